import assert from "node:assert/strict";
import { test } from "node:test";
import * as Comlink from "comlink";
import { createEngine } from "../../widgets/alcalde_widgets/static/engine.js";

/** Stands in for a Worker: the other end of a channel answers as worker.js would. */
function fakeWorker(api, ended = []) {
  const { port1, port2 } = new MessageChannel();
  Comlink.expose(api, port2);
  port1.start();
  return Object.assign(port1, {
    terminate() {
      ended.push("terminated");
      port1.close();
    },
  });
}

function engineWith(workers) {
  const states = [];
  const counts = [];
  const engine = createEngine({
    worker: () => workers.shift(),
    tables: () => [["trick", "{}"]],
    onState: (state) => states.push(state),
    interpreter: async (onLoaded) => onLoaded(100),
    onLoaded: (loaded) => counts.push(loaded),
  });
  return { engine, states, counts };
}

async function watch(onLoaded) {
  await onLoaded(11);
  onLoaded[Comlink.releaseProxy]();
}

const working = {
  watch,
  async boot(interpreter, tables) {
    assert.deepEqual(tables, [["trick", "{}"]]);
  },
  answer: (kind, state, name) => `${kind} ${state} ${name}`,
};
const broken = { ...working, boot: () => Promise.reject(new Error("no network")) };
const silent = { ...working, boot: () => new Promise(() => {}) };

test("it starts once, tells how far it is, and answers", async () => {
  const ended = [];
  const { engine, states, counts } = engineWith([fakeWorker(working, ended)]);
  const started = engine.start();
  engine.start();
  await started;
  assert.deepEqual(states, ["loading", "live"]);
  assert.deepEqual(counts, [100, 111]);
  assert.equal(await engine.answer("trick", "{}", "swap", ""), "trick {} swap");
  await end(engine, ended);
});

test("what fails to start can be tried again", async (t) => {
  t.mock.method(console, "warn", () => {});
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
  const ended = [];
  const lost = fakeWorker(silent, ended);
  const { engine, states } = engineWith([lost]);
  const started = engine.start();
  lost.onerror({ message: "" });
  await started;
  assert.deepEqual(states, ["loading", "failed"]);
  assert.deepEqual(ended, ["terminated"]);
});

test("nothing coming for a long time is a failure", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, states } = engineWith([fakeWorker(silent)]);
  const started = engine.start();
  t.mock.timers.tick(60_000);
  await started;
  assert.deepEqual(states, ["loading", "failed"]);
});

test("Python's own error leaves the engine alive", async () => {
  const ended = [];
  const picky = {
    ...working,
    answer: (kind, state, name) => {
      if (name === "bad") throw Object.assign(new Error("KeyError"), { name: "PythonError" });
      return name;
    },
  };
  const { engine, states } = engineWith([fakeWorker(picky, ended)]);
  await engine.start();
  await assert.rejects(engine.answer("trick", "{}", "bad", ""), { message: "KeyError" });
  assert.equal(await engine.answer("trick", "{}", "good", ""), "good");
  assert.deepEqual(states, ["loading", "live"]);
  await end(engine, ended);
});

test("what is being worked on can be stopped, and the engine started again", async (t) => {
  t.mock.method(console, "warn", () => {});
  const ended = [];
  const lost = { ...working, answer: () => new Promise(() => {}) };
  const { engine, states } = engineWith([fakeWorker(lost, ended), fakeWorker(working, ended)]);
  await engine.start();
  const asked = engine.answer("game", "{}", "go", "");
  engine.stop();
  await assert.rejects(asked, { message: "stopped" });
  assert.deepEqual(ended, ["terminated"]);
  await engine.start();
  assert.deepEqual(states, ["loading", "live", "failed", "loading", "live"]);
  await end(engine, ended);
});

/** Kills the engine as a crash of its worker would, so that the test's channel closes. */
async function end(engine, ended) {
  const { warn } = console;
  console.warn = () => {};
  await assert.rejects(engine.answer(Symbol("cannot be sent")));
  await new Promise(setImmediate);
  console.warn = warn;
  assert.equal(engine.state, "failed");
  assert.equal(ended.at(-1), "terminated");
}
