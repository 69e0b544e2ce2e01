/**
 * Cards glide from their old place to the new one.
 *
 * The table changes at once and the animation plays on top of it: nothing waits for it, and every
 * button works meanwhile.
 */

/** @import { Marked, TableElement } from "../protocol.js" */

const DURATION = 180;

/** @type {WeakMap<Element, Animation>} */
const animations = new WeakMap();

/**
 * Find every `[data-fly]` element of a table.
 *
 * @param {TableElement} table
 * @returns {NodeListOf<Marked<HTMLElement, { "data-fly": string }>>}
 */
const flyingCards = (table) => table.querySelectorAll("[data-fly]");

/**
 * Record the place of every `[data-fly]` element of a table.
 *
 * @param {TableElement} table
 * @returns {Map<string, DOMRect>} its box by its key
 */
export function recordPlaces(table) {
  const places = new Map();
  for (const card of flyingCards(table)) places.set(card.dataset.fly, card.getBoundingClientRect());
  return places;
}

/**
 * Let the cards that have moved glide to their new place. That starts with the next frame: before
 * it nothing is painted, and measuring earlier would only delay the answer.
 *
 * @param {TableElement} table
 * @param {Map<string, DOMRect>} places from `recordPlaces`, before the change
 */
export function animateMoves(table, places) {
  if (!places.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  requestAnimationFrame(() => {
    for (const [card, x, y] of moves(table, places)) {
      const frames = { transform: [`translate(${x}px, ${y}px)`, "none"] };
      animations.set(card, card.animate(frames, { duration: DURATION, easing: "ease-out" }));
    }
  });
}

/**
 * Find the cards that have moved. All are measured before the first animation starts.
 *
 * @param {TableElement} table
 * @param {Map<string, DOMRect>} places
 * @returns {[card: Element, x: number, y: number][]} with the way back to the old place
 */
function moves(table, places) {
  /** @type {[card: Element, x: number, y: number][]} */
  const found = [];
  for (const card of flyingCards(table)) {
    const from = places.get(card.dataset.fly);
    if (!from) continue;
    animations.get(card)?.cancel();
    const to = card.getBoundingClientRect();
    const scale = card.currentCSSZoom ?? 1;
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) found.push([card, x, y]);
  }
  return found;
}
