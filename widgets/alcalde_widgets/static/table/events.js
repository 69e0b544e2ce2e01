/**
 * Turns what the reader does with a table (presses, choices, keys) into actions, in every host that
 * runs JavaScript. It knows no rules and no words.
 */
import { AUTOPLAY } from "./autoplay.js";
import { closest } from "./dom.js";
import { clearMove, recordMove, recordTyping, argumentOf } from "./fields.js";
import { moveFocus, updateTabStop } from "./roving.js";

/** @import { ActionElement, ActionField, Arguments, TableElement } from "../protocol.js" */
/** @import { Sent } from "./fields.js" */

/**
 * What the reader wants done.
 *
 * @typedef {object} Action
 * @property {TableElement} table
 * @property {string} name
 * @property {Arguments} args
 * @property {boolean} [live] from a field that is still being moved: only the newest counts
 * @property {boolean} [auto] pressed by autoplay, not by the reader
 * @property {Sent[]} [sent] the fields that it sends, with their values
 */

/** @typedef {(event: Event) => void} Listener */

const TABLE = "[data-table]";
/** What comes before a press: the pointer enters a button or goes down on it, or it gets focus. */
const BEFORE_PRESS = ["pointerover", "pointerdown", "focusin"];

/**
 * Listen to every table inside a root.
 *
 * @param {HTMLElement | Document} root what contains the tables, now or later
 * @param {object} host
 * @param {(action: Action) => void} host.send takes an action
 * @param {(action: Action) => void} [host.expect] takes an action that is likely to follow: its
 *   button is pointed at or focused
 * @returns {() => void} removes the listeners
 */
export function attach(root, { send, expect }) {
  /** @type {[string, Listener][]} */
  const listeners = Object.entries(createListeners(send));
  if (expect) {
    /** @type {Listener} */
    const foresee = (event) => {
      const action = predictable(closest(event, "button[data-act]"));
      if (action) expect(action);
    };
    for (const type of BEFORE_PRESS) listeners.push([type, foresee]);
  }
  for (const [type, listener] of listeners) root.addEventListener(type, listener);
  for (const group of root.querySelectorAll("[data-roving]")) updateTabStop(group);
  return () => {
    for (const [type, listener] of listeners) root.removeEventListener(type, listener);
  };
}

/**
 * @param {(action: Action) => void} send
 * @returns {Record<string, Listener>} by the type of event
 */
function createListeners(send) {
  /**
   * @param {ActionElement} element
   * @param {Arguments} [more]
   * @param {{ live?: boolean, auto?: boolean, sent?: Sent[] }} [how]
   */
  const act = (element, more, { live = false, auto = false, sent } = {}) => {
    /** @type {TableElement | null} */
    const table = element.closest(TABLE);
    if (!table || isDisabled(element)) return;
    const { act: name, args, live: follows, random, today } = element.dataset;
    if (random) more = { ...more, [random]: crypto.getRandomValues(new Uint32Array(1))[0] };
    if (today) more = { ...more, [today]: isoDate(new Date()) };
    if (follows === undefined) clearMove(table);
    else recordMove(table, /** @type {ActionField} */ (element));
    send({ table, name, args: { ...parseArguments(args), ...more }, live, auto, sent });
  };
  /**
   * @param {ActionField} field
   * @param {boolean} live
   */
  const change = (field, live) => {
    act(field, { [field.dataset.arg]: argumentOf(field) }, { live });
  };
  return {
    click(event) {
      /** @type {ActionElement | null} */
      const pressed = closest(event, "[data-act]");
      if (pressed && !pressed.matches("select, input, textarea, form")) act(pressed);
    },
    submit(event) {
      /** @type {ActionElement | null} */
      const form = closest(event, "form[data-act]");
      if (!form) return;
      event.preventDefault();
      /** @type {NodeListOf<ActionField>} */
      const found = form.querySelectorAll("[data-arg]");
      const fields = [...found];
      const args = Object.fromEntries(
        fields.map((field) => [field.dataset.arg, argumentOf(field)]),
      );
      act(form, args, { sent: fields.map((field) => ({ field, value: field.value })) });
    },
    [AUTOPLAY]({ target }) {
      act(/** @type {ActionElement} */ (target), {}, { auto: true });
    },
    change(event) {
      /** @type {ActionField | null} */
      const field = closest(event, "[data-act][data-arg]");
      if (field) change(field, false);
    },
    input(event) {
      /** @type {ActionField | null} */
      const field = closest(event, "[data-live][data-act][data-arg]");
      if (field) return change(field, true);
      const typed = closest(event, "form[data-act] [data-arg]");
      if (typed) recordTyping(typed);
    },
    keydown(event) {
      const key = /** @type {KeyboardEvent} */ (event);
      if (pressesAgain(key)) return event.preventDefault();
      /** @type {TableElement | null} */
      const table = closest(event, TABLE);
      if (!table || key.ctrlKey || key.metaKey || key.altKey) return;
      if (moveFocus(key) || pressByKey(table, key)) event.preventDefault();
    },
    focusin(event) {
      const group = closest(event, "[data-roving]");
      if (group) updateTabStop(group, event.target);
    },
  };
}

/**
 * Tell whether an element is drawn as one that does nothing now.
 *
 * @param {Element} element
 */
function isDisabled(element) {
  return element.getAttribute("aria-disabled") === "true";
}

/**
 * Return what a button would do, unless chance or the date decides that when it is pressed.
 *
 * @param {ActionElement | null | undefined} button
 * @returns {Action | null}
 */
function predictable(button) {
  /** @type {TableElement | null | undefined} */
  const table = button?.closest(TABLE);
  if (!button || !table || isDisabled(button)) return null;
  const { act: name, args, random, today } = button.dataset;
  return random || today ? null : { table, name, args: parseArguments(args) };
}

/**
 * Return what is likely to be done next in a table: what the focused button does, and those beside
 * it.
 *
 * @param {TableElement} table
 * @returns {Action[]} the likeliest first; none where the focus is elsewhere
 */
export function likelyActions(table) {
  const here = document.activeElement;
  if (!table.contains(here) || !here?.matches("button[data-act]")) return [];
  const parent = /** @type {Element} */ (here.parentElement);
  /** @type {NodeListOf<ActionElement>} */
  const buttons = parent.querySelectorAll(":scope > button[data-act]");
  const place = [...buttons].indexOf(/** @type {ActionElement} */ (here));
  return [buttons[place], buttons[place + 1], buttons[place - 1]]
    .map(predictable)
    .filter((action) => action !== null);
}

/**
 * Return the reader's own date as ISO 8601 has it.
 *
 * @param {Date} now
 */
function isoDate(now) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, place) => String(part).padStart(place ? 2 : 4, "0")).join("-");
}

/**
 * @param {string | undefined} json from `data-args`
 * @returns {Arguments}
 */
function parseArguments(json) {
  return json ? JSON.parse(json) : {};
}

/**
 * Tell whether a key that is held down would press something anew: a press acts once, however long
 * it lasts. Arrow keys, sliders and what is typed repeat as everywhere.
 *
 * @param {KeyboardEvent} event
 */
function pressesAgain(event) {
  if (!event.repeat) return false;
  if (event.key === "Enter") return Boolean(closest(event, "button, summary, input, select"));
  return event.key === " " && Boolean(closest(event, "button, summary"));
}

/**
 * Press the button that a key belongs to.
 *
 * @param {TableElement} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether there is one
 */
function pressByKey(table, event) {
  if (event.repeat) return false;
  if (event.key !== "Escape" && closest(event, "select, input, textarea")) return false;
  /** @type {HTMLElement | null} */
  const button = table.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
  button?.click();
  return Boolean(button);
}
