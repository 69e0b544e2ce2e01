/**
 * A page of the site as a host: brings its saved tables to life.
 *
 * One worker answers for all tables. It starts when the browser is idle or when a table is touched;
 * for readers who save data, only when a table is touched. What the reader does before it is ready
 * waits in a queue.
 */
import { parseTable, redraw } from "../table/redraw.js";
import { archivesFor } from "./archives.js";
import { download } from "./download.js";
import { carryTables, isPlace } from "./carry.js";
import { createEngine } from "./engine.js";
import { createProgress } from "./panel.js";
import { changedPreferences, loadPreferences, savePreferences } from "./preferences.js";
import { createPrefetch } from "./prefetch.js";
import { toggleAnswer, togglePresentation, watchPresentation } from "./presentation.js";
import { createQueue, replacesLive } from "./queue.js";
import { createMemory } from "./memory.js";
import { copyField, copyLink, parseFragment } from "./share.js";
import { clearTables, saveTable } from "./storage.js";
import { hideTrouble, isOutdated, showTrouble, watchTrouble } from "./trouble.js";
import { closest } from "../table/dom.js";
import { attach, likelyActions } from "../table/events.js";

/** @import { Action } from "../table/events.js" */
/** @import { BookElement, EngineState, HostAction, HostElement } from "../protocol.js" */
/** @import { Notice, Preferences, Question, TableElement, Trouble } from "../protocol.js" */

/**
 * An action as this host answers it.
 *
 * @typedef {object} HostedAction
 * @property {boolean} [quiet] the reader did not ask for it here
 * @property {boolean} [again] it is repeated after the engine died
 * @property {boolean} [stopped] the reader does not want it any more
 */

/** @typedef {Action & HostedAction} PageAction */

// A classic script: browsers refuse module scripts to pages that were opened as a file.
const { src: address } = /** @type {HTMLScriptElement} */ (
  document.currentScript ?? document.querySelector('script[src$="/page.js"]')
);
const INTERPRETER = "pyodide.asm.wasm";
/** After how many milliseconds a table shows that it is still working. */
const PATIENCE = 300;
/** @type {Record<EngineState, Notice>} */
const NOTICES = { idle: "ready", live: "ready", loading: "loading", failed: "ready" };

/** Return the page's tables. */
const tables = () => [
  .../** @type {NodeListOf<TableElement>} */ (document.querySelectorAll("[data-table]")),
];

/**
 * Show one of the notices of tables and hide the others.
 *
 * @param {Notice} notice
 * @param {TableElement[]} [some] all of the page unless given
 */
function showNotice(notice, some = tables()) {
  for (const table of some) {
    /** @type {NodeListOf<HTMLElement>} */
    const sentences = table.querySelectorAll("[data-when]");
    for (const sentence of sentences) {
      const hide = sentence.dataset.when !== notice;
      if (hide && sentence.contains(document.activeElement)) focusTable(table);
      sentence.hidden = hide;
    }
  }
}

/** @param {TableElement} table */
function focusTable(table) {
  table.tabIndex = -1;
  table.focus({ preventScroll: true });
}

/** Return the archives of Python modules that this page needs, each with its size. */
function archives() {
  const needs = tables().map(({ dataset: { table: kind, state }, lang }) => ({
    kind,
    lang,
    state,
  }));
  return archivesFor(ARCHIVES, needs).map((index) => FILES[index]);
}

/** @param {number} loaded the number of bytes so far */
function showLoading(loaded) {
  const total = archives().reduce((sum, [, bytes]) => sum + bytes, BASE_BYTES);
  /** @type {NodeListOf<HTMLProgressElement>} */
  const bars = document.querySelectorAll("[data-when=loading] progress");
  for (const bar of bars) bar.value = bar.max * Math.min(loaded / total, 1);
}

/**
 * Fetch and compile the interpreter: here rather than in the worker, since browsers cache what they
 * have compiled for a page only.
 *
 * @param {(loaded: number) => void} onLoaded
 */
async function interpreter(onLoaded) {
  const response = await download(address, [INTERPRETER], onLoaded)[INTERPRETER];
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const engine = createEngine({
  worker() {
    const name = archives()
      .map(([name]) => `${name}.zip`)
      .join(" ");
    return new Worker(new URL("worker.js", address), { type: "module", name });
  },
  tables: () => tables().map(({ dataset, lang }) => [dataset.table, dataset.state, lang]),
  interpreter,
  onLoaded: showLoading,
  onState(state) {
    document.documentElement.dataset.alcalde = state;
    showNotice(NOTICES[state]);
    prefetch.clear();
    if (state === "failed" && !running?.stopped) sayWhy();
    else putAway("failed");
    if (state !== "live") return queue.close();
    for (const table of tables()) rest(table);
    performance.mark("alcalde-live");
    applyPreferences(loadPreferences(), tables().reverse());
    queue.open();
  },
});

const progress = createProgress({
  onReset() {
    clearTables();
    memory.forget();
  },
});

/** Whether what this page would load is gone. */
let outdated = false;

/** Say that the engine has failed, and what helps. */
async function sayWhy() {
  showTrouble("failed");
  outdated = await isOutdated(address);
  if (outdated && engine.state === "failed") showTrouble("outdated");
}

/**
 * Put the bar away, if it is about this; a focus in it goes back to where the reader was.
 *
 * @param {Trouble} [only] anything unless given
 */
function putAway(only) {
  if (hideTrouble(only) && pressed?.isConnected) focusTable(pressed);
}

const prefetch = createPrefetch(async (/** @type {Question} */ ...question) =>
  parseTable(await engine.answer(...question)),
);

/** @type {PageAction | null} the action that is being answered */
let running = null;
/** @type {TableElement | null} the table where the reader did something last */
let pressed = null;

/**
 * Have a table show that it is still working, once an answer takes long.
 *
 * @param {TableElement} table
 * @returns {() => void} to be called with the answer
 */
function showWorking(table) {
  const timer = setTimeout(() => {
    table.setAttribute("aria-busy", "true");
    showNotice(table.querySelector("[data-when=thinking]") ? "thinking" : "loading", [table]);
    table.querySelector("progress")?.removeAttribute("value");
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    showNotice(NOTICES[engine.state], [table]);
  };
}

/**
 * Have a table look at rest, unless something is still to be done there.
 *
 * @param {TableElement} table
 */
function rest(table) {
  if (!queue.jobs.some((job) => job.table === table)) table.removeAttribute("aria-busy");
}

/**
 * @param {Action} action
 * @returns {Question}
 */
function questionOf({ table, name, args }) {
  const { table: kind, state } = table.dataset;
  return [kind, state, name, JSON.stringify(args), table.lang, table.id];
}

/**
 * Prefetch the answers to actions, if nothing else is being answered and they are quick.
 *
 * @param {Action[]} actions
 */
function expect(...actions) {
  const quick = actions.filter(({ table }) => !table.querySelector("[data-when=thinking]"));
  if (engine.state === "live" && !running && quick.length) prefetch.ask(quick.map(questionOf));
}

/**
 * Answer an action.
 *
 * @param {PageAction} action
 * @returns {Promise<void>}
 */
async function answer(action) {
  const { table, quiet, auto, sent } = action;
  const { prefs, done } = table.dataset;
  if (!table.isConnected) return;
  running = action;
  const answered = showWorking(table);
  try {
    const drawing = await prefetch.take(...questionOf(action));
    answered();
    if (!quiet) putAway("failed");
    redraw(table, drawing, { quiet, auto, sent });
    progress.mark(table);
  } catch (error) {
    answered();
    return recover(action, error);
  } finally {
    running = null;
    if (engine.state === "live") rest(table);
  }
  performance.mark("alcalde-answer");
  settle(action, prefs, done);
}

/**
 * Go on after an action failed.
 *
 * @param {PageAction} action
 * @param {unknown} error
 * @returns {void}
 */
function recover(action, error) {
  const { table, again, stopped } = action;
  // A stopped action is not wanted any more; the table stays as it was.
  if (stopped) return void engine.start();
  // If the engine died, the action is done when it comes back; but only once, since the action may
  // be what killed it.
  if (engine.state !== "live" && !again) return queue.unshift({ ...action, again: true });
  rest(table);
  if (engine.state === "live") showTrouble("failed");
  throw error;
}

/**
 * Store what an answered action has changed.
 *
 * @param {PageAction} action
 * @param {string} prefs the table's before
 * @param {string | undefined} done the table's before
 */
function settle({ table, name, quiet }, prefs, done) {
  if (name === "resume") memory.retype(table);
  if (name === "open" || name === "resume") return applyPreferences(loadPreferences(), [table]);
  if (memory.forgetsToo()) return;
  if (!done && table.dataset.done) progress.solved(table);
  if (quiet) return;
  saveTable(table);
  whenIdle(() => expect(...likelyActions(table)));
  if (table.dataset.prefs === prefs) return;
  const chosen = JSON.parse(table.dataset.prefs);
  savePreferences(chosen);
  applyPreferences(chosen, tables());
}

const queue = createQueue(answer, replacesLive);
const memory = createMemory({
  tables,
  queue,
  send,
  start: () => engine.start(),
  openLink,
  progress,
});

/**
 * Have tables follow choices that they do not follow yet, before anything else.
 *
 * @param {Partial<Preferences>} choices
 * @param {TableElement[]} some
 */
function applyPreferences(choices, some) {
  for (const table of some) {
    const args = changedPreferences(table, choices);
    if (args) queue.unshift({ table, name: "prefs", args, quiet: true });
  }
}

/** Tell whether the reader saves data. */
function savesData() {
  return navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** @param {() => unknown} task */
function whenIdle(task) {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** @param {Event} event */
function touch(event) {
  if (engine.state === "idle" && closest(event, "[data-table]")) engine.start();
}

/**
 * Open the link in the page's address, if there is one.
 *
 * @param {(table: TableElement) => boolean} [stands] tells whether a table was opened and changed
 *   before it came here
 */
function openLink(stands = () => false) {
  const opened = parseFragment(location.hash, tables(), isPlace);
  if (!opened) return;
  const { table, link } = opened;
  table.scrollIntoView();
  focusTable(table);
  if (link === null || stands(table)) return;
  send({ table, name: "open", args: { link } });
  engine.start();
}

/** @param {PageAction} action */
function send(action) {
  pressed = action.table;
  if (engine.state !== "live") pressed.setAttribute("aria-busy", "true");
  queue.push(action);
  if (outdated) showTrouble("outdated");
  else engine.start();
}

/** Stop the action that is being answered. */
function stop() {
  if (!running) return;
  running.stopped = true;
  engine.stop();
}

/** @type {Partial<Record<HostAction, (table: TableElement, button: HostElement) => void>>} */
const press = {
  stop,
  link: copyLink,
  copy: copyField,
  show: togglePresentation,
  answer: toggleAnswer,
};

/** Bring the page's tables to life. */
function hydrate() {
  document.documentElement.dataset.alcalde = "idle";
  document.documentElement.dataset.ready = "";
  watchTrouble({
    retry() {
      putAway();
      engine.start();
    },
    renew: () => memory.renew(running),
    dismiss: putAway,
  });
  attach(document, { send, expect });
  for (const type of ["pointerdown", "keydown", "focusin"]) document.addEventListener(type, touch);
  document.addEventListener("click", (event) => {
    /** @type {HostElement | null} */
    const button = closest(event, "[data-table] [data-host]");
    const table = /** @type {TableElement} */ (closest(event, "[data-table]"));
    if (button) press[button.dataset.host]?.(table, button);
    /** @type {(BookElement & HTMLAnchorElement) | null} */
    const language = closest(event, "a[data-lang]");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (language && !elsewhere) carryTables(language, memory.changed(), tables());
  });
  watchPresentation();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    memory.catchUp();
    engine.resetWatchdog();
    progress.show();
    if (engine.state === "live") applyPreferences(loadPreferences(), tables().reverse());
  });
  window.addEventListener("hashchange", () => openLink());
  memory.goOn();
  if (!savesData()) whenIdle(() => engine.state === "idle" && engine.start());
}

if (location.protocol === "file:") showTrouble("file");
else if (tables().length) hydrate();
