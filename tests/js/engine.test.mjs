import assert from "node:assert/strict";
import { test } from "node:test";
import * as Comlink from "comlink";
import { createEngine, PATIENCE } from "../../widgets/alcalde_widgets/static/hosts/engine.js";

/** @import { EngineState, EngineWorker, SignOfLife } from "../../widgets/alcalde_widgets/static/protocol.js" */

/**
 * Stand in for a Worker: the other end of a channel answers as worker.js would.
 *
 * @param {EngineWorker} api
 * @param {string[]} [ended] is told when it is terminated
 */
function fakeWorker(api, ended = []) {
  const { port1, port2 } = new MessageChannel();
  Comlink.expose(api, port2);
  port1.start();
  const worker = Object.assign(port1, {
    onerror: (/** @type {{ message: string }} */ _event) => {},
    terminate() {
      ended.push("terminated");
      port1.close();
    },
  });
  return /** @type {Worker & typeof worker} */ (/** @type {unknown} */ (worker));
}

/** @param {Worker[]} workers one for each start */
function engineWith(workers) {
  /** @type {EngineState[]} */
  const states = [];
  /** @type {number[]} */
  const counts = [];
  const engine = createEngine({
    worker: () => /** @type {Worker} */ (workers.shift()),
    tables: () => [["trick", "{}", "en"]],
    onState: (state) => states.push(state),
    async interpreter(onLoaded) {
      onLoaded(100);
      return EMPTY_MODULE;
    },
    onLoaded: (loaded) => counts.push(loaded),
  });
  return { engine, states, counts };
}

/** The shortest program that WebAssembly has. */
const EMPTY_MODULE = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

/** @type {EngineWorker} */
const working = {
  async watch(onLoaded) {
    await onLoaded(11);
    /** @type {typeof onLoaded & Comlink.ProxyMethods} */ (onLoaded)[Comlink.releaseProxy]();
  },
  async boot(module, tables) {
    assert.ok(module);
    assert.deepEqual(tables, [["trick", "{}", "en"]]);
  },
  answer: (kind, state, name) => `${kind} ${state} ${name}`,
};
/** @type {EngineWorker} */
const broken = { ...working, boot: () => Promise.reject(new Error("no network")) };
/** @type {EngineWorker} */
const silent = { ...working, boot: () => new Promise(() => {}) };

/**
 * Ask an engine for an action on a table of the kind `trick`.
 *
 * @param {ReturnType<typeof createEngine>} engine
 * @param {string} name
 */
const ask = (engine, name) => engine.answer("trick", "{}", name, "", "en", "t-trick");

test("it starts once, tells how far it is, and answers", async () => {
  /** @type {string[]} */
  const ended = [];
  const { engine, states, counts } = engineWith([fakeWorker(working, ended)]);
  const started = engine.start();
  engine.start();
  await started;
  assert.deepEqual(states, ["loading", "live"]);
  assert.deepEqual(counts, [100, 111]);
  assert.equal(await ask(engine, "swap"), "trick {} swap");
  await end(engine, ended);
});

test("what fails to start can be tried again", async (t) => {
  t.mock.method(console, "warn", () => {});
  /** @type {string[]} */
  const ended = [];
  const { engine, states } = engineWith([fakeWorker(broken, ended), fakeWorker(working, ended)]);
  await engine.start();
  assert.deepEqual(states, ["loading", "failed"]);
  await engine.start();
  assert.deepEqual(states, ["loading", "failed", "loading", "live"]);
  await end(engine, ended);
});

test("a worker whose script does not load is a failure", async (t) => {
  t.mock.method(console, "warn", () => {});
  /** @type {string[]} */
  const ended = [];
  const lost = fakeWorker(silent, ended);
  const { engine, states } = engineWith([lost]);
  const started = engine.start();
  lost.onerror({ message: "" });
  await started;
  assert.deepEqual(states, ["loading", "failed"]);
  assert.deepEqual(ended, ["terminated"]);
});

test("nothing coming for a long time is a failure, the second time", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, states } = engineWith([fakeWorker(silent), fakeWorker(silent)]);
  engine.start();
  for (const seen of [["loading"], ["loading", "loading"]]) {
    assert.deepEqual(states, seen);
    t.mock.timers.tick(PATIENCE.loading);
    await new Promise(setImmediate);
  }
  assert.deepEqual(states, ["loading", "loading", "failed"]);
});

/** @type {EngineWorker} */
const dead = { ...working, answer: () => /** @type {never} */ (new Promise(() => {})) };

/** Say what a worker says before Python keeps it from hearing anything. @type {SignOfLife} */
const SIGN = "alive";

test("a worker that answers nothing is replaced, once", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const ended = [];
  const workers = [dead, dead, working].map((api) => fakeWorker(api, ended));
  const { engine, states } = engineWith(workers);
  await engine.start();
  for (const next of ["loading", "failed"]) {
    while (engine.state !== "live") await new Promise(setImmediate);
    const asked = ask(engine, "swap");
    t.mock.timers.tick(PATIENCE.asked - 1);
    assert.equal(engine.state, "live");
    t.mock.timers.tick(1);
    await assert.rejects(asked, { message: "silent" });
    assert.equal(engine.state, next);
  }
  assert.deepEqual(ended, ["terminated", "terminated"]);
  await engine.start();
  assert.equal(await ask(engine, "swap"), "trick {} swap");
  assert.deepEqual(states, ["loading", "live", "loading", "live", "failed", "loading", "live"]);
  await end(engine, ended);
});

test("a worker that has answered may be replaced again", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let times = 0;
  /** @type {EngineWorker} */
  const second = {
    ...working,
    answer: (...question) => (times++ ? dead.answer(...question) : "html"),
  };
  const { engine } = engineWith([fakeWorker(dead), fakeWorker(second), fakeWorker(silent)]);
  await engine.start();
  for (const answered of [false, true]) {
    while (engine.state !== "live") await new Promise(setImmediate);
    if (answered) assert.equal(await ask(engine, "swap"), "html");
    const asked = ask(engine, "swap");
    t.mock.timers.tick(PATIENCE.asked);
    await assert.rejects(asked, { message: "silent" });
    assert.equal(engine.state, "loading");
  }
  engine.stop();
});

test("a worker that computes is given time", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const worker = fakeWorker(dead);
  const { engine } = engineWith([worker, fakeWorker(silent)]);
  await engine.start();
  const asked = ask(engine, "hint");
  worker.dispatchEvent(new MessageEvent("message", { data: SIGN }));
  t.mock.timers.tick(PATIENCE.busy - 1);
  assert.equal(engine.state, "live");
  t.mock.timers.tick(1);
  await assert.rejects(asked, { message: "silent" });
  assert.equal(engine.state, "loading");
  engine.stop();
});

test("an error in a live worker is its death", async (t) => {
  t.mock.method(console, "warn", () => {});
  const worker = fakeWorker(dead);
  const { engine } = engineWith([worker, fakeWorker(silent)]);
  await engine.start();
  const asked = ask(engine, "swap");
  worker.onerror({ message: "out of memory" });
  await assert.rejects(asked, { message: "out of memory" });
  assert.equal(engine.state, "loading");
  engine.stop();
});

test("Python's own error leaves the engine alive", async () => {
  /** @type {string[]} */
  const ended = [];
  /** @type {EngineWorker} */
  const picky = {
    ...working,
    answer: (_kind, _state, name) => {
      if (name === "bad") throw Object.assign(new Error("KeyError"), { name: "PythonError" });
      return name;
    },
  };
  const { engine, states } = engineWith([fakeWorker(picky, ended)]);
  await engine.start();
  await assert.rejects(ask(engine, "bad"), { message: "KeyError" });
  assert.equal(await ask(engine, "good"), "good");
  assert.deepEqual(states, ["loading", "live"]);
  await end(engine, ended);
});

test("what is being worked on can be stopped, and the engine started again", async (t) => {
  t.mock.method(console, "warn", () => {});
  /** @type {string[]} */
  const ended = [];
  const lost = { ...working, answer: () => /** @type {never} */ (new Promise(() => {})) };
  const { engine, states } = engineWith([fakeWorker(lost, ended), fakeWorker(working, ended)]);
  await engine.start();
  const asked = ask(engine, "go");
  engine.stop();
  await assert.rejects(asked, { message: "stopped" });
  assert.deepEqual(ended, ["terminated"]);
  await engine.start();
  assert.deepEqual(states, ["loading", "live", "failed", "loading", "live"]);
  await end(engine, ended);
});

/**
 * Make the engine fail as a crash of its worker would, which closes the test's channel.
 *
 * @param {ReturnType<typeof createEngine>} engine
 * @param {string[]} ended
 */
async function end(engine, ended) {
  const { warn } = console;
  console.warn = () => {};
  const unsendable = /** @type {string} */ (/** @type {unknown} */ (Symbol("cannot be sent")));
  await assert.rejects(ask(engine, unsendable));
  await new Promise(setImmediate);
  console.warn = warn;
  assert.equal(engine.state, "failed");
  assert.equal(ended.at(-1), "terminated");
}
