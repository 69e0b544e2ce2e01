/** What is stored on this device: `localStorage`, which a browser may refuse or limit. */

/** @import { Stored } from "../protocol.js" */

/**
 * Return a stored value.
 *
 * @param {keyof Stored} key
 * @returns {string | null} null if there is none, or the browser refuses
 */
export function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Store a value.
 *
 * @param {keyof Stored} key
 * @param {string} value
 * @returns {boolean} whether the browser has stored it
 */
export function write(key, value) {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Remove stored values.
 *
 * @param {(key: string) => boolean} selects tells which, by their keys
 */
export function remove(selects) {
  try {
    for (const key of Object.keys(localStorage).filter(selects)) localStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
