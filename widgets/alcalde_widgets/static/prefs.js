/**
 * What the reader chose on one table and means for all, such as the pack; kept on this device.
 */

const KEY = "alcalde";

/** @returns {object} what is remembered; empty where the browser remembers nothing */
export function remembered() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY)));
  } catch {
    return {};
  }
}

/**
 * Keeps choices, as far as the browser lets us.
 *
 * @param {object} choices
 */
export function remember(choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...choices }));
  } catch {
    // Storage is full or refused: the choice holds for this page.
  }
}

/**
 * Says what a table would have to take over.
 *
 * @param {HTMLElement} table
 * @param {object} choices
 * @returns {object | null} the table's preferences with these choices; null: it has them already
 */
export function differing(table, choices) {
  const own = JSON.parse(table.dataset.prefs ?? "{}");
  const wanted = { ...own };
  for (const name of Object.keys(own)) if (name in choices) wanted[name] = choices[name];
  return JSON.stringify(own) === JSON.stringify(wanted) ? null : wanted;
}
