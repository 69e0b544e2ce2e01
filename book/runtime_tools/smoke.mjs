/**
 * Starts Python in Node as the worker of a page with one kind of table in one language would, from
 * a runtime folder that has been built, and runs a Python file in it; prints what that file's
 * `main(kind, lang)` returns.
 *
 *     node smoke.mjs <runtime folder> <Python file> <kind> <language>
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { archivesFor } from "../../widgets/alcalde_widgets/static/hosts/archives.js";
import { unzip } from "../../widgets/alcalde_widgets/static/hosts/unzip.js";

const [runtime, script] = process.argv.slice(2, 4).map((name) => path.resolve(name));
const [kind, lang] = process.argv.slice(4);
const list = JSON.parse(await readFile(path.join(runtime, "archives.json"), "utf8"));
const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve("pyodide/package.json"));
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
/** @type {import("pyodide").Lockfile} */
const { info } = JSON.parse(await readFile(path.join(folder, "pyodide-lock.json"), "utf8"));

try {
  const python = await loadPyodide({
    lockFileContents: { info, packages: {} },
    stdLibURL: path.join(runtime, "python_stdlib.zip"),
    async fsInit(FS, { sitePackages }) {
      for (const archive of archivesFor(list, [{ kind, lang }])) {
        for (const [name, content] of unzip(await readFile(path.join(runtime, `${archive}.zip`)))) {
          const file = `${sitePackages}/${name}`;
          FS.mkdirTree(path.dirname(file));
          FS.writeFile(file, content);
        }
      }
    },
  });
  python.FS.writeFile("/script.py", await readFile(script));
  python.runPython("import sys; sys.path.insert(0, '/')");
  console.log(python.pyimport("script").main(kind, lang));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
