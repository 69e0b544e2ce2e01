// Pyodide, the engine, and the same measuring as outside the browser.
import { loadPyodide } from "./pyodide/pyodide.mjs";

self.onmessage = async ({ data: deals }) => {
  const pyodide = await loadPyodide();
  const engine = await fetch(new URL("./engine.zip", import.meta.url));
  pyodide.unpackArchive(await engine.arrayBuffer(), "zip", { extractDir: "/engine" });
  pyodide.runPython("import sys; sys.path.insert(0, '/engine')");
  self.postMessage(pyodide.pyimport("benchmarks.replies").report(deals));
};
