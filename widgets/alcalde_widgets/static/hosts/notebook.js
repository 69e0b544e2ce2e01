/**
 * The notebook as a host: an anywidget whose table lives in the kernel.
 *
 * The kernel sends the table's HTML as the trait `html`; what the reader does is sent back as a
 * `NotebookMessage`.
 */
import { closest } from "../table/dom.js";
import { attach } from "../table/events.js";
import { parseTable, redraw } from "../table/redraw.js";
import { createQueue, replacesLive } from "./queue.js";
import { copyField } from "./share.js";

/** @import { HostElement, NotebookMessage, NotebookTraits, TableElement } from "../protocol.js" */
/** @import { Action } from "../table/events.js" */
/** @import { Cause } from "../table/redraw.js" */

/** How many milliseconds a field that is being moved waits for the kernel's answer. */
const PATIENCE = 300;

/**
 * What anywidget gives to `render`.
 *
 * @typedef {object} Model
 * @property {(name: keyof NotebookTraits) => string} get
 * @property {(message: NotebookMessage) => void} send
 * @property {(event: "change:html", listener: () => void) => void} on
 * @property {(event: "change:html", listener: () => void) => void} off
 */

/**
 * Show a widget's table.
 *
 * @param {{ model: Model, el: HTMLElement }} widget
 * @returns {() => void} removes the listeners
 */
function render({ model, el }) {
  let answered = () => {};
  /** @type {Cause} */
  let cause = {};
  const draw = () => {
    answered();
    /** @type {TableElement | null} */
    const table = el.querySelector("[data-table]");
    const drawing = parseTable(model.get("html"));
    if (table) redraw(table, drawing, cause);
    else el.replaceChildren(drawing);
  };
  // Keys pressed inside a table must not reach the notebook.
  el.dataset.lmSuppressShortcuts = "true";
  draw();
  /** @param {Action} action */
  const send = async ({ name, args, live, auto, sent }) => {
    cause = { auto, sent };
    model.send({ type: "act", name, args });
    if (!live) return;
    // The kernel sends nothing where the table stays the same.
    await /** @type {Promise<void>} */ (
      new Promise((done) => {
        answered = done;
        setTimeout(done, PATIENCE);
      })
    );
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
    el.removeEventListener("click", press);
    detach();
  };
}

export default { render };
