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
  ahead.ask("trick", "state", "swap");
  ahead.ask("trick", "state", "swap");
  calls[0].resolve("swapped");
  assert.equal(await ahead.take("trick", "state", "swap"), "swapped");
  assert.equal(calls.length, 1);
});

test("an answer is given once: the next state wants its own", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask("a");
  calls[0].resolve("first");
  await ahead.take("a");
  const second = ahead.take("a");
  calls[1].resolve("second");
  assert.equal(await second, "second");
});

test("an answer to something else is never given", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask("trick", "old state", "swap");
  calls[0].resolve("old");
  const taken = ahead.take("trick", "new state", "swap");
  calls[1].resolve("new");
  assert.equal(await taken, "new");
});

test("one at a time: pointing at many buttons does not fill the worker's desk", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  for (const name of ["a", "b", "c"]) ahead.ask(name);
  assert.equal(calls.length, 1);
  calls[0].resolve("A");
  await turn();
  ahead.ask("c");
  assert.deepEqual(calls.map(({ asked }) => asked), [["a"], ["c"]]);
});

test("what failed early is asked for once more, and fails only then", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask("a");
  calls[0].reject(new Error("early"));
  const taken = ahead.take("a");
  await turn();
  calls[1].reject(new Error("now"));
  await assert.rejects(taken, /now/);
});

test("after forgetting everything is asked for anew", async () => {
  const { calls, answer } = slow();
  const ahead = createAhead(answer);
  ahead.ask("a");
  calls[0].resolve("from the engine that is gone");
  ahead.forget();
  const taken = ahead.take("a");
  calls[1].resolve("fresh");
  assert.equal(await taken, "fresh");
});
