import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { createAhead } from "../../widgets/alcalde_widgets/static/ahead.js";

/** An engine that answers when told to, and what it was asked. */
function slow() {
  const calls = [];
  const answer = (...asked) =>
    new Promise((resolve, reject) => calls.push({ asked, resolve, reject }));
  return { calls, answer };
}

test("what was asked for early is not asked for again", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["trick", "state", "swap"]]);
  ahead.ask([["trick", "state", "swap"]]);
  calls[0].resolve("swapped");
  assert.equal(await ahead.take("trick", "state", "swap"), "swapped");
  assert.equal(calls.length, 1);
});

test("an answer is given once: the next state wants its own", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["a"]]);
  calls[0].resolve("first");
  await ahead.take("a");
  const second = ahead.take("a");
  calls[1].resolve("second");
  assert.equal(await second, "second");
});

test("an answer to something else is never given", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["trick", "old state", "swap"]]);
  calls[0].resolve("old");
  const taken = ahead.take("trick", "new state", "swap");
  calls[1].resolve("new");
  assert.equal(await taken, "new");
});

test("one at a time, and the newest wish next: pointing does not fill the worker's desk", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  for (const name of ["a", "b", "c"]) ahead.ask([[name]]);
  assert.equal(calls.length, 1);
  calls[0].resolve("A");
  await turn();
  assert.deepEqual(calls.map(({ asked }) => asked), [["a"], ["c"]]);
});

test("what lies side by side is asked for in its order, and any of it is then there", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["here"], ["next"], ["previous"]]);
  for (const place of [0, 1, 2]) {
    calls[place].resolve(place);
    await turn();
  }
  assert.equal(await ahead.take("next"), 1);
  assert.deepEqual(calls.map(({ asked }) => asked), [["here"], ["next"], ["previous"]]);
});

test("once something is taken, the wishes of before are dropped", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["a"], ["b"], ["c"]]);
  const taken = ahead.take("a");
  calls[0].resolve("A");
  assert.equal(await taken, "A");
  await turn();
  assert.equal(calls.length, 1);
});

test("few answers are kept: the oldest goes first", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  for (const name of ["a", "b", "c", "d", "e"]) {
    ahead.ask([[name]]);
    calls.at(-1).resolve(name);
    await turn();
  }
  const taken = ahead.take("a");
  calls.at(-1).resolve("a anew");
  assert.equal(calls.length, 6);
  assert.equal(await taken, "a anew");
});

test("what failed early is asked for once more, and fails only then", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["a"]]);
  calls[0].reject(new Error("early"));
  const taken = ahead.take("a");
  await turn();
  calls[1].reject(new Error("now"));
  await assert.rejects(taken, /now/);
});

test("after forgetting everything is asked for anew", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask([["a"]]);
  calls[0].resolve("from the engine that is gone");
  ahead.forget();
  const taken = ahead.take("a");
  calls[1].resolve("fresh");
  assert.equal(await taken, "fresh");
});
