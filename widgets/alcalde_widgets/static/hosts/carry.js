/**
 * What goes along when the reader switches the language: tables as they stand, in the storage of
 * the tab, and a link to a table in the address. What else is in the address goes along with the
 * link to the other language itself (book.js).
 */
import { pageName } from "./progress.js";
import { linkTo, parseFragment } from "./share.js";

/** @import { BookElement, Carried, TableElement } from "../protocol.js" */

const KEY = "alcalde.carried";

/**
 * Carry tables to the same page in another language, which a link leads to.
 *
 * @param {BookElement & HTMLAnchorElement} link
 * @param {TableElement[]} tables those that have changed
 * @param {TableElement[]} all the page's
 */
export function carryTables(link, tables, all) {
  const opened = parseFragment(location.hash, all, isPlace);
  if (opened?.link) {
    const { id, dataset } = opened.table;
    link.hash = linkTo("", id, dataset.link ?? dataset.state);
  }
  /** @type {Carried} */
  const carried = {
    lang: String(link.dataset.lang),
    page: pageName(link.pathname),
    states: Object.fromEntries(tables.map(({ id, dataset: { state } }) => [id, state])),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Storage refused: the tables start from their examples.
  }
}

/**
 * Return the states of tables that were carried to this page, once.
 *
 * @returns {Record<string, string>} by the ids of the tables
 */
export function takeCarried() {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    /** @type {Partial<Carried>} */
    const { lang, page, states } = JSON.parse(stored ?? "{}");
    const here = document.documentElement.lang.slice(0, 2);
    return lang === here && page === pageName(location.pathname) ? (states ?? {}) : {};
  } catch {
    return {};
  }
}

/**
 * Tell whether an element of the page has an id.
 *
 * @param {string} id
 */
export function isPlace(id) {
  return document.getElementById(id) !== null;
}
