/**
 * Runs archive.py inside the Pyodide that the pages load, so that it compiles for itself.
 *
 *     node cut.mjs <root of the project> <output folder>
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [root, out] = process.argv.slice(2).map((folder) => path.resolve(folder));
const tools = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const pyodideFolder = path.dirname(require.resolve("pyodide/package.json"));
/** @type {import("pyodide").Lockfile} */
const { info } = JSON.parse(await readFile(path.join(pyodideFolder, "pyodide-lock.json"), "utf8"));
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")).href);

const pyodide = await loadPyodide({
  // No bytecode files beside the sources; no column numbers in what is compiled.
  args: ["-B", "-X", "no_debug_ranges"],
  // The order of sets of names ends up in the bytecode.
  env: { PYTHONHASHSEED: "0" },
  lockFileContents: { info, packages: {} },
});
const folders = {
  "/tools/book/runtime_tools": tools,
  "/root": root,
  "/out": out,
  "/stock": pyodideFolder,
};
for (const [mount, folder] of Object.entries(folders)) pyodide.mountNodeFS(mount, folder);
try {
  pyodide.runPython(`
    import sys
    sys.path.insert(0, "/tools")
    from book.runtime_tools import archive
    archive.main("/stock/python_stdlib.zip", "/root", "/out")
  `);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
