/**
 * Links to a table in its present state, and what copies text to the clipboard. Python reads a
 * link's state and judges it; here it is opaque.
 */

/** @import { HostElement, TableElement } from "../protocol.js" */

const ENCODED = /(?:%[\da-f]{2})+/gi;
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** How often an address is decoded: programs that pass it on encode it again. */
const DECODINGS = 5;

/**
 * Return the address of a table in a state.
 *
 * @param {string} address the page's
 * @param {string} id the table's element's: `t-NAME`
 * @param {string} state JSON
 * @returns {string} ends in a `LinkFragment` of protocol.d.ts
 */
export function linkTo(address, id, state) {
  let binary = "";
  for (const byte of new TextEncoder().encode(state)) binary += String.fromCharCode(byte);
  const data = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${address.split("#")[0]}#${id}=${data}`;
}

/**
 * Find the table that a fragment opens, also if the address was encoded, wrapped or typeset on its
 * way to the reader.
 *
 * @template {{ id: string }} Table
 * @param {string} fragment as in `location.hash`
 * @param {Table[]} tables the page's
 * @param {(id: string) => boolean} [isPlace] tells whether an element of the page has this id
 * @returns {{ table: Table, link: string | null } | null} with the link's data; with null if only
 *   the table is named. If the fragment names no table of the page, the first table gets all of it,
 *   which it will report as unreadable. null if it is no `LinkFragment` and nearly none
 */
export function parseFragment(fragment, tables, isPlace = () => false) {
  const text = repair(fragment);
  if (!/^t-/i.test(text) || !tables.length || isPlace(text)) return null;
  const start = text.toLowerCase();
  const [table] = tables
    .filter(({ id }) => start.startsWith(id.toLowerCase()))
    .sort((a, b) => b.id.length - a.id.length);
  if (!table) return { table: tables[0], link: text };
  const rest = text.slice(table.id.length);
  return { table, link: /[=\w]/.test(rest) ? rest.replace(/^=/, "") : null };
}

/**
 * Undo what mail programs, chats and word processors do to a fragment.
 *
 * @param {string} fragment
 * @returns {string} without what stands before the name
 */
function repair(fragment) {
  let text = fragment;
  for (let times = 0, before = ""; times < DECODINGS && text !== before; times += 1) {
    before = text;
    text = text.replace(ENCODED, decode).replaceAll("&amp;", "&");
    text = text.replace(/&(?:equals|#61|#x3d);/gi, "=");
  }
  text = text.replace(UNSEEN, "").replace(DASHES, "-").replace(/^\W+/, "");
  return text.replace(/^[^=]*/, (name) => name.replace(/\s/g, ""));
}

/** @param {string} encoded */
function decode(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Copy the address of a table and say so. Where the browser refuses that, put it into the address
 * bar and into a field, selected, to be copied by hand.
 *
 * @param {TableElement} table
 */
export async function copyLink(table) {
  const address = linkTo(location.href, table.id, table.dataset.link ?? table.dataset.state);
  if (await copyText(address)) return announce(table, "[data-when-copied]");
  history.replaceState(history.state, "", address);
  const field = /** @type {HTMLInputElement} */ (table.querySelector("[data-host=address]"));
  field.value = address;
  field.hidden = false;
  select(field);
}

/**
 * Copy what a field contains and say so. Where the browser refuses that, select it, to be copied by
 * hand.
 *
 * @param {TableElement} table
 * @param {HostElement} button names the field in `data-field`; the sentence is beside it
 */
export async function copyField(table, button) {
  const selector = `#${CSS.escape(/** @type {string} */ (button.dataset.field))}`;
  const field = /** @type {HTMLInputElement} */ (table.querySelector(selector));
  const parent = /** @type {Element} */ (button.parentElement);
  if (await copyText(field.value)) announce(parent, "[data-said]");
  else select(field);
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser allowed it
 */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {HTMLInputElement} field */
function select(field) {
  field.focus();
  field.select();
}

/**
 * Show a sentence, anew each time: screen readers read out only what changes.
 *
 * @param {Element | TableElement} parent
 * @param {string} selector
 */
function announce(parent, selector) {
  const sentence = /** @type {HTMLElement} */ (parent.querySelector(selector));
  sentence.hidden = true;
  requestAnimationFrame(() => {
    sentence.hidden = false;
  });
}
