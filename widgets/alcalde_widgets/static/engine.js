import * as Comlink from "comlink";

const PATIENCE = 45_000;

/** @typedef {"idle" | "loading" | "live" | "failed"} State */

/**
 * The engine as the page sees it: asleep, coming, there, or not to be had.
 *
 * @param {{
 *   worker: () => Worker,
 *   interpreter: (onLoaded: (loaded: number) => void) => Promise<WebAssembly.Module>,
 *   tables: () => [string, string][],
 *   onState: (state: State) => void,
 *   onLoaded: (loaded: number) => void,
 * }} page makes a worker; fetches and compiles the interpreter; says which tables to draw first;
 *   is told of every change of state and, while loading, how many bytes have come
 */
export function createEngine({ worker, interpreter, tables, onState, onLoaded }) {
  let state = "idle";
  let remote = null;
  let process = null;
  let watchdog = 0;
  let giveUp = () => {};

  function become(next) {
    state = next;
    onState(next);
  }

  function wait() {
    clearTimeout(watchdog);
    if (state !== "loading") return;
    watchdog = setTimeout(() => giveUp(new Error("nothing has come for too long")), PATIENCE);
  }

  return {
    get state() {
      return state;
    },

    /** Starts the engine, unless it has started; after a failure, tries once more. */
    async start() {
      if (state === "loading" || state === "live") return;
      become("loading");
      const failure = new Promise((_, reject) => (giveUp = reject));
      failure.catch((error) => {
        console.warn(error);
        clearTimeout(watchdog);
        process?.terminate();
        remote = process = null;
        become("failed");
      });
      try {
        process = worker();
        process.onerror = (event) => giveUp(new Error(event.message || "worker"));
        const link = Comlink.wrap(process);
        const parts = [0, 0];
        const count = (part) => (loaded) => {
          wait();
          parts[part] = loaded;
          onLoaded(parts[0] + parts[1]);
        };
        wait();
        const booted = async () => {
          const compiled = interpreter(count(0));
          compiled.catch(() => {}); // it is awaited below, perhaps only after it has failed
          await link.watch(Comlink.proxy(count(1)));
          await link.boot(await compiled, tables());
        };
        await Promise.race([booted(), failure]);
        clearTimeout(watchdog);
        remote = { answer: (...asked) => Promise.race([link.answer(...asked), failure]) };
        become("live");
      } catch (error) {
        giveUp(error);
      }
    },

    /** Ends what the engine is doing and has it gone; it can be started again. */
    stop() {
      giveUp(new Error("stopped"));
    },

    /** Starts counting a stall anew, as after a rest in the browser's back-forward cache. */
    wake: wait,

    /**
     * @param {string[]} asked what the worker's `answer` takes
     * @returns {Promise<string>} the table as HTML; rejects when Python failed over this action,
     *   and with the engine failed when it died
     */
    async answer(...asked) {
      try {
        return await remote.answer(...asked);
      } catch (error) {
        // What Python raises concerns one action; anything else means that the engine is gone.
        if (error.name !== "PythonError") giveUp(error);
        throw error;
      }
    },
  };
}
