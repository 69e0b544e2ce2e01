/**
 * What goes on by itself: a `[data-auto]` button is pressed after so many milliseconds, unless the
 * reader has pressed something first, and not while nobody sees the page. The press is an event of
 * its own, so that whoever answers it knows that nobody's hand was on the button.
 */

export const AUTO = "al-auto";

/** @type {WeakMap<Element, ReturnType<typeof setTimeout>>} */
const waiting = new WeakMap();

/**
 * Has a table go on by itself, if it says so; after each drawing.
 *
 * @param {HTMLElement} table
 */
export function goOn(table) {
  clearTimeout(waiting.get(table));
  const button = table.querySelector("[data-auto]");
  if (!button) return;
  const press = () => {
    if (document.hidden) {
      document.addEventListener("visibilitychange", () => goOn(table), { once: true });
      return;
    }
    // The button may have become another's meanwhile: its place is kept, and its word changes.
    if (button.isConnected && button.dataset.auto !== undefined) {
      button.dispatchEvent(new CustomEvent(AUTO, { bubbles: true }));
    }
  };
  waiting.set(table, setTimeout(press, Number(button.dataset.auto)));
}
