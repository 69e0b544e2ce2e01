/**
 * Which tasks the reader has done: kept on this device, saved to a file and read back, forgotten.
 *
 * Pages go by their file's name, so that progress in one language is progress in all.
 *
 * @typedef {Map<string, { done: Set<string>, of: number }>} Progress by page: the tasks that are
 *   done, by name, and how many there are
 */

const KEY = "alcalde.progress";
const VERSION = 1;
const LONGEST = 100_000;
const NAME = /^[\w-]{1,60}$/;
const MOST = 1000;

/**
 * Names a page by its address.
 *
 * @param {string} path such as `/es/02-play.html`
 * @returns {string} such as `02-play`
 */
export function pageName(path) {
  return path.split("/").at(-1).replace(/\.html$/, "") || "index";
}

/**
 * Reads what `written` gave.
 *
 * @param {string | null} text
 * @returns {Progress | null} null: it is none
 */
export function parsed(text) {
  if (!text || text.length > LONGEST) return null;
  try {
    const { v, pages } = JSON.parse(text);
    if (v !== VERSION || Object(pages) !== pages || Array.isArray(pages)) return null;
    const progress = new Map();
    for (const [page, { done, of }] of Object.entries(pages)) {
      if (!NAME.test(page) || !Array.isArray(done) || !done.every(isName)) return null;
      if (!Number.isInteger(of) || of < 0 || of > MOST) return null;
      progress.set(page, { done: new Set(done), of });
    }
    return progress;
  } catch {
    return null;
  }
}

function isName(text) {
  return typeof text === "string" && NAME.test(text);
}

/**
 * Writes progress as text, pages and tasks in order.
 *
 * @param {Progress} progress
 * @returns {string}
 */
export function written(progress) {
  const pages = [...progress].sort().map(([page, { done, of }]) => {
    return [page, { done: [...done].sort(), of }];
  });
  return JSON.stringify({ v: VERSION, pages: Object.fromEntries(pages) });
}

/**
 * Puts two readers' progress together: what either has done is done.
 *
 * @param {Progress} own
 * @param {Progress} other
 * @returns {Progress}
 */
export function together(own, other) {
  const all = new Map(own);
  for (const [page, { done, of }] of other) {
    const here = own.get(page);
    all.set(page, { done: new Set([...(here?.done ?? []), ...done]), of: here?.of ?? of });
  }
  return all;
}

/** What is kept, or where the browser keeps nothing, what has been done on this page. */
function createStore() {
  let here = null;
  return {
    get progress() {
      if (here) return here;
      try {
        return parsed(localStorage.getItem(KEY)) ?? new Map();
      } catch {
        return new Map();
      }
    },
    /** Keeps progress; says whether the browser will. */
    keep(progress) {
      here = progress;
      try {
        localStorage.setItem(KEY, written(progress));
        here = null;
      } catch {
        // Storage is full or refused.
      }
      return !here;
    },
    /** Says whether the browser would keep anything. */
    keeps() {
      try {
        localStorage.setItem(`${KEY}.try`, "");
        localStorage.removeItem(`${KEY}.try`);
        return true;
      } catch {
        return false;
      }
    },
    forget() {
      here = null;
      try {
        localStorage.removeItem(KEY);
      } catch {
        // Then there was nothing either.
      }
    },
  };
}

/**
 * Shows the reader's progress on this page, and does what its buttons say.
 *
 * @param {{ onReset?: () => void }} [page] is told when the reader wants everything forgotten
 * @returns {{ show(): void, mark(table: HTMLElement): void, solved(table: HTMLElement): void }}
 *   `show` shows it all anew; `mark` marks one table, after it was drawn anew; `solved` notes
 *   that the reader has just done the task of a table
 */
export function createProgress({ onReset = () => {} } = {}) {
  const store = createStore();
  const page = pageName(location.pathname);
  const places = () => [...document.querySelectorAll("[data-when-done]")];
  const panel = document.querySelector("[data-progress-panel]");
  const part = (selector) => panel.querySelector(selector);
  let warned = false;

  function mark(table) {
    const place = table.querySelector("[data-when-done]");
    if (!place) return;
    const kept = store.progress.get(page)?.done.has(taskName(table));
    place.hidden = !kept && !table.dataset.done;
  }

  function show() {
    for (const place of places()) mark(place.closest("[data-table]"));
    const { progress } = store;
    const sum = { done: 0, of: 0 };
    for (const entry of document.querySelectorAll("[data-page]")) {
      const { done, of } = progress.get(entry.dataset.page) ?? { done: new Set(), of: 0 };
      const total = Number(entry.dataset.tasks ?? of);
      sum.done += Math.min(done.size, total);
      sum.of += total;
      const tick = entry.querySelector("[data-progress-tick]");
      if (tick) tick.hidden = !total || done.size < total;
    }
    if (!panel) return;
    // A number is no word: it reads the same in every language.
    part("[data-done]").replaceChildren(String(sum.done));
    part("[data-of]").replaceChildren(String(sum.of));
    panel.hidden = false;
  }

  /** Shows one of the panel's sentences, or none. */
  function tell(what) {
    for (const when of ["unkept", "imported", "unreadable"]) {
      part(`[data-when-${when}]`).hidden = when !== what;
    }
  }

  function ask(sure) {
    part("[data-host=reset-sure]").hidden = !sure;
    part(`[data-host=${sure ? "reset-sure" : "reset"}]`).focus();
  }

  const press = {
    export() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([written(store.progress)], { type: "application/json" }));
      link.download = `${KEY.replace(".", "-")}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    import: () => part("[type=file]").click(),
    reset: () => ask(part("[data-host=reset-sure]").hidden),
    "reset-sure"() {
      store.forget();
      onReset();
      tell(null);
      ask(false);
      show();
    },
  };

  async function take(file) {
    const other = file && file.size <= LONGEST ? parsed(await file.text()) : null;
    if (!other) return tell("unreadable");
    tell(store.keep(together(store.progress, other)) ? "imported" : "unkept");
    show();
  }

  panel?.addEventListener("click", ({ target }) => {
    press[target.closest("[data-host]")?.dataset.host]?.();
  });
  panel?.addEventListener("change", async ({ target }) => {
    if (target.type !== "file" || !target.files.length) return;
    await take(target.files[0]);
    target.value = "";
  });
  addEventListener("storage", ({ key }) => (key === KEY || key === null) && show());
  if (panel && !store.keeps()) tell("unkept");
  show();

  return {
    show,
    mark,
    solved(table) {
      const { progress } = store;
      const done = new Set(progress.get(page)?.done).add(taskName(table));
      const kept = store.keep(new Map(progress).set(page, { done, of: places().length }));
      if (!kept && !warned) {
        warned = true;
        table.querySelector("[data-when-unkept]").hidden = false;
      }
      show();
    },
  };
}

function taskName(table) {
  return table.id.replace(/^t-/, "");
}
