/**
 * Links to a table in its present state, and what copies text to the clipboard. Python reads a
 * link's state and judges it; here it is opaque.
 */

/** @import { HostElement, TableElement } from "../protocol.js" */

const FRAGMENT = /^#(t-[^=]*)=(.*)$/s;

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
 * Find the table that a fragment opens.
 *
 * @template {{ id: string }} Table
 * @param {string} fragment as in `location.hash`
 * @param {Table[]} tables the page's
 * @returns {{ table: Table, link: string } | null} with the link's data. If the fragment names no
 *   table of the page, the first table gets the whole fragment, which it will report as unreadable.
 *   null if it is not a `LinkFragment`
 */
export function parseFragment(fragment, tables) {
  const [all, id, link] = FRAGMENT.exec(fragment) ?? [];
  if (all === undefined || !tables.length) return null;
  const table = tables.find((each) => each.id === id);
  return table ? { table, link } : { table: tables[0], link: all };
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
