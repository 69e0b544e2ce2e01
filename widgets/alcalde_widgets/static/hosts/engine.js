/**
 * The engine as the page sees it: Python in a worker, which is started, answers questions, and may
 * fail or be stopped.
 */
import * as Comlink from "comlink";

/** @import { EngineState, EngineWorker, Question, SavedTable } from "../protocol.js" */

/** After how many milliseconds without a new byte the start counts as failed. */
const STALL_TIMEOUT = 45_000;

/**
 * Create the engine; it does not start yet.
 *
 * @param {object} page
 * @param {() => Worker} page.worker creates the worker
 * @param {(onLoaded: (loaded: number) => void) => Promise<WebAssembly.Module>} page.interpreter
 *   fetches and compiles the interpreter
 * @param {() => SavedTable[]} page.tables returns the tables to be drawn first
 * @param {(state: EngineState) => void} page.onState called with every new state
 * @param {(loaded: number) => void} page.onLoaded called while loading with the number of bytes so
 *   far
 */
export function createEngine({ worker, interpreter, tables, onState, onLoaded }) {
  /** @type {EngineState} */
  let state = "idle";
  /** @type {{ answer(...question: Question): Promise<string> } | null} */
  let remote = null;
  /** @type {Worker | null} */
  let process = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watchdog;
  /** @type {(error: unknown) => void} */
  let fail = () => {};

  /** @param {EngineState} next */
  function setState(next) {
    state = next;
    onState(next);
  }

  /** Start the time-out anew, as after a rest in the browser's back-forward cache. */
  function resetWatchdog() {
    clearTimeout(watchdog);
    if (state !== "loading") return;
    watchdog = setTimeout(() => fail(new Error("stalled")), STALL_TIMEOUT);
  }

  return {
    /** The engine's state. */
    get state() {
      return state;
    },

    /** Start the engine unless it has started; after a failure, try again. */
    async start() {
      if (state === "loading" || state === "live") return;
      setState("loading");
      /** @type {Promise<never>} */
      const failure = new Promise((_, reject) => {
        fail = reject;
      });
      failure.catch((error) => {
        console.warn(error);
        clearTimeout(watchdog);
        process?.terminate();
        remote = process = null;
        setState("failed");
      });
      try {
        process = worker();
        process.onerror = (event) => fail(new Error(event.message || "worker"));
        /** @type {Comlink.Remote<EngineWorker>} */
        const link = Comlink.wrap(process);
        const parts = [0, 0];
        /** @param {0 | 1} part */
        const count = (part) => (/** @type {number} */ loaded) => {
          resetWatchdog();
          parts[part] = loaded;
          onLoaded(parts[0] + parts[1]);
        };
        resetWatchdog();
        const boot = async () => {
          const compiled = interpreter(count(0));
          compiled.catch(() => {}); // awaited below, perhaps only after it has failed
          await link.watch(Comlink.proxy(count(1)));
          await link.boot(await compiled, tables());
        };
        await Promise.race([boot(), failure]);
        clearTimeout(watchdog);
        remote = { answer: (...question) => Promise.race([link.answer(...question), failure]) };
        setState("live");
      } catch (error) {
        fail(error);
      }
    },

    /** End what the engine is doing, and the engine; it can be started again. */
    stop() {
      fail(new Error("stopped"));
    },

    resetWatchdog,

    /**
     * Ask the live engine.
     *
     * @param {Question} question
     * @returns {Promise<string>} the table as HTML; rejects with a `PythonError` if Python raised,
     *   which concerns this action alone, and with anything else when the engine has died
     */
    async answer(...question) {
      try {
        return await /** @type {NonNullable<typeof remote>} */ (remote).answer(...question);
      } catch (error) {
        if (/** @type {Error} */ (error).name !== "PythonError") fail(error);
        throw error;
      }
    },
  };
}
