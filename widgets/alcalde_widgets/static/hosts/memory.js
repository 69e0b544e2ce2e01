/**
 * What tables go on with: their states stored on this device, until the reader clears them, and what
 * is carried over when the page is loaded anew.
 */
import { recordTyping } from "../table/fields.js";
import { FORGOTTEN, forgottenMark, loadNewerTable, loadTable, wasForgotten } from "./storage.js";
import { takeCarried } from "./carry.js";
import { showTrouble } from "./trouble.js";

/** @import { Action } from "../table/events.js" */
/** @import { Renewed, TableElement } from "../protocol.js" */

/** @typedef {Action & { quiet?: boolean }} Job */

const FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * @param {object} page
 * @param {() => TableElement[]} page.tables
 * @param {{ push(job: Job): void, readonly jobs: Job[] }} page.queue
 * @param {(press: Action) => void} page.send
 * @param {() => void} page.start starts the engine
 * @param {(stands: (table: TableElement) => boolean) => void} page.openLink opens the link in the
 *   page's address, unless its table stands as it was left
 * @param {{ forget(): void }} page.progress
 */
export function createMemory({ tables, queue, send, start, openLink, progress }) {
  /** The tables' states as they came with the page. */
  const original = new Map(tables().map((table) => [table, table.dataset.state]));
  const renewed = takeRenewed();

  /**
   * Continue tables, each from a state; null leaves one as it is.
   *
   * @param {(table: TableElement) => string | null} load
   * @param {TableElement[]} [some]
   */
  function resume(load, some = tables()) {
    for (const table of some) {
      const saved = load(table);
      if (saved === null) continue;
      queue.push({ table, name: "resume", args: { saved }, quiet: true });
      start();
    }
  }

  /** @param {TableElement} table */
  const isChanged = (table) => {
    const waits = queue.jobs.some((job) => job.table === table);
    return waits || table.dataset.state !== original.get(table);
  };

  /** Forget what tables and progress remember from before the reader cleared everything. */
  function forget() {
    progress.forget();
    const some = tables().filter(({ dataset: { keep, done } }) => keep !== undefined || done);
    resume((table) => original.get(table) ?? null, some.filter(isChanged));
  }

  /**
   * Forget what the reader has cleared in another window, and say so.
   *
   * @returns {boolean} whether there was anything of that kind
   */
  function forgetsToo() {
    if (!wasForgotten()) return false;
    forget();
    showTrouble("forgotten");
    return true;
  }

  /** Continue tables from where another page has left them, when the page is looked at again. */
  function catchUp() {
    if (!document.hidden && !forgetsToo()) resume(loadNewerTable);
  }

  /**
   * Put text back into the fields that a table has now.
   *
   * @param {TableElement} table
   */
  function retype(table) {
    for (const [id, text] of Object.entries(renewed.fields)) {
      /** @type {HTMLInputElement | null} */
      const field = table.querySelector(`#${CSS.escape(id)}`);
      if (!field) continue;
      field.value = text;
      recordTyping(field);
      delete renewed.fields[id];
    }
  }

  window.addEventListener("storage", ({ key }) => {
    if (key === FORGOTTEN || key === null) forgetsToo();
  });
  document.addEventListener("visibilitychange", catchUp);
  window.addEventListener("focus", catchUp);

  return {
    catchUp,
    forgetsToo,
    retype,

    /** Forget what was cleared on this page. */
    forget() {
      wasForgotten();
      forget();
    },

    /** Return the tables that do not stand as they came with the page. */
    changed: () => tables().filter((table) => table.dataset.state !== original.get(table)),

    /** Go on where the tables and the page were left, and with the link in its address. */
    goOn() {
      const states = { ...takeCarried(), ...renewed.tables };
      resume((table) => {
        const stored = loadTable(table);
        return states[table.id] ?? stored;
      });
      openLink(({ id }) => id in states);
      for (const [id, name, args] of renewed.presses) {
        const table = tables().find((each) => each.id === id);
        if (table) send({ table, name, args });
      }
      tables().forEach(retype);
    },

    /**
     * Load the page anew without losing anything of the reader's: what is not stored on the device
     * goes with this entry of the browser's history, which nothing else sees.
     *
     * @param {Job | null} running what is being answered
     */
    renew(running) {
      const lost = this.changed().filter((table) => loadTable(table) === null);
      /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
      const fields = document.querySelectorAll(`[data-table] :is(${FIELDS})`);
      const typed = [...fields].filter((field) => field.value !== field.defaultValue);
      const presses = [running, ...queue.jobs]
        .filter((job) => job !== null)
        .filter(({ quiet, auto, name }) => !quiet && !auto && name !== "open");
      /** @type {Renewed} */
      const state = {
        forgotten: forgottenMark(),
        tables: Object.fromEntries(lost.map(({ id, dataset }) => [id, dataset.state])),
        fields: Object.fromEntries(typed.map(({ id, value }) => [id, value])),
        presses: presses.map(({ table, name, args }) => [table.id, name, args]),
      };
      history.replaceState({ ...history.state, renewed: state }, "");
      location.reload();
    },
  };
}

/**
 * Return what the page had before it was loaded anew, once.
 *
 * @returns {Renewed} empty if it was not, or the reader has cleared the progress since
 */
function takeRenewed() {
  const forgotten = forgottenMark();
  const { renewed, ...rest } = history.state ?? {};
  if (renewed) history.replaceState(rest, "");
  if (renewed?.forgotten === forgotten) return renewed;
  return { forgotten, tables: {}, fields: {}, presses: [] };
}
