/**
 * The engine's home on a page: Python, in a worker of its own.
 *
 * Its files lie beside it, except for the compiled interpreter, which the page hands over. Which
 * archives of our modules it loads is its name, by which the page calls it.
 */
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
import { download } from "./download.js";
import { unzip } from "./unzip.js";

/* global LOCK_INFO: written in when the page home is built */
const LIBRARY = "python_stdlib.zip";

const home = new URL("./", import.meta.url);
let tell = () => {};
let answer;

// At once, before anyone asks: the network is what takes long.
const archives = self.name.split(" ");
const files = download(home, [LIBRARY, ...archives], (loaded) => tell(loaded));
const content = (name) => files[name].then((response) => response.arrayBuffer());
const library = content(LIBRARY);
const packages = Promise.all(archives.map(content));
const arrived = Promise.all([library, packages]);
arrived.catch(() => {});
const script = import(new URL("pyodide.asm.js", home));
script.catch(() => {});

/** Has Pyodide find what is here already, or under way, where it would ask the network. */
function standIn(module) {
  const { fetch } = globalThis;
  const ready = {
    [new URL("pyodide.asm.wasm", home)]: async () => null,
    [new URL(LIBRARY, home)]: async () => new Response(await library),
  };
  globalThis.fetch = (input, init) => (ready[input.url ?? input] ?? fetch)(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

Comlink.expose({
  /**
   * Starts Python and draws the page's tables once, so that the first answer is quick.
   *
   * @param {WebAssembly.Module} module the interpreter
   * @param {[string, string][]} tables kinds and saved states
   */
  async boot(module, tables) {
    await script;
    standIn(module);
    const python = await Promise.race([
      loadPyodide({
        indexURL: home.href,
        lockFileContents: { info: LOCK_INFO, packages: {} },
        packageBaseUrl: home.href,
        async fsInit(FS, { sitePackages }) {
          for (const archive of await packages) {
            for (const [name, content] of unzip(new Uint8Array(archive))) {
              const path = `${sitePackages}/${name}`;
              FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
              FS.writeFile(path, content, { canOwn: true });
            }
          }
        },
      }),
      // Without its files Pyodide would wait for ever.
      arrived.then(() => new Promise(() => {})),
    ]);
    const page = python.pyimport("alcalde_widgets.hosts.page");
    page.warm(JSON.stringify(tables));
    answer = page.answer;
    tell[Comlink.releaseProxy]();
  },

  /**
   * Has the page told of the bytes that this worker has fetched; before `boot`.
   *
   * @param {(loaded: number) => void} onLoaded
   */
  watch(onLoaded) {
    tell = onLoaded;
  },

  /**
   * Does one action on a saved table.
   *
   * @param {string} kind
   * @param {string} state JSON
   * @param {string} name
   * @param {string} args JSON
   * @param {string} lang the table's language, where its state does not say
   * @param {string} id the table's id, where its state does not say
   * @returns {string} the table as HTML
   */
  answer(kind, state, name, args, lang, id) {
    return answer(kind, state, name, args, lang, id);
  },
});
