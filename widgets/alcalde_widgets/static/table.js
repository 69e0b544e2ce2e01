/**
 * The notebook home: an anywidget whose table lives in the kernel.
 *
 * The kernel sends the table's HTML as the trait `html`; what the reader does goes back as
 * `{ type: "act", name, args }`.
 */
import { attach, parsedTable, redraw } from "./surface.js";

/** @param {{ model: object, el: HTMLElement }} widget */
function render({ model, el }) {
  const draw = () => {
    const table = el.querySelector("[data-table]");
    if (table) redraw(table, model.get("html"));
    else el.replaceChildren(parsedTable(model.get("html")));
  };
  // Keys inside a table are the table's, not the notebook's.
  el.dataset.lmSuppressShortcuts = "true";
  draw();
  const detach = attach(el, {
    send: ({ name, args }) => model.send({ type: "act", name, args }),
  });
  model.on("change:html", draw);
  return () => {
    model.off("change:html", draw);
    detach();
  };
}

export default { render };
