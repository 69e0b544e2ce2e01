/**
 * The engine's home on a page: Python, in a worker of its own.
 *
 * Its files lie beside it. Their sizes are written in when the page home is built.
 */
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
import { download } from "./download.js";
import { unzip } from "./unzip.js";

/* global FILE_SIZES, LOCK_INFO */
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const PACKAGES = "packages.zip";

const home = new URL("./", import.meta.url);
let tell = () => {};
let answer;

// All at once and before anyone asks: the network is what takes long.
const files = download(home, FILE_SIZES, (loaded, total) => tell(loaded, total));
const library = files[LIBRARY].then((response) => response.arrayBuffer());
const packages = files[PACKAGES].then((response) => response.arrayBuffer());
for (const file of [files[WASM], library, packages]) file.catch(() => {});

/** Gives Pyodide the files that are under way already, when it asks for them by address. */
function serveOwnFiles() {
  const { fetch } = globalThis;
  const ready = {
    [new URL(WASM, home)]: () => files[WASM],
    [new URL(LIBRARY, home)]: async () => new Response(await library),
  };
  globalThis.fetch = (input, init) => ready[input.url ?? input]?.() ?? fetch(input, init);
}

/** Rejects when the compiler refuses: Pyodide itself would only log it and wait for ever. */
function compilerRefusal() {
  return new Promise((_, reject) => {
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...given) => {
      try {
        return await instantiateStreaming.apply(WebAssembly, given);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

async function loaded() {
  await Promise.all([library, packages]);
  return new Promise(() => {});
}

Comlink.expose({
  /**
   * Starts Python and draws the page's tables once, so that the first answer is quick.
   *
   * @param {[string, string][]} tables kinds and saved states
   * @param {(loaded: number, total: number) => void} onProgress
   */
  async boot(tables, onProgress) {
    tell = onProgress;
    serveOwnFiles();
    const python = await Promise.race([
      loadPyodide({
        indexURL: home.href,
        lockFileContents: { info: LOCK_INFO, packages: {} },
        packageBaseUrl: home.href,
        async fsInit(FS, { sitePackages }) {
          for (const [name, content] of unzip(new Uint8Array(await packages))) {
            const path = `${sitePackages}/${name}`;
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            FS.writeFile(path, content, { canOwn: true });
          }
        },
      }),
      compilerRefusal(),
      loaded(),
    ]);
    const page = python.pyimport("alcalde_widgets.page");
    page.warm(JSON.stringify(tables));
    answer = page.answer;
  },

  /**
   * Does one action on a saved table.
   *
   * @param {string} kind
   * @param {string} state JSON
   * @param {string} name
   * @param {string} args JSON
   * @returns {string} the table as HTML
   */
  answer(kind, state, name, args) {
    return answer(kind, state, name, args);
  },
});
