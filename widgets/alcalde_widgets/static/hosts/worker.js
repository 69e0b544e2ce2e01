/**
 * Python in a worker, which answers for all tables of a page.
 *
 * Its files are beside it, except for the interpreter, which the page compiles and sends. The
 * worker's name lists the archives of Python modules to load.
 */
import { loadPyodide } from "pyodide";
import * as Comlink from "comlink";
import { unzip } from "./unzip.js";
import { download } from "./download.js";

/** @import { EngineWorker, PageModule, SignOfLife } from "../protocol.js" */

const LIBRARY = "python_stdlib.zip";

const folder = new URL("./", import.meta.url).href;
/** @type {((loaded: number) => void) & Partial<Comlink.ProxyMethods>} */
let report = () => {};
/** @type {PageModule["answer"]} */
let answer;

// Start at once, before anyone asks: the network takes longest.
const archives = self.name.split(" ");
const files = download(folder, [LIBRARY, ...archives], (loaded) => report(loaded));
/** @param {string} name */
const content = (name) => files[name].then((response) => response.arrayBuffer());
const library = content(LIBRARY);
const packages = Promise.all(archives.map(content));
const arrived = Promise.all([library, packages]);
arrived.catch(() => {});
const script = import(`${folder}pyodide.asm.js`);
script.catch(() => {});

/**
 * Give Pyodide what is here already, or on its way, where it would ask the network.
 *
 * @param {WebAssembly.Module} module
 */
function interceptRequests(module) {
  const { fetch } = globalThis;
  /** @type {Record<string, typeof fetch>} */
  const ready = {
    [`${folder}pyodide.asm.wasm`]: async () => new Response(),
    [folder + LIBRARY]: async () => new Response(await library),
  };
  globalThis.fetch = (input, init) => {
    const address = /** @type {Request} */ (input).url ?? input;
    return (ready[address] ?? fetch)(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

/**
 * Tell the page that the worker lives, before Python keeps it from hearing anything.
 *
 * @param {SignOfLife} [sign]
 */
const live = (sign = "alive") => self.postMessage(sign);

/** @type {EngineWorker} */
const engine = {
  watch(onLoaded) {
    report = onLoaded;
  },

  async boot(module, tables) {
    await script;
    interceptRequests(module);
    const python = await Promise.race([
      loadPyodide({
        indexURL: folder,
        lockFileContents: { info: LOCK_INFO, packages: {} },
        packageBaseUrl: folder,
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
      // If a file is missing, this rejects, whereas Pyodide would wait for ever.
      arrived.then(() => new Promise(() => {})),
    ]);
    live();
    /** @type {PageModule} */
    const page = python.pyimport("alcalde_widgets.hosts.page");
    live();
    page.warm(JSON.stringify(tables));
    answer = page.answer;
    report[Comlink.releaseProxy]?.();
  },

  answer(...question) {
    live();
    return answer(...question);
  },
};

Comlink.expose(engine);
