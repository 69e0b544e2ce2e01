/**
 * Puts a new drawing of a table, as Python makes it, in place of the old one without losing the
 * focus or the reader's input.
 */
import { Idiomorph } from "idiomorph";
import { animateMoves, recordPlaces } from "./animation.js";
import { scheduleAutoplay } from "./autoplay.js";
import { containsField, holdsInput, releaseFields } from "./fields.js";
import { updateTabStop } from "./roving.js";

/** @import { TableElement } from "../protocol.js" */
/** @import { Sent } from "./fields.js" */

/**
 * How a drawing came about.
 *
 * @typedef {object} Cause
 * @property {boolean} [quiet] the reader did not ask for it here: neither move the focus nor scroll
 * @property {boolean} [auto] autoplay asked for it: move the focus only if it was on that button
 * @property {Sent[]} [sent] the fields that were sent and are answered by it
 */

/**
 * Put a table's new drawing in place of the old one.
 *
 * @param {TableElement} table stays the same node
 * @param {TableElement} drawing from `parseTable`; it is used up
 * @param {Cause} [cause]
 */
export function redraw(table, drawing, { quiet = false, auto = false, sent = [] } = {}) {
  const places = recordPlaces(table);
  const { activeElement } = document;
  const focused = table.contains(activeElement) ? /** @type {HTMLElement} */ (activeElement) : null;
  const still = quiet || (auto && !focused?.matches("[data-auto]"));
  const group = focused?.closest("[role=group], [data-roving]");
  const done = releaseFields(table, drawing, sent);
  // Removing the focused element would make the browser lay out the half-changed table.
  const leaves = focused && !remains(focused, drawing);
  if (leaves) focused.blur();
  Idiomorph.morph(table, drawing, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeNodeMorphed: (old, now) => !(old.isEqualNode(now) && !containsField(old)),
      beforeAttributeUpdated: (name, node) => !belongsToPage(name, node, table),
    },
  });
  done();
  /** @type {HTMLElement | null} */
  const wanted = still ? null : table.querySelector("[data-focus]");
  for (const roving of table.querySelectorAll("[data-roving]")) updateTabStop(roving, wanted);
  animateMoves(table, places);
  scheduleAutoplay(table);
  if (leaves && focused.isConnected) focused.focus({ preventScroll: true });
  if (still) return;
  // Scrolling needs the layout, which the next frame computes anyway.
  requestAnimationFrame(() => reveal(table.querySelector("[data-reveal]")));
  if (wanted) wanted.focus({ preventScroll: true });
  else if (focused && isLost(focused)) fallback(table, group).focus({ preventScroll: true });
}

/**
 * Make a table's element from HTML.
 *
 * @param {string} html one element; Python has escaped all text in it
 * @returns {TableElement}
 */
export function parseTable(html) {
  const fragment = document.createRange().createContextualFragment(html);
  return /** @type {TableElement} */ (fragment.firstElementChild);
}

/**
 * Tell whether an attribute belongs to the reader or the page, and not to Python: whether a
 * disclosure is open, a field's input, whether the table can hold the focus, and how it is presented
 * on the whole screen.
 *
 * @param {string} name
 * @param {Element} node
 * @param {TableElement} table
 * @returns {boolean}
 */
function belongsToPage(name, node, table) {
  if (name === "open") return node.localName === "details";
  if (name === "value") return holdsInput(node, table);
  if (name === "aria-pressed") return node.matches("[data-host=answer]");
  return node === table && ["tabindex", "data-show", "data-answer"].includes(name);
}

/**
 * Tell whether a new drawing has the same element, by its id.
 *
 * @param {Element} element
 * @param {TableElement} drawing
 */
function remains({ id }, drawing) {
  return Boolean(id) && (drawing.id === id || drawing.querySelector(`#${CSS.escape(id)}`) !== null);
}

/** @param {HTMLElement} element */
function isLost(element) {
  return !element.isConnected || /** @type {HTMLButtonElement} */ (element).disabled;
}

/**
 * Find what takes the focus when its element is gone: a button beside it, or the whole table.
 *
 * @param {TableElement} table
 * @param {Element | null | undefined} group what contained the element
 * @returns {Pick<HTMLElement, "focus">}
 */
function fallback(table, group) {
  /** @type {HTMLElement | null | undefined} */
  const near = group?.isConnected ? group.querySelector("button:not(:disabled)") : null;
  if (near) return near;
  table.tabIndex = -1;
  return table;
}

/** @param {Element | null} element */
function reveal(element) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
