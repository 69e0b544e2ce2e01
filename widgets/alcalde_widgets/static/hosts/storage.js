/**
 * Stores tables with `data-keep` on this device after every action, so that they continue where
 * they were left. The page's file name is part of the key: a game begun in one language continues
 * in all.
 */
import { read, remove, write } from "./device.js";
import { pageName } from "./progress.js";

/** @import { TableElement } from "../protocol.js" */

const PREFIX = "alcalde.table.";
/** Where the mark is stored that changes whenever the reader clears everything. */
export const FORGOTTEN = "alcalde.forgotten";

/** The mark that this page goes by. */
let mark = read(FORGOTTEN);

/**
 * By table, the state that this page has stored or loaded last: any other comes from another page.
 *
 * @type {WeakMap<TableElement, string | null>}
 */
const known = new WeakMap();

/** @type {(table: TableElement) => `${typeof PREFIX}${string}`} */
const keyOf = ({ id }) => `${PREFIX}${pageName(location.pathname)}.${id}`;

/**
 * Return the stored state of a table.
 *
 * @param {TableElement} table
 * @returns {string | null} null if nothing is stored
 */
export function loadTable(table) {
  if (table.dataset.keep === undefined) return null;
  const found = read(keyOf(table));
  known.set(table, found);
  return found;
}

/**
 * Return the stored state of a table if another page has stored it since this one looked.
 *
 * @param {TableElement} table
 * @returns {string | null} null if nothing is new
 */
export function loadNewerTable(table) {
  const before = known.get(table);
  const found = loadTable(table);
  return found === before ? null : found;
}

/**
 * Store the state of a table with `data-keep`. Where the browser refuses, the table says so.
 *
 * @param {TableElement} table
 * @returns {boolean} whether it has `data-keep`
 */
export function saveTable(table) {
  const { keep, state } = table.dataset;
  if (keep === undefined) return false;
  if (write(keyOf(table), state)) {
    known.set(table, state);
  } else {
    /** @type {HTMLElement} */ (table.querySelector("[data-when-unkept]")).hidden = false;
  }
  return true;
}

/** Remove every stored table of every page, and have other pages forget what they remember. */
export function clearTables() {
  remove((key) => key.startsWith(PREFIX));
  write(FORGOTTEN, crypto.getRandomValues(new Uint32Array(2)).join("-"));
}

/** Return the mark that this page goes by; null if nothing was ever cleared. */
export function forgottenMark() {
  return mark;
}

/**
 * Tell whether the reader has cleared everything since the page asked last; until it has asked, it
 * must store nothing.
 *
 * @returns {boolean}
 */
export function wasForgotten() {
  const before = mark;
  mark = read(FORGOTTEN);
  return mark !== before;
}
