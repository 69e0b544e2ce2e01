/**
 * Roving tabindex: a group of buttons is one stop of the Tab key, and arrow keys move inside it.
 */
import { closest } from "./dom.js";

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

/** @type {Record<string, [x: number, y: number]>} */
const STEPS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const KEYS = new Set([...Object.keys(STEPS), "Home", "End"]);

/**
 * Find the button that a key leads to, by the layout of the buttons.
 *
 * Up and down go to the closest row and there to the closest column. Left and right follow the
 * reading order.
 *
 * @param {string} key as in `KeyboardEvent.key`
 * @param {Box[]} boxes of the buttons, in reading order
 * @param {number} from the index of the focused one
 * @returns {number} the index to go to; the same one where there is nothing further; -1 if this key
 *   does not move the focus
 */
export function targetIndex(key, boxes, from) {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const step = STEPS[key];
  if (!step) return -1;
  const [x, y] = step;
  if (x) return Math.min(Math.max(from + x, 0), boxes.length - 1);
  return closestInColumn(boxes, from, y);
}

/**
 * @param {Box[]} boxes
 * @param {number} from
 * @param {number} y 1: below; -1: above
 * @returns {number}
 */
function closestInColumn(boxes, from, y) {
  const here = boxes[from];
  let best = from;
  let least = [Infinity, Infinity];
  boxes.forEach((box, index) => {
    const distance = y > 0 ? box.top - here.bottom : here.top - box.bottom;
    const offset = Math.abs(box.left + box.right - here.left - here.right) / 2;
    // Rows may overlap: up to half a card still counts as another row.
    if (distance < (here.top - here.bottom) / 2 || index === from) return;
    if (distance < least[0] - 1 || (distance < least[0] + 1 && offset < least[1])) {
      least = [distance, offset];
      best = index;
    }
  });
  return best;
}

/**
 * Move the focus if a key was pressed inside a `[data-roving]` group.
 *
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it was one of the group's keys
 */
export function moveFocus(event) {
  /** @type {HTMLButtonElement | null} */
  const button = closest(event, "button");
  const group = button?.closest("[data-roving]");
  if (!button || !group || event.shiftKey || !KEYS.has(event.key)) return false;
  const buttons = buttonsOf(group);
  const boxes = buttons.map((each) => each.getBoundingClientRect());
  const to = targetIndex(event.key, boxes, buttons.indexOf(button));
  buttons[to]?.focus();
  return to >= 0;
}

/**
 * Leave one button of a group in the Tab order: the preferred, the focused, the pressed or the
 * first one.
 *
 * @param {Element} group
 * @param {EventTarget | null} [preferred]
 */
export function updateTabStop(group, preferred) {
  const buttons = buttonsOf(group);
  const stop =
    buttons.find((button) => button === preferred) ??
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.matches('[aria-pressed="true"]')) ??
    buttons[0];
  for (const button of buttons) {
    const index = button === stop ? 0 : -1;
    if (button.getAttribute("tabindex") !== `${index}`) button.tabIndex = index;
  }
}

/**
 * @param {Element} group
 * @returns {HTMLButtonElement[]}
 */
function buttonsOf(group) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = group.querySelectorAll("button:not(:disabled)");
  return [...buttons];
}
