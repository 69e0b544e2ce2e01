/**
 * The engine as the page sees it: Python in a worker, which is started, answers questions, and may
 * fail, die without a word or be stopped.
 *
 * While Python computes, the worker hears nothing; but it can send. It sends a sign of life before
 * it turns to a question, so that a worker that is gone is told from one that is busy.
 */
import * as Comlink from "comlink";

/** @import { EngineState, EngineWorker, Question, SavedTable, SignOfLife } from "../protocol.js" */

/**
 * For how many milliseconds the worker may give no sign of life: before it is ready, before it
 * turns to a question, and while Python computes. Estimates with ample room for slow phones: on a
 * laptop the longest question takes a fraction of a second.
 */
export const PATIENCE = { loading: 60_000, asked: 15_000, busy: 150_000 };

/** What the worker sends as a sign of life. @type {SignOfLife} */
const SIGN_OF_LIFE = "alive";

/** The worker has died: with another one the same may go well. */
class Death extends Error {}

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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watchdog;
  /** Ends the present worker. @type {(error: unknown) => void} */
  let end = () => {};
  /** How many questions have no answer yet. */
  let open = 0;
  /** Whether Python is computing. */
  let busy = false;
  /** Whether a worker that dies is replaced: only once until one has answered. */
  let spare = true;

  /** @param {EngineState} next */
  function setState(next) {
    state = next;
    onState(next);
  }

  /** Wait anew for the next sign of life, as after a rest in the browser's back-forward cache. */
  function resetWatchdog() {
    clearTimeout(watchdog);
    if (state !== "loading" && !open) return;
    const patience = PATIENCE[state === "loading" ? state : busy ? "busy" : "asked"];
    watchdog = setTimeout(() => end(new Death("silent")), patience);
  }

  /**
   * Count a question as answered, unless its worker has been replaced since.
   *
   * @param {typeof remote} by
   */
  function answered(by) {
    if (by !== remote) return;
    open -= 1;
    busy = false;
    resetWatchdog();
  }

  /** Start a worker. */
  async function launch() {
    open = 0;
    busy = false;
    setState("loading");
    /** @type {Worker | null} */
    let process = null;
    /** @type {(error: unknown) => void} */
    let fail = () => {};
    /** @type {Promise<never>} */
    const failure = new Promise((_, reject) => {
      end = fail = reject;
    });
    failure.catch((error) => {
      console.warn(error);
      clearTimeout(watchdog);
      process?.terminate();
      remote = null;
      if (!(error instanceof Death && spare)) return setState("failed");
      spare = false;
      launch();
    });
    try {
      process = worker();
      process.onerror = ({ message }) => {
        fail(state === "live" ? new Death(message) : new Error(message || "worker"));
      };
      process.addEventListener("message", ({ data }) => {
        if (data !== SIGN_OF_LIFE) return;
        busy = state === "live";
        resetWatchdog();
      });
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
  }

  return {
    /** The engine's state. */
    get state() {
      return state;
    },

    /** Start the engine unless it has started; after a failure, try again. */
    async start() {
      if (state === "loading" || state === "live") return;
      spare = true;
      await launch();
    },

    /** End what the engine is doing, and the engine; it can be started again. */
    stop() {
      end(new Error("stopped"));
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
      const asked = remote;
      if (!asked) throw new Error("the engine is not live");
      open += 1;
      if (open === 1) resetWatchdog();
      try {
        const html = await asked.answer(...question).finally(() => answered(asked));
        spare = true;
        return html;
      } catch (error) {
        const python = /** @type {Error} */ (error).name === "PythonError";
        if (!python && asked === remote) end(new Death(String(error)));
        throw error;
      }
    },
  };
}
