/**
 * The notebook home: an anywidget whose table lives in the kernel.
 *
 * The kernel sends the table's HTML as the trait `html`; what the reader does goes back as
 * `{ type: "act", name, args }`.
 */
import { createQueue, isNewer } from "./queue.js";
import { attach, parsedTable, redraw } from "./surface.js";

const PATIENCE = 300;

/** @param {{ model: object, el: HTMLElement }} widget */
function render({ model, el }) {
  let answered = () => {};
  let alone = false;
  const draw = () => {
    answered();
    const table = el.querySelector("[data-table]");
    if (table) redraw(table, model.get("html"), { auto: alone });
    else el.replaceChildren(parsedTable(model.get("html")));
  };
  // Keys inside a table are the table's, not the notebook's.
  el.dataset.lmSuppressShortcuts = "true";
  draw();
  const queue = createQueue(async ({ name, args, live, auto }) => {
    alone = auto;
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
  model.on("change:html", draw);
  return () => {
    model.off("change:html", draw);
    detach();
  };
}

export default { render };
