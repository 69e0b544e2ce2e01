/**
 * The choices that a reader makes on one table for all of them, such as the pack; stored on this
 * device.
 */
import { read, write } from "./device.js";

/** @import { Preferences, TableElement } from "../protocol.js" */

const KEY = "alcalde";

/**
 * Return the stored choices.
 *
 * @returns {Partial<Preferences>} empty where nothing is stored
 */
export function loadPreferences() {
  try {
    return Object(JSON.parse(read(KEY) ?? ""));
  } catch {
    return {};
  }
}

/**
 * Store choices; where the browser refuses, they hold for this page.
 *
 * @param {Preferences} choices
 */
export function savePreferences(choices) {
  write(KEY, JSON.stringify({ ...loadPreferences(), ...choices }));
}

/**
 * Return what a table has to change to follow choices.
 *
 * @param {TableElement} table
 * @param {Partial<Preferences>} choices
 * @returns {Preferences | null} the table's preferences with these choices; null if nothing changes
 */
export function changedPreferences(table, choices) {
  const own = JSON.parse(table.dataset.prefs);
  const wanted = { ...own };
  for (const name of /** @type {(keyof Preferences)[]} */ (Object.keys(own))) {
    if (name in choices) wanted[name] = choices[name];
  }
  return JSON.stringify(own) === JSON.stringify(wanted) ? null : wanted;
}
