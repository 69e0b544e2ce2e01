// The least that answers: Pyodide as it comes, and one sum.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
self.postMessage(pyodide.runPython("1+1"));
