/**
 * Cards glide from where they lay to where they lie now.
 *
 * The table is changed at once and the animation only plays over it, so nothing waits for it and
 * every button works meanwhile.
 */

const DURATION = 180;

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
 * Lets those that have moved since glide to their new place.
 *
 * @param {HTMLElement} table
 * @param {Map<string, DOMRect>} places what `recall` gave before the change
 */
export function glide(table, places) {
  if (!places.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const moves = [];
  for (const card of table.querySelectorAll("[data-fly]")) {
    const from = places.get(card.dataset.fly);
    if (!from) continue;
    for (const running of card.getAnimations()) if (running.id === "fly") running.cancel();
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) moves.push([card, x, y]);
  }
  for (const [card, x, y] of moves) {
    const frames = { transform: [`translate(${x}px, ${y}px)`, "none"] };
    card.animate(frames, { id: "fly", duration: DURATION, easing: "ease-out" });
  }
}
