/**
 * Tables that go on where they stood: what their HTML carries is kept on this device after every
 * action. Pages go by their file's name, so a game that was begun in one language goes on in all.
 */
import { pageName } from "./progress.js";

const KEY = "alcalde.table.";
/**
 * By table, what this page has kept or found kept last: anything else is another page's.
 *
 * @type {WeakMap<Element, string | null>}
 */
const known = new WeakMap();
const keyOf = (table) => `${KEY}${pageName(location.pathname)}.${table.id}`;

/**
 * @param {HTMLElement} table
 * @returns {string | null} what was kept of it; null: nothing, or the browser keeps nothing
 */
export function kept(table) {
  if (table.dataset.keep === undefined) return null;
  try {
    const found = localStorage.getItem(keyOf(table));
    known.set(table, found);
    return found;
  } catch {
    return null;
  }
}

/**
 * @param {HTMLElement} table
 * @returns {string | null} what another page has kept of it since this one looked last
 */
export function keptElsewhere(table) {
  const before = known.get(table);
  const found = kept(table);
  return found === before ? null : found;
}

/**
 * Keeps a table that wants it; where the browser will not, the table says so.
 *
 * @param {HTMLElement} table
 * @returns {boolean} whether it wants it
 */
export function keep(table) {
  if (table.dataset.keep === undefined) return false;
  try {
    localStorage.setItem(keyOf(table), table.dataset.state);
    known.set(table, table.dataset.state);
  } catch {
    table.querySelector("[data-when-unkept]").hidden = false;
  }
  return true;
}

/** Forgets every table of every page. */
export function forget() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY)) localStorage.removeItem(key);
    }
  } catch {
    // Then there was nothing either.
  }
}
