/**
 * What is wrong with the page as a whole. A bar at the foot of the window says so, wherever the
 * reader looks; the style sheet shows its sentences by `data-trouble` on `<html>`.
 */
import { closest } from "../table/dom.js";

/** @import { BookElement, Trouble, TroubleAction } from "../protocol.js" */

const { dataset } = /** @type {BookElement} */ (document.documentElement);
const BAR = "[data-trouble-bar]";

/**
 * Listen to the bar's buttons.
 *
 * @param {Record<TroubleAction, () => void>} press what they do
 */
export function watchTrouble(press) {
  document.querySelector(BAR)?.addEventListener("click", (event) => {
    /** @type {BookElement | null} */
    const button = closest(event, "[data-host]");
    if (button) press[/** @type {TroubleAction} */ (button.dataset.host)]();
  });
}

/** @param {Trouble} trouble */
export function showTrouble(trouble) {
  dataset.trouble = trouble;
}

/**
 * Put the bar away.
 *
 * @param {Trouble} [only] if it is about this; anything unless given
 * @returns {boolean} whether it had the focus
 */
export function hideTrouble(only = dataset.trouble) {
  if (!only || dataset.trouble !== only) return false;
  const focused = document.activeElement?.closest(BAR);
  delete dataset.trouble;
  return Boolean(focused);
}

/**
 * Tell whether the site has been published anew since this page was loaded: then the page has
 * another address for the scripts, and what this one would load is gone.
 *
 * @param {string} script the address of the script of this page
 * @returns {Promise<boolean>} false where that cannot be known, as without a network
 */
export async function isOutdated(script) {
  const [folder, name] = script.split("/").slice(-2);
  try {
    const response = await fetch(location.href, { cache: "no-cache" });
    const page = response.ok ? await response.text() : "";
    return page.includes(`/${name}"`) && !page.includes(`/${folder}/${name}"`);
  } catch {
    return false;
  }
}
