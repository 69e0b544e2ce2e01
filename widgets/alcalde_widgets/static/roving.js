/**
 * A group of buttons is one stop of the Tab key; arrow keys go from button to button inside it.
 */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

const STEPS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const KEYS = new Set([...Object.keys(STEPS), "Home", "End"]);

/**
 * Finds the button that a key leads to, by where the buttons lie.
 *
 * Up and down go to the nearest row and there to the nearest column. Left and right stay in the
 * row and, at its end, go on in reading order.
 *
 * @param {string} key as in `KeyboardEvent.key`
 * @param {Box[]} boxes of the buttons, in reading order
 * @param {number} at the index of the focused one
 * @returns {number} the index to go to, the same one where there is no way on; -1: not our key
 */
export function destination(key, boxes, at) {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const step = STEPS[key];
  if (!step) return -1;
  const [x, y] = step;
  if (x) return Math.min(Math.max(at + x, 0), boxes.length - 1);
  const here = boxes[at];
  const beyond = (box) => (y > 0 ? box.top - here.bottom : here.top - box.bottom);
  const aside = (box) => Math.abs(box.left + box.right - here.left - here.right) / 2;
  let best = at;
  let least = [Infinity, Infinity];
  boxes.forEach((box, index) => {
    const [far, off] = [beyond(box), aside(box)];
    // Rows need not touch: half a card's overlap still counts as the next row.
    if (far < (here.top - here.bottom) / 2 || index === at) return;
    if (far < least[0] - 1 || (far < least[0] + 1 && off < least[1])) {
      least = [far, off];
      best = index;
    }
  });
  return best;
}

/**
 * Answers a key inside a `[data-roving]` group.
 *
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it was one of the group's keys
 */
export function arrow(event) {
  const button = event.target.closest("button");
  const group = button?.closest("[data-roving]");
  if (!group || event.shiftKey || !KEYS.has(event.key)) return false;
  const buttons = buttonsOf(group);
  const boxes = buttons.map((each) => each.getBoundingClientRect());
  const to = destination(event.key, boxes, buttons.indexOf(button));
  buttons[to]?.focus();
  return to >= 0;
}

/**
 * Leaves one button of a group in the Tab order: the given one, the focused, the pressed, or the
 * first.
 *
 * @param {Element} group
 * @param {EventTarget} [preferred]
 */
export function settle(group, preferred) {
  const buttons = buttonsOf(group);
  const stop =
    buttons.find((button) => button === preferred) ??
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.ariaPressed === "true" || button.ariaChecked === "true") ??
    buttons[0];
  for (const button of buttons) {
    const index = button === stop ? 0 : -1;
    if (button.getAttribute("tabindex") !== `${index}`) button.tabIndex = index;
  }
}

function buttonsOf(group) {
  return [...group.querySelectorAll("button:not(:disabled)")];
}
