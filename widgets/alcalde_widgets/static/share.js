/**
 * Links to a table as it stands: `#t-NAME=DATA`, where DATA is the table's saved state, which
 * Python reads and judges; here nobody knows what is in it.
 */

const FRAGMENT = /^#(t-[^=]*)=(.*)$/s;

/**
 * Makes the address of a table as it stands.
 *
 * @param {string} address the page's
 * @param {string} id the table's element's: `t-NAME`
 * @param {string} state what its HTML carries
 * @returns {string}
 */
export function addressOf(address, id, state) {
  let binary = "";
  for (const byte of new TextEncoder().encode(state)) binary += String.fromCharCode(byte);
  const data = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${address.split("#")[0]}#${id}=${data}`;
}

/**
 * Finds what a fragment opens.
 *
 * @param {string} fragment as in `location.hash`
 * @param {{ id: string }[]} tables the page's
 * @returns {{ table: { id: string }, link: string } | null} the table that is to open it, and
 *   what: its data, or for the first table all of the fragment, where it names no table of the
 *   page, so that somebody says so; null: it is no link to a table
 */
export function linked(fragment, tables) {
  const [all, id, link] = FRAGMENT.exec(fragment) ?? [];
  if (all === undefined || !tables.length) return null;
  const table = tables.find((each) => each.id === id);
  return table ? { table, link } : { table: tables[0], link: all };
}

/**
 * Puts a table's address on the clipboard and shows that it is there. Where browsers refuse that,
 * puts it into the address bar and into a field, selected, to be copied by hand.
 *
 * @param {HTMLElement} table
 */
export async function copy(table) {
  const address = addressOf(location.href, table.id, table.dataset.link ?? table.dataset.state);
  if (await put(address)) return say(table.querySelector("[data-when-copied]"));
  history.replaceState(history.state, "", address);
  const field = table.querySelector("[data-host=address]");
  field.value = address;
  field.hidden = false;
  select(field);
}

/**
 * Puts what a field holds on the clipboard and shows that it is there. Where browsers refuse that,
 * selects it, to be copied by hand.
 *
 * @param {HTMLElement} table
 * @param {HTMLElement} button names the field; beside it stands the sentence to show
 */
export async function copyField(table, button) {
  const field = table.querySelector(`#${CSS.escape(button.dataset.field)}`);
  if (await put(field.value)) say(button.parentElement.querySelector("[data-said]"));
  else select(field);
}

/** Puts a text on the clipboard; says whether the browser let it. */
async function put(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(field) {
  field.focus();
  field.select();
}

/** Shows a sentence, and shows it again each time: only what changes is read out. */
function say(sentence) {
  sentence.hidden = true;
  requestAnimationFrame(() => (sentence.hidden = false));
}
