/**
 * What a table does under the reader's hand, in every home that has JavaScript.
 *
 * It knows no rules and no words. It turns presses, choices and keys into actions.
 */
import { AUTO } from "./auto.js";
import { forgetMoved, noteMoved, noteWritten, valueOf } from "./fields.js";
import { arrow, settle } from "./roving.js";

const TABLE = "[data-table]";
/** What comes before a press: the pointer is on a button, goes down there, or the focus arrives. */
const NEAR = ["pointerover", "pointerdown", "focusin"];

/**
 * @typedef {{
 *   table: HTMLElement, name: string, args: object, live?: boolean, auto?: boolean,
 *   sent?: import("./fields.js").Sent[],
 * }} Action live: from a field that is still being moved, so only the newest counts; auto: nobody
 *   pressed it, it went on by itself; sent: the fields it sends, and what they held
 */

/**
 * Listens to every table inside a root.
 *
 * @param {HTMLElement | Document} root what holds the tables, now or later
 * @param {{ send: (action: Action) => void, expect?: (action: Action) => void }} home what to do
 *   with an action, and with one that may be about to come: its button is pointed at or focused
 * @returns {() => void} takes every listener off again
 */
export function attach(root, { send, expect }) {
  const act = (element, more, { live = false, auto = false, sent } = {}) => {
    const table = element.closest(TABLE);
    if (!table || element.ariaDisabled === "true") return;
    const { act: name, args, live: follows, random, today } = element.dataset;
    if (random) more = { ...more, [random]: crypto.getRandomValues(new Uint32Array(1))[0] };
    if (today) more = { ...more, [today]: isoDate(new Date()) };
    if (follows === undefined) forgetMoved(table);
    else noteMoved(table, element);
    send({ table, name, args: { ...parsed(args), ...more }, live, auto, sent });
  };
  const near = ({ target }) => {
    const action = foreseen(target.closest?.("button[data-act]"));
    if (action) expect(action);
  };
  const change = (field, live) => act(field, { [field.dataset.arg]: valueOf(field) }, { live });
  const on = {
    click(event) {
      const pressed = event.target.closest?.("[data-act]");
      if (pressed && !pressed.matches("select, input, textarea, form")) act(pressed);
    },
    submit(event) {
      const form = event.target.closest?.("form[data-act]");
      if (!form) return;
      event.preventDefault();
      const fields = [...form.querySelectorAll("[data-arg]")];
      const args = Object.fromEntries(fields.map((field) => [field.dataset.arg, valueOf(field)]));
      act(form, args, { sent: fields.map((field) => ({ field, value: field.value })) });
    },
    [AUTO]: (event) => act(event.target, {}, { auto: true }),
    change(event) {
      const field = event.target.closest?.("[data-act][data-arg]");
      if (field) change(field, false);
    },
    input(event) {
      const field = event.target.closest?.("[data-live][data-act][data-arg]");
      if (field) change(field, true);
      else if (event.target.matches?.("form[data-act] [data-arg]")) noteWritten(event.target);
    },
    keydown(event) {
      const table = event.target.closest?.(TABLE);
      if (!table || event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrow(event) || pressByKey(table, event)) event.preventDefault();
    },
    focusin(event) {
      const group = event.target.closest?.("[data-roving]");
      if (group) settle(group, event.target);
    },
  };
  const heard = Object.entries(on);
  if (expect) heard.push(...NEAR.map((type) => [type, near]));
  for (const [type, listener] of heard) root.addEventListener(type, listener);
  for (const group of root.querySelectorAll("[data-roving]")) settle(group);
  return () => {
    for (const [type, listener] of heard) root.removeEventListener(type, listener);
  };
}

/** What a button would do, where that is known before it is pressed: not by chance or by the day. */
function foreseen(button) {
  const table = button?.closest(TABLE);
  if (!table || button.ariaDisabled === "true") return null;
  const { act: name, args, random, today } = button.dataset;
  return random || today ? null : { table, name, args: parsed(args) };
}

/**
 * What may well come next in a table: the button that has the focus, and those beside it in its
 * row, are where the hand is.
 *
 * @param {HTMLElement} table
 * @returns {Action[]} the likeliest first; none where the focus is elsewhere
 */
export function likely(table) {
  const here = document.activeElement;
  if (!table.contains(here) || !here.matches("button[data-act]")) return [];
  const row = [...here.parentElement.querySelectorAll(":scope > button[data-act]")];
  const place = row.indexOf(here);
  return [here, row[place + 1], row[place - 1]].map(foreseen).filter(Boolean);
}

/** Writes the reader's own day as ISO 8601 has it. */
function isoDate(now) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, place) => String(part).padStart(place ? 2 : 4, "0")).join("-");
}

function parsed(json) {
  return json ? JSON.parse(json) : {};
}

function pressByKey(table, event) {
  if (event.key !== "Escape" && event.target.matches("select, input, textarea")) return false;
  const button = table.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
  button?.click();
  return Boolean(button);
}
