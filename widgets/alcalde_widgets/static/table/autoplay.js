/**
 * Autoplay: a `[data-auto]` button is pressed after its delay, unless the reader has done something
 * first. While the page is hidden, it waits. The press is an event of its own, so that a listener
 * can tell it from the reader's.
 */

/** @import { ActionElement, TableElement } from "../protocol.js" */

/** The type of the event that a `[data-auto]` button dispatches. */
export const AUTOPLAY = "al-auto";

/** @type {WeakMap<TableElement, ReturnType<typeof setTimeout>>} */
const timers = new WeakMap();

/**
 * Schedule the press of a table's `[data-auto]` button, if it has one. To be called after every
 * drawing.
 *
 * @param {TableElement} table
 */
export function scheduleAutoplay(table) {
  clearTimeout(timers.get(table));
  /** @type {ActionElement | null} */
  const button = table.querySelector("[data-auto]");
  if (!button) return;
  const press = () => {
    if (document.hidden) {
      document.addEventListener("visibilitychange", () => scheduleAutoplay(table), { once: true });
      return;
    }
    // A later drawing may have kept the element and made another button of it.
    if (button.isConnected && button.dataset.auto !== undefined) {
      button.dispatchEvent(new CustomEvent(AUTOPLAY, { bubbles: true }));
    }
  };
  timers.set(table, setTimeout(press, Number(button.dataset.auto)));
}
