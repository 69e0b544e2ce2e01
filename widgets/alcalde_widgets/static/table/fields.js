/**
 * What the reader has moved or typed in a table's fields. A new drawing must not overwrite it
 * unless it answers that very input.
 */

/** @import { TableElement } from "../protocol.js" */

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef {{ field: Field, value: string }} Sent a field and the value that was sent */

/**
 * By table, the field that the reader moved last and its value, until that value has been
 * answered: the answers to earlier values must not move it back.
 *
 * @type {WeakMap<TableElement, Sent>}
 */
const moved = new WeakMap();

/**
 * Fields whose text has not been sent yet, or was sent and refused.
 *
 * @type {WeakSet<Element>}
 */
const unsaved = new WeakSet();

/**
 * Record that a field of a table is being moved.
 *
 * @param {TableElement} table
 * @param {Field} field
 */
export function recordMove(table, field) {
  moved.set(table, { field, value: field.value });
}

/**
 * Forget which field was moved: another action follows.
 *
 * @param {TableElement} table
 */
export function clearMove(table) {
  moved.delete(table);
}

/**
 * Record that the reader types in a field.
 *
 * @param {Element} field
 */
export function recordTyping(field) {
  unsaved.add(field);
}

/**
 * Release the fields that a drawing answers, before it is put in place.
 *
 * @param {TableElement} table
 * @param {ParentNode} drawing
 * @param {Sent[]} sent the fields that were sent, with their values
 * @returns {() => void} to be called when the drawing is in place
 */
export function releaseFields(table, drawing, sent) {
  const { field, value } = moved.get(table) ?? {};
  if (field) {
    /** @type {Field | null} */
    const drawn = drawing.querySelector(`#${CSS.escape(field.id)}`);
    if (drawn?.value === value) moved.delete(table);
  }
  const answered = sent.filter(({ field: from, value: held }) => from.value === held);
  for (const { field: from } of answered) unsaved.delete(from);
  return () => {
    // Text that comes back was refused.
    for (const { field: from } of answered) if (from.value) unsaved.add(from);
  };
}

/**
 * Tell whether a field of a table holds input that a drawing must not overwrite.
 *
 * @param {Element} field
 * @param {TableElement} table
 * @returns {boolean}
 */
export function holdsInput(field, table) {
  return moved.get(table)?.field === field || unsaved.has(field);
}

/**
 * Tell whether a node contains a field: there the reader's input does not show in the markup.
 *
 * @param {Node} node
 * @returns {boolean}
 */
export function containsField(node) {
  const fields = "input, select, textarea";
  return node instanceof Element && (node.matches(fields) || node.querySelector(fields) !== null);
}

/**
 * Return a field's value as an action's argument.
 *
 * @param {Field} field
 * @returns {string | boolean}
 */
export function argumentOf(field) {
  return field.type === "checkbox" ? /** @type {HTMLInputElement} */ (field).checked : field.value;
}
