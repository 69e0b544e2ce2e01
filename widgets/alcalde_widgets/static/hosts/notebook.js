/**
 * The notebook as a host: an anywidget whose table lives in the kernel.
 *
 * The kernel sends the table's HTML as the trait `html`; what the reader does is sent back as a
 * `NotebookMessage`.
 */
import { closest } from "../table/dom.js";
import { attach } from "../table/events.js";
import { parseTable, redraw } from "../table/redraw.js";
import { createKernel } from "./kernel.js";
import { createQueue, replacesLive } from "./queue.js";
import { copyField } from "./share.js";

/** @import { HostElement, KernelNotice, NotebookTraits, TableElement } from "../protocol.js" */
/** @import { Kernel } from "./kernel.js" */
/** @import { Action } from "../table/events.js" */
/** @import { Cause } from "../table/redraw.js" */

/** How many milliseconds a field that is being moved waits for the kernel's answer. */
const PATIENCE = 300;

/**
 * What anywidget gives to `render`.
 *
 * @typedef {object} Traits
 * @property {(name: keyof NotebookTraits) => string} get
 * @property {(event: "change:html", listener: () => void) => void} on
 * @property {(event: "change:html", listener: () => void) => void} off
 */
/** @typedef {Traits & Kernel} Model */

/** @type {ScrollIntoViewOptions} */
const NEAREST = { block: "nearest" };

/**
 * Show what a table says about its kernel, in place of its hint; the next drawing takes it away.
 *
 * @param {HTMLElement} el
 * @param {DocumentFragment} notices
 * @param {KernelNotice | "ready"} notice
 * @returns {Element | undefined | null} the sentence; none while all is well
 */
function showNotice(el, notices, notice) {
  /** @type {HTMLElement | null} */
  const hint = el.querySelector("[data-when=ready]");
  const sentence = notices.querySelector(`[data-when=${notice}]`)?.cloneNode(true);
  for (const other of el.querySelectorAll("[data-when=gone], [data-when=silent]")) other.remove();
  if (!hint) return null;
  hint.hidden = Boolean(sentence);
  if (!(sentence instanceof HTMLElement)) return null;
  sentence.hidden = false;
  hint.before(sentence);
  return sentence;
}

/**
 * Show a widget's table.
 *
 * @param {{ model: Model, el: HTMLElement }} widget
 * @returns {() => void} removes the listeners
 */
function render({ model, el }) {
  /** @type {Cause} */
  let cause = {};
  const draw = () => {
    /** @type {TableElement | null} */
    const table = el.querySelector("[data-table]");
    const drawing = parseTable(model.get("html"));
    if (table) redraw(table, drawing, cause);
    else el.replaceChildren(drawing);
  };
  // Keys pressed inside a table must not reach the notebook.
  el.dataset.lmSuppressShortcuts = "true";
  draw();
  const range = document.createRange();
  const notices = range.createContextualFragment(model.get("notices") ?? "");
  const kernel = createKernel(model, (notice) => {
    showNotice(el, notices, notice)?.scrollIntoView(NEAREST);
  });
  /** @param {Action} action */
  const send = async ({ name, args, live, auto, sent }) => {
    cause = { auto, sent };
    const answered = kernel.ask({ type: "act", name, args });
    if (live) await Promise.race([answered, new Promise((done) => setTimeout(done, PATIENCE))]);
  };
  const queue = createQueue(send, replacesLive);
  queue.open();
  const detach = attach(el, { send: queue.push });
  /** @param {Event} event */
  const press = (event) => {
    /** @type {HostElement | null} */
    const button = closest(event, "[data-host=copy]");
    if (button) copyField(/** @type {TableElement} */ (closest(event, "[data-table]")), button);
  };
  el.addEventListener("click", press);
  model.on("change:html", draw);
  return () => {
    model.off("change:html", draw);
    kernel.close();
    el.removeEventListener("click", press);
    detach();
  };
}

export default { render };
