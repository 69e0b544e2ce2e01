import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { createPrefetch } from "../../widgets/alcalde_widgets/static/hosts/prefetch.js";

/**
 * @typedef {object} Call
 * @property {string[]} question
 * @property {(answer: string) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** Make an engine that answers when told to, and the list of what it was asked. */
function slow() {
  /** @type {Call[]} */
  const calls = [];
  /**
   * @param {string[]} question
   * @returns {Promise<string>}
   */
  const answer = (...question) =>
    new Promise((resolve, reject) => calls.push({ question, resolve, reject }));
  return { calls, answer };
}

test("a prefetched answer is not asked for again", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["trick", "state", "swap"]]);
  prefetch.ask([["trick", "state", "swap"]]);
  calls[0].resolve("swapped");
  assert.equal(await prefetch.take("trick", "state", "swap"), "swapped");
  assert.equal(calls.length, 1);
});

test("an answer is given once: the next state wants its own", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["a"]]);
  calls[0].resolve("first");
  await prefetch.take("a");
  const second = prefetch.take("a");
  calls[1].resolve("second");
  assert.equal(await second, "second");
});

test("an answer to something else is never given", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["trick", "old state", "swap"]]);
  calls[0].resolve("old");
  const taken = prefetch.take("trick", "new state", "swap");
  calls[1].resolve("new");
  assert.equal(await taken, "new");
});

test("one question at a time, and the newest next: pointing does not flood the worker", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  for (const name of ["a", "b", "c"]) prefetch.ask([[name]]);
  assert.equal(calls.length, 1);
  calls[0].resolve("A");
  await turn();
  assert.deepEqual(
    calls.map(({ question }) => question),
    [["a"], ["c"]],
  );
});

test("questions are asked in their order, and each answer is then there", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["here"], ["next"], ["previous"]]);
  for (const place of [0, 1, 2]) {
    calls[place].resolve(`answer ${place}`);
    await turn();
  }
  assert.equal(await prefetch.take("next"), "answer 1");
  assert.deepEqual(
    calls.map(({ question }) => question),
    [["here"], ["next"], ["previous"]],
  );
});

test("once an answer is taken, the questions that wait are dropped", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["a"], ["b"], ["c"]]);
  const taken = prefetch.take("a");
  calls[0].resolve("A");
  assert.equal(await taken, "A");
  await turn();
  assert.equal(calls.length, 1);
});

test("few answers are kept: the oldest goes first", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  for (const name of ["a", "b", "c", "d", "e"]) {
    prefetch.ask([[name]]);
    calls[calls.length - 1].resolve(name);
    await turn();
  }
  const taken = prefetch.take("a");
  calls[calls.length - 1].resolve("a anew");
  assert.equal(calls.length, 6);
  assert.equal(await taken, "a anew");
});

test("a failed prefetch is asked once more, and fails only then", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["a"]]);
  calls[0].reject(new Error("early"));
  const taken = prefetch.take("a");
  await turn();
  calls[1].reject(new Error("now"));
  await assert.rejects(taken, /now/);
});

test("after clearing, everything is asked for anew", async () => {
  const { calls, answer } = slow();
  const prefetch = createPrefetch(answer);
  prefetch.ask([["a"]]);
  calls[0].resolve("from the engine that is gone");
  prefetch.clear();
  const taken = prefetch.take("a");
  calls[1].resolve("fresh");
  assert.equal(await taken, "fresh");
});
