/**
 * Find the element that an event is about: its target or the closest ancestor that matches.
 *
 * @template {Element} [Found=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {Found | null} null if there is none, as when the target is the document
 */
export function closest({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}
