/**
 * The tasks that the reader has done: their format, as text, and where they are stored.
 *
 * A page goes by its file name, so progress in one language is progress in all.
 */
import { read, remove, write } from "./device.js";

/** @import { StoredProgress } from "../protocol.js" */

/**
 * By page, the names of the tasks that are done, and how many tasks there are.
 *
 * @typedef {Map<string, { done: Set<string>, of: number }>} Progress
 */

export const KEY = "alcalde.progress";
/** The longest text that is read, in characters. */
export const MAX_LENGTH = 100_000;
const VERSION = 1;
const NAME = /^[\w-]{1,60}$/;
const MAX_TASKS = 1000;

/**
 * Return a page's name.
 *
 * @param {string} path of its address, such as `/es/02-play.html`
 * @returns {string} such as `02-play`
 */
export function pageName(path) {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.html$/, "") || "index";
}

/**
 * Parse progress, as `serialiseProgress` writes it.
 *
 * @param {string | null} text
 * @returns {Progress | null} null if it is something else
 */
export function parseProgress(text) {
  if (!text || text.length > MAX_LENGTH) return null;
  try {
    const { v, pages } = JSON.parse(text);
    if (v !== VERSION || Object(pages) !== pages || Array.isArray(pages)) return null;
    /** @type {Progress} */
    const progress = new Map();
    for (const [page, { done, of }] of Object.entries(pages)) {
      if (!NAME.test(page) || !Array.isArray(done) || !done.every(isName)) return null;
      if (!Number.isInteger(of) || of < 0 || of > MAX_TASKS) return null;
      progress.set(page, { done: new Set(done), of });
    }
    return progress;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
function isName(value) {
  return typeof value === "string" && NAME.test(value);
}

/**
 * Serialise progress, pages and tasks in alphabetical order.
 *
 * @param {Progress} progress
 * @returns {string} `StoredProgress` as JSON
 */
export function serialiseProgress(progress) {
  const pages = [...progress].sort().map(([page, { done, of }]) => {
    return [page, { done: [...done].sort(), of }];
  });
  /** @type {StoredProgress} */
  const stored = { v: VERSION, pages: Object.fromEntries(pages) };
  return JSON.stringify(stored);
}

/**
 * Merge two readers' progress: what either has done is done.
 *
 * @param {Progress} own
 * @param {Progress} other
 * @returns {Progress}
 */
export function mergeProgress(own, other) {
  const all = new Map(own);
  for (const [page, { done, of }] of other) {
    const here = own.get(page);
    all.set(page, { done: new Set([...(here?.done ?? []), ...done]), of: here?.of ?? of });
  }
  return all;
}

/** Create the store of the progress: on this device or, where the browser refuses, in memory. */
export function createStore() {
  /** @type {Progress | null} what the browser did not store */
  let memory = null;
  return {
    /** Return the stored progress. */
    load() {
      return memory ?? parseProgress(read(KEY)) ?? /** @type {Progress} */ (new Map());
    },

    /**
     * Store progress.
     *
     * @param {Progress} progress
     * @returns {boolean} whether the browser has stored it
     */
    save(progress) {
      memory = write(KEY, serialiseProgress(progress)) ? null : progress;
      return !memory;
    },

    /**
     * Try whether the browser stores anything.
     *
     * @returns {boolean}
     */
    works() {
      const works = write(`${KEY}.try`, "");
      remove((key) => key === `${KEY}.try`);
      return works;
    },

    /** Remove the stored progress. */
    clear() {
      remove((key) => key === KEY);
    },

    /** Forget what the browser did not store. */
    forget() {
      memory = null;
    },
  };
}
