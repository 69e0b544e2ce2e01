/**
 * Presents one table to a room: it fills the screen, and the answer stays hidden until asked for.
 * The style sheet does the rest, by `data-show` and `data-answer` on the table.
 */

/** @import { HostElement, TableElement } from "../protocol.js" */

/** @type {TableElement | null} */
let presented = null;
/** @type {HTMLElement[]} made inert meanwhile */
let inert = [];

/**
 * Have a table fill the screen, or leave the presentation.
 *
 * @param {TableElement} table
 */
export function togglePresentation(table) {
  if (presented) leave(presented);
  else enter(table);
}

/**
 * Show or hide the answer of the presented table.
 *
 * @param {TableElement} table
 * @param {HostElement} button
 */
export function toggleAnswer(table, button) {
  button.setAttribute("aria-pressed", String(table.toggleAttribute("data-answer")));
}

/** Listen for what ends a presentation: the Escape key, in the page or the browser. */
export function watchPresentation() {
  document.addEventListener("keydown", (event) => {
    if (!presented || event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave(presented);
  });
  document.addEventListener("fullscreenchange", () => {
    if (presented && !document.fullscreenElement) leave(presented);
  });
}

/** @param {TableElement} table */
function enter(table) {
  presented = table;
  table.dataset.show = "";
  inert = elementsAround(table).filter((element) => !element.inert);
  for (const element of inert) element.inert = true;
  table.scrollTop = 0;
  // Where the browser refuses, the table fills the window.
  table.requestFullscreen?.().then(
    () => {
      if (presented !== table) document.exitFullscreen();
    },
    () => {},
  );
}

/** @param {TableElement} table */
function leave(table) {
  presented = null;
  for (const element of inert) element.inert = false;
  delete table.dataset.show;
  delete table.dataset.answer;
  button(table, "answer").setAttribute("aria-pressed", "false");
  if (document.fullscreenElement) document.exitFullscreen();
  const show = button(table, "show");
  show.focus({ preventScroll: true });
  show.scrollIntoView({ block: "nearest" });
}

/**
 * @param {TableElement} table
 * @param {"answer" | "show"} action
 * @returns {HTMLElement}
 */
function button(table, action) {
  return /** @type {HTMLElement} */ (table.querySelector(`[data-host=${action}]`));
}

/**
 * Return everything on the page but an element, its ancestors and what it contains.
 *
 * @param {Element} element
 * @returns {HTMLElement[]}
 */
function elementsAround(element) {
  const found = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const child of at.parentElement.children) if (child !== at) found.push(child);
  }
  return /** @type {HTMLElement[]} */ (found);
}
