/**
 * Cards glide from where they lay to where they lie now.
 *
 * The table is changed at once and the animation only plays over it, so nothing waits for it and
 * every button works meanwhile.
 */

const DURATION = 180;

/** @type {WeakMap<Element, Animation>} */
const gliding = new WeakMap();

/**
 * Notes where every `[data-fly]` of a table is.
 *
 * @param {HTMLElement} table
 * @returns {Map<string, DOMRect>} its box by key
 */
export function recall(table) {
  const places = new Map();
  for (const card of table.querySelectorAll("[data-fly]")) {
    places.set(card.dataset.fly, card.getBoundingClientRect());
  }
  return places;
}

/**
 * Lets those that have moved since glide to their new place, from the next frame on: before that
 * nothing has been painted, and asking for boxes sooner would only delay the answer.
 *
 * @param {HTMLElement} table
 * @param {Map<string, DOMRect>} places what `recall` gave before the change
 */
export function glide(table, places) {
  if (!places.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  requestAnimationFrame(() => {
    for (const [card, x, y] of moves(table, places)) {
      const frames = { transform: [`translate(${x}px, ${y}px)`, "none"] };
      gliding.set(card, card.animate(frames, { duration: DURATION, easing: "ease-out" }));
    }
  });
}

function moves(table, places) {
  const found = [];
  for (const card of table.querySelectorAll("[data-fly]")) {
    const from = places.get(card.dataset.fly);
    if (!from) continue;
    gliding.get(card)?.cancel();
    const to = card.getBoundingClientRect();
    const scale = card.currentCSSZoom ?? 1;
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) found.push([card, x, y]);
  }
  return found;
}
