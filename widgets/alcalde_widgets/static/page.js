/**
 * The page home: brings the saved tables of a page to life.
 *
 * One worker serves every table. It starts when the browser is idle, at the first touch of a table
 * at once, and before a touch not at all for a reader who saves data. What the reader does
 * meanwhile is kept and answered in order.
 */
import { createAhead } from "./ahead.js";
import { archivesFor } from "./archives.js";
import { download } from "./download.js";
import { createEngine } from "./engine.js";
import { forget, keep, kept, keptElsewhere } from "./keep.js";
import { differing, remember, remembered } from "./prefs.js";
import { createProgress } from "./progress.js";
import { createQueue, isNewer } from "./queue.js";
import { parsedTable, redraw } from "./redraw.js";
import { copy, copyField, linked } from "./share.js";
import { toggleAnswer, toggleShow, watchScreen } from "./show.js";
import { attach, likely } from "./surface.js";

// A classic script: browsers refuse module scripts to pages that were opened as a file.
const home = (document.currentScript ?? document.querySelector('script[src$="/page.js"]')).src;
/* global ARCHIVES, BYTES: written in when the page home is built */
const INTERPRETER = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const tables = () => [...document.querySelectorAll("[data-table]")];
const PATIENCE = 300;
const WHEN = { idle: "ready", live: "ready", loading: "loading", failed: "failed" };

function show(when, some = tables()) {
  for (const table of some) {
    for (const node of table.querySelectorAll("[data-when]")) {
      const hide = node.dataset.when !== when;
      if (hide && node.contains(document.activeElement)) {
        table.tabIndex = -1;
        table.focus({ preventScroll: true });
      }
      node.hidden = hide;
    }
  }
}

/** Names the archives of our modules that this page needs. */
function archives() {
  return archivesFor(
    ARCHIVES,
    tables().map(({ dataset: { table, state }, lang }) => ({ kind: table, lang, state })),
  );
}

function showProgress(loaded) {
  const files = [INTERPRETER, LIBRARY, ...archives()];
  const total = files.reduce((sum, name) => sum + BYTES[name], 0);
  for (const bar of document.querySelectorAll("[data-when=loading] progress")) {
    bar.value = bar.max * Math.min(loaded / total, 1);
  }
}

/**
 * Fetches and compiles the interpreter: here rather than in the worker, since only here do
 * browsers keep what they have compiled for the reader's next page.
 */
async function interpreter(onLoaded) {
  const response = await download(home, [INTERPRETER], onLoaded)[INTERPRETER];
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const engine = createEngine({
  worker: () =>
    new Worker(new URL("worker.js", home), { type: "module", name: archives().join(" ") }),
  tables: () => tables().map(({ dataset, lang }) => [dataset.table, dataset.state, lang]),
  interpreter,
  onLoaded: showProgress,
  onState(state) {
    document.documentElement.dataset.alcalde = state;
    show(WHEN[state]);
    ahead.forget();
    if (state !== "live") return queue.close();
    performance.mark("alcalde-live");
    takeOver(remembered(), tables().reverse());
    queue.open();
  },
});

/** The tables' states, as they came with the page or were kept; a link is opened from there. */
const saved = new Map();
const progress = createProgress({ onReset: forget });

const ahead = createAhead(async (...asked) => parsedTable(await engine.answer(...asked)));

/** The action that is being answered. */
let running = null;

/** Says that a table thinks, once that takes long; the answer says that it does no more. */
function sayThinking(table) {
  if (!table.querySelector("[data-when=thinking]")) return () => {};
  const late = setTimeout(show, PATIENCE, "thinking", [table]);
  return () => {
    clearTimeout(late);
    show(WHEN[engine.state], [table]);
  };
}

/** Puts an action into the words of the engine's `answer`. */
function asked({ table, name, args }) {
  const { table: kind, state } = table.dataset;
  const from = name === "open" ? saved.get(table) : state;
  return [kind, from, name, JSON.stringify(args), table.lang, table.id];
}

/** Has answers made that will be wanted soon, if nobody waits and they are quickly made. */
function expect(...actions) {
  const quick = actions.filter(({ table }) => !table.querySelector("[data-when=thinking]"));
  if (engine.state === "live" && !running && quick.length) ahead.ask(quick.map(asked));
}

const queue = createQueue(async (action) => {
  const { table, name, quiet, auto, sent } = action;
  const { prefs, done } = table.dataset;
  if (!table.isConnected) return;
  running = action;
  const answered = sayThinking(table);
  try {
    const drawing = await ahead.take(...asked(action));
    answered();
    redraw(table, drawing, { quiet, auto, sent });
    progress.mark(table);
  } catch (error) {
    answered();
    // What was stopped is not wanted any more; the table stays as it was.
    if (action.stopped) return void engine.start();
    // An engine that died may come back, and then this is still wanted; but only once more, lest
    // the action be what killed it.
    if (engine.state === "failed" && !action.again) return queue.first({ ...action, again: true });
    if (engine.state === "live") show("failed", [table]);
    throw error;
  } finally {
    running = null;
    if (engine.state === "live") table.ariaBusy = null;
  }
  performance.mark("alcalde-answer");
  // A link is opened on top of what was kept: what is the reader's own stays.
  if (name === "resume") saved.set(table, table.dataset.state);
  if (name === "open" || name === "resume") return takeOver(remembered(), [table]);
  if (!done && table.dataset.done) progress.solved(table);
  if (!quiet && keep(table)) saved.set(table, table.dataset.state);
  if (!quiet) whenIdle(() => expect(...likely(table)));
  if (quiet || table.dataset.prefs === prefs) return;
  const chosen = JSON.parse(table.dataset.prefs);
  remember(chosen);
  takeOver(chosen, tables());
}, isNewer);

/** Has tables take over choices that they do not have yet, before anything else. */
function takeOver(choices, some) {
  for (const table of some) {
    const args = differing(table, choices);
    if (args) queue.first({ table, name: "prefs", args, quiet: true });
  }
}

function savesData() {
  return navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function whenIdle(task) {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function touch(event) {
  if (engine.state === "idle" && event.target.closest?.("[data-table]")) engine.start();
}

/** Opens the table that the address names as the address has it, if it names one. */
function openLink() {
  const { table, link } = linked(location.hash, tables()) ?? {};
  if (!table) return;
  table.scrollIntoView();
  table.tabIndex = -1;
  table.focus({ preventScroll: true });
  send({ table, name: "open", args: { link } });
  engine.start();
}

function send(action) {
  if (engine.state !== "live") action.table.ariaBusy = "true";
  queue.push(action);
  if (engine.state === "idle") engine.start();
}

/** Ends what the table thinks about. */
function stop() {
  if (!running) return;
  running.stopped = true;
  engine.stop();
}

/** Has the tables that were kept go on where they stood; says whether there are any. */
function resume(find = kept) {
  const some = tables()
    .map((table) => ({ table, name: "resume", args: { saved: find(table) }, quiet: true }))
    .filter(({ args }) => args.saved);
  for (const action of some) queue.push(action);
  return some.length > 0;
}

/** Has the tables of a page that is looked at again go on where another page has left them. */
const catchUp = () => document.hidden || resume(keptElsewhere);

/** What the buttons do that are the page's and not the table's. */
const press = {
  retry: () => engine.start(),
  stop,
  link: copy,
  copy: copyField,
  show: toggleShow,
  answer: toggleAnswer,
};

function hydrate() {
  for (const table of tables()) saved.set(table, table.dataset.state);
  document.documentElement.dataset.alcalde = "idle";
  attach(document, { send, expect });
  for (const type of ["pointerdown", "keydown", "focusin"]) document.addEventListener(type, touch);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-table] [data-host]");
    if (button) press[button.dataset.host]?.(button.closest("[data-table]"), button);
  });
  watchScreen();
  document.addEventListener("visibilitychange", catchUp);
  window.addEventListener("focus", catchUp);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    catchUp();
    engine.wake();
    progress.show();
    if (engine.state === "live") takeOver(remembered(), tables().reverse());
  });
  window.addEventListener("hashchange", openLink);
  if (resume()) engine.start();
  openLink();
  if (!savesData()) whenIdle(() => engine.state === "idle" && engine.start());
}

if (location.protocol === "file:") show("file");
else if (tables().length) hydrate();
