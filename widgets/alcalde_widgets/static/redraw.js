/**
 * Puts the answer, the whole table drawn anew by Python, in place of the old without losing focus
 * or what the reader has written.
 */
import { Idiomorph } from "idiomorph";
import { goOn } from "./auto.js";
import { holdsField, isHeld, letGo } from "./fields.js";
import { glide, recall } from "./fly.js";
import { settle } from "./roving.js";

/**
 * Puts a table's new drawing in place of the old one.
 *
 * @param {HTMLElement} table the `[data-table]` element; it stays the same node
 * @param {HTMLElement} drawing the new one, from `parsedTable`; it is used up
 * @param {{ quiet?: boolean, auto?: boolean, sent?: import("./fields.js").Sent[] }} [how] quiet:
 *   nobody asked for it here, so neither move the focus nor scroll; auto: it went on by itself, so
 *   that only if the focus waited there; sent: what was sent and is answered now
 */
export function redraw(table, drawing, { quiet = false, auto = false, sent = [] } = {}) {
  const places = recall(table);
  const focused = table.contains(document.activeElement) ? document.activeElement : null;
  const still = quiet || (auto && !focused?.matches("[data-auto]"));
  const group = focused?.closest("[role=group], [data-roving]");
  const done = letGo(table, drawing, sent);
  // Taking out what has the focus would have the browser lay out the table when it is half done.
  const leaves = focused && !stays(focused, drawing);
  if (leaves) focused.blur();
  Idiomorph.morph(table, drawing, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeNodeMorphed: (old, now) => !(old.isEqualNode(now) && !holdsField(old)),
      beforeAttributeUpdated: (name, node) => !isReaders(name, node, table),
    },
  });
  done();
  const wanted = still ? null : table.querySelector("[data-focus]");
  for (const roving of table.querySelectorAll("[data-roving]")) settle(roving, wanted);
  glide(table, places);
  goOn(table);
  if (leaves && focused.isConnected) focused.focus({ preventScroll: true });
  if (still) return;
  // Scrolling needs to know where things lie: the frame that follows finds that out anyway.
  requestAnimationFrame(() => reveal(table.querySelector("[data-reveal]")));
  if (wanted) wanted.focus({ preventScroll: true });
  else if (focused && isLost(focused)) rescue(table, group).focus({ preventScroll: true });
}

/**
 * Makes a table's element from its drawing.
 *
 * @param {string} html one element; every text in it is escaped by Python
 * @returns {HTMLElement}
 */
export function parsedTable(html) {
  return document.createRange().createContextualFragment(html).firstElementChild;
}

/**
 * Says whether an attribute is the reader's or the page's, and not for Python to change: whether a
 * disclosure is open, how far a field is moved or what is written in it, that a table can hold the
 * focus it was given, and how it is shown to a room.
 */
function isReaders(name, node, table) {
  if (name === "open") return node.localName === "details";
  if (name === "value") return isHeld(node, table);
  if (name === "aria-pressed") return node.dataset.host === "answer";
  return node === table && ["tabindex", "data-show", "data-answer"].includes(name);
}

/** Says whether a new drawing has the same element, by its id. */
function stays({ id }, drawing) {
  return Boolean(id) && (drawing.id === id || drawing.querySelector(`#${CSS.escape(id)}`) !== null);
}

function isLost(element) {
  return !element.isConnected || element.disabled;
}

/** Finds where focus goes when its element is gone: beside it, or to the table as a whole. */
function rescue(table, group) {
  const near = group?.isConnected && group.querySelector("button:not(:disabled)");
  if (near) return near;
  table.tabIndex = -1;
  return table;
}

function reveal(element) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
