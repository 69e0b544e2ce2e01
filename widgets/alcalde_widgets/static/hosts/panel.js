/**
 * Shows the reader's progress: at each task, in the table of contents and in the first page's panel,
 * whose buttons export it to a file, import it from one and clear it.
 */
import { closest } from "../table/dom.js";
import {
  createStore,
  KEY,
  MAX_LENGTH,
  mergeProgress,
  pageName,
  parseProgress,
  serialiseProgress,
} from "./progress.js";

/** @import { BookElement, PanelAction, TableElement } from "../protocol.js" */

/**
 * Show the reader's progress on this page and listen to the panel's buttons.
 *
 * @param {object} page
 * @param {() => void} page.onReset called when the reader has cleared the progress; it has to call
 *   `forget`
 */
export function createProgress({ onReset }) {
  const store = createStore();
  const page = pageName(location.pathname);
  /** @type {HTMLElement | null} */
  const panel = document.querySelector("[data-progress-panel]");
  let warned = false;

  /**
   * Mark a table as done or not, after it was drawn.
   *
   * @param {TableElement} table
   */
  function mark(table) {
    /** @type {HTMLElement | null} */
    const place = table.querySelector("[data-when-done]");
    if (!place) return;
    const stored = store.load().get(page)?.done.has(taskName(table));
    place.hidden = !stored && !table.dataset.done;
  }

  /** Show all progress anew. */
  function show() {
    for (const place of places()) {
      mark(/** @type {TableElement} */ (place.closest("[data-table]")));
    }
    const sum = showContents(store.load());
    if (!panel) return;
    // A number is the same in every language.
    part("[data-done]").replaceChildren(String(sum.done));
    part("[data-of]").replaceChildren(String(sum.of));
    panel.hidden = false;
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement} a part of the panel
   */
  function part(selector) {
    return /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (panel).querySelector(selector));
  }

  /**
   * Show one of the panel's sentences, or none.
   *
   * @param {"unkept" | "imported" | "unreadable" | null} what
   */
  function say(what) {
    for (const when of ["unkept", "imported", "unreadable"]) {
      part(`[data-when-${when}]`).hidden = when !== what;
    }
  }

  /**
   * Show or hide the button that confirms, and move the focus.
   *
   * @param {HTMLElement["hidden"]} sure
   */
  function confirm(sure) {
    part("[data-host=reset-sure]").hidden = !sure;
    part(`[data-host=${sure ? "reset-sure" : "reset"}]`).focus();
  }

  /** @type {Record<PanelAction, () => void>} */
  const press = {
    export: () => exportFile(serialiseProgress(store.load())),
    import: () => part("[type=file]").click(),
    reset: () => confirm(part("[data-host=reset-sure]").hidden),
    "reset-sure"() {
      store.clear();
      say(null);
      confirm(false);
      onReset();
    },
  };

  /** @param {File} file */
  async function importFile(file) {
    const other = file.size <= MAX_LENGTH ? parseProgress(await file.text()) : null;
    if (!other) return say("unreadable");
    say(store.save(mergeProgress(store.load(), other)) ? "imported" : "unkept");
    show();
  }

  panel?.addEventListener("click", (event) => {
    /** @type {BookElement | null} */
    const button = closest(event, "[data-host]");
    if (button?.dataset.host) press[/** @type {PanelAction} */ (button.dataset.host)]();
  });
  panel?.addEventListener("change", async ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const [file] = field.files ?? [];
    if (!file) return;
    await importFile(file);
    field.value = "";
  });
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) show();
  });
  if (panel && !store.works()) say("unkept");
  show();

  return {
    show,
    mark,

    /** Forget what the browser did not store, and show the rest. */
    forget() {
      store.forget();
      show();
    },

    /**
     * Record that the reader has just done the task of a table.
     *
     * @param {TableElement} table
     */
    solved(table) {
      const progress = store.load();
      const done = new Set(progress.get(page)?.done).add(taskName(table));
      const stored = store.save(new Map(progress).set(page, { done, of: places().length }));
      if (!stored && !warned) {
        warned = true;
        /** @type {HTMLElement} */ (table.querySelector("[data-when-unkept]")).hidden = false;
      }
      show();
    },
  };
}

/** Return the places that say whether a table's task is done. */
function places() {
  return document.querySelectorAll("[data-when-done]");
}

/** @param {TableElement} table */
function taskName(table) {
  return table.id.replace(/^t-/, "");
}

/**
 * Mark the pages in the table of contents.
 *
 * @param {import("./progress.js").Progress} progress
 * @returns {{ done: number, of: number }} all pages taken together
 */
function showContents(progress) {
  const sum = { done: 0, of: 0 };
  /** @type {NodeListOf<BookElement>} */
  const entries = document.querySelectorAll("[data-page]");
  for (const entry of entries) {
    const { page = "", tasks } = entry.dataset;
    const { done, of } = progress.get(page) ?? { done: new Set(), of: 0 };
    const total = Number(tasks ?? of);
    sum.done += Math.min(done.size, total);
    sum.of += total;
    /** @type {HTMLElement | null} */
    const tick = entry.querySelector("[data-progress-tick]");
    if (tick) tick.hidden = !total || done.size < total;
  }
  return sum;
}

/**
 * Have the browser save the progress as a file.
 *
 * @param {string} text
 */
function exportFile(text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${KEY.replace(".", "-")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
