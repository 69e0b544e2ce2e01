/**
 * Starts Python in Node as a page's worker would, from a page home that has been built, and runs
 * a Python file in it; prints what that file's `main()` returns.
 *
 *     node smoke.mjs <page home> <Python file>
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { unzip } from "../../widgets/alcalde_widgets/static/unzip.js";

const [home, script] = process.argv.slice(2).map((name) => path.resolve(name));
const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve("pyodide/package.json"));
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
const { info } = require("pyodide/pyodide-lock.json");

try {
  const python = await loadPyodide({
    lockFileContents: { info, packages: {} },
    stdLibURL: path.join(home, "python_stdlib.zip"),
    async fsInit(FS, { sitePackages }) {
      for (const [name, content] of unzip(await readFile(path.join(home, "packages.zip")))) {
        const file = `${sitePackages}/${name}`;
        FS.mkdirTree(path.dirname(file));
        FS.writeFile(file, content);
      }
    },
  });
  python.FS.writeFile("/script.py", await readFile(script));
  python.runPython("import sys; sys.path.insert(0, '/')");
  console.log(python.pyimport("script").main());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
