/**
 * What the reader has moved or written in a table's fields, which no answer to anything else may
 * take away.
 */

/** @typedef {{ field: HTMLInputElement | HTMLTextAreaElement, value: string }} Sent */

/**
 * By table, the field that the reader has moved last and where to, until the answer to that is
 * there: older answers must not move it back.
 *
 * @type {WeakMap<Element, Sent>}
 */
const moved = new WeakMap();

/**
 * Fields in which the reader has written what was not sent yet, or was sent and refused.
 *
 * @type {WeakSet<Element>}
 */
const written = new WeakSet();

/** Notes that a field of a table is being moved. */
export function noteMoved(table, field) {
  moved.set(table, { field, value: field.value });
}

/** Notes that something else is done in a table than moving a field. */
export function forgetMoved(table) {
  moved.delete(table);
}

/** Notes that the reader writes in a field. */
export function noteWritten(field) {
  written.add(field);
}

/**
 * Lets go of what a drawing answers, before it is put in place.
 *
 * @param {Element} table
 * @param {Element} drawing
 * @param {Sent[]} sent the fields that were sent, and what they held
 * @returns {() => void} to call when the drawing is in place
 */
export function letGo(table, drawing, sent) {
  const { field, value } = moved.get(table) ?? {};
  if (field && drawing.querySelector(`#${CSS.escape(field.id)}`)?.value === value) {
    moved.delete(table);
  }
  const answered = sent.filter(({ field: from, value: held }) => from.value === held);
  for (const { field: from } of answered) written.delete(from);
  return () => {
    // What comes back was refused.
    for (const { field: from } of answered) if (from.value) written.add(from);
  };
}

/** Says whether what a field of a table holds is the reader's. */
export function isHeld(field, table) {
  return moved.get(table)?.field === field || written.has(field);
}

/** Says whether a node has what the reader can change without its markup changing. */
export function holdsField(node) {
  const fields = "input, select, textarea";
  return node.nodeType === Node.ELEMENT_NODE && (node.matches(fields) || node.querySelector(fields));
}

/** Reads a field. */
export function valueOf(field) {
  return field.type === "checkbox" ? field.checked : field.value;
}
