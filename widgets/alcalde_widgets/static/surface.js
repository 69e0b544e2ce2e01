/**
 * What a table does under the reader's hand, in every home that has JavaScript.
 *
 * It knows no rules and no words. It turns presses, choices and keys into actions, and puts the
 * answer, the whole table drawn anew by Python, in place of the old without losing focus.
 */
import { Idiomorph } from "idiomorph";
import { AUTO, goOn } from "./auto.js";
import { recall, glide } from "./fly.js";
import { arrow, settle } from "./roving.js";

const TABLE = "[data-table]";
/** What comes before a press: the pointer is on a button, goes down there, or the focus arrives. */
const NEAR = ["pointerover", "pointerdown", "focusin"];

/**
 * By table, the field that the reader has moved last and where to, until the answer to that is
 * there: older answers must not move it back.
 *
 * @type {WeakMap<Element, { field: Element, value: string }>}
 */
const moved = new WeakMap();

/**
 * Fields in which the reader has written what was not sent yet, or was sent and refused: no answer
 * to anything else may take that away.
 *
 * @type {WeakSet<Element>}
 */
const written = new WeakSet();

/**
 * @typedef {{ field: HTMLInputElement | HTMLTextAreaElement, value: string }} Sent
 * @typedef {{
 *   table: HTMLElement, name: string, args: object, live?: boolean, auto?: boolean, sent?: Sent[],
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
    if (follows === undefined) moved.delete(table);
    else moved.set(table, { field: element, value: element.value });
    send({ table, name, args: { ...parsed(args), ...more }, live, auto, sent });
  };
  const near = ({ target }) => {
    const button = target.closest?.("button[data-act]");
    const table = button?.closest(TABLE);
    if (!table || button.ariaDisabled === "true") return;
    const { act: name, args, random, today } = button.dataset;
    if (!random && !today) expect({ table, name, args: parsed(args) });
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
      else if (event.target.matches?.("form[data-act] [data-arg]")) written.add(event.target);
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
  if (expect) for (const type of NEAR) root.addEventListener(type, near);
  for (const [type, listener] of Object.entries(on)) root.addEventListener(type, listener);
  for (const group of root.querySelectorAll("[data-roving]")) settle(group);
  return () => {
    for (const [type, listener] of Object.entries(on)) root.removeEventListener(type, listener);
    for (const type of NEAR) root.removeEventListener(type, near);
  };
}

/**
 * Puts a table's new drawing in place of the old one.
 *
 * @param {HTMLElement} table the `[data-table]` element; it stays the same node
 * @param {HTMLElement} drawing the new one, from `parsedTable`; it is used up
 * @param {{ quiet?: boolean, auto?: boolean, sent?: Sent[] }} [how] quiet: nobody asked for it
 *   here, so neither move the focus nor scroll; auto: it went on by itself, so that only if the
 *   focus waited there; sent: what was sent and is answered now
 */
export function redraw(table, drawing, { quiet = false, auto = false, sent = [] } = {}) {
  const places = recall(table);
  const focused = table.contains(document.activeElement) ? document.activeElement : null;
  const still = quiet || (auto && !focused?.matches("[data-auto]"));
  const group = focused?.closest("[role=group], [data-roving]");
  const { field, value } = moved.get(table) ?? {};
  if (field && drawing.querySelector(`#${CSS.escape(field.id)}`)?.value === value) {
    moved.delete(table);
  }
  const answered = sent.filter(({ field: from, value: held }) => from.value === held);
  for (const { field: from } of answered) written.delete(from);
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
  // What comes back was refused.
  for (const { field: from } of answered) if (from.value) written.add(from);
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
  if (name === "value") return moved.get(table)?.field === node || written.has(node);
  if (name === "aria-pressed") return node.dataset.home === "answer";
  return node === table && ["tabindex", "data-show", "data-answer"].includes(name);
}

/** Says whether a node has what the reader can change without its markup changing. */
function holdsField(node) {
  const fields = "input, select, textarea";
  return node.nodeType === Node.ELEMENT_NODE && (node.matches(fields) || node.querySelector(fields));
}

/** Writes the reader's own day as ISO 8601 has it. */
function isoDate(now) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, place) => String(part).padStart(place ? 2 : 4, "0")).join("-");
}

function parsed(json) {
  return json ? JSON.parse(json) : {};
}

function valueOf(field) {
  return field.type === "checkbox" ? field.checked : field.value;
}

function pressByKey(table, event) {
  if (event.key !== "Escape" && event.target.matches("select, input, textarea")) return false;
  const button = table.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
  button?.click();
  return Boolean(button);
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
