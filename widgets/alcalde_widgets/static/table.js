/**
 * The notebook home: an anywidget whose table lives in the kernel.
 *
 * The kernel sends the table's HTML as the trait `html`; what the reader does goes back as
 * `{ type: "act", name, args }`.
 */
import { createQueue, isNewer } from "./queue.js";
import { parsedTable, redraw } from "./redraw.js";
import { copyField } from "./share.js";
import { attach } from "./surface.js";

const PATIENCE = 300;

/** @param {{ model: object, el: HTMLElement }} widget */
function render({ model, el }) {
  let answered = () => {};
  let last = {};
  const draw = () => {
    answered();
    const table = el.querySelector("[data-table]");
    const drawing = parsedTable(model.get("html"));
    if (table) redraw(table, drawing, last);
    else el.replaceChildren(drawing);
  };
  // Keys inside a table are the table's, not the notebook's.
  el.dataset.lmSuppressShortcuts = "true";
  draw();
  const queue = createQueue(async ({ name, args, live, auto, sent }) => {
    last = { auto, sent };
    model.send({ type: "act", name, args });
    if (!live) return;
    // A field that is being moved waits for the kernel, which says nothing where nothing changes.
    await new Promise((done) => {
      answered = done;
      setTimeout(done, PATIENCE);
    });
  }, isNewer);
  queue.open();
  const detach = attach(el, { send: queue.push });
  const press = ({ target }) => {
    const button = target.closest?.("[data-host=copy]");
    if (button) copyField(button.closest("[data-table]"), button);
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
