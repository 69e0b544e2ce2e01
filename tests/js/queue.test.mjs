import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { createQueue, replacesLive } from "../../widgets/alcalde_widgets/static/hosts/queue.js";

test("jobs that come while it is closed are done in order once it opens", async () => {
  /** @type {number[]} */
  const done = [];
  const queue = createQueue(async (/** @type {number} */ job) => void done.push(job));
  queue.push(1);
  queue.push(2);
  queue.unshift(0);
  await turn();
  assert.deepEqual(done, []);
  queue.open();
  await turn();
  assert.deepEqual(done, [0, 1, 2]);
});

test("one job at a time", async () => {
  let running = 0;
  let most = 0;
  const queue = createQueue(async () => {
    most = Math.max(most, ++running);
    await turn();
    running -= 1;
  });
  queue.open();
  for (let job = 0; job < 5; job += 1) queue.push(job);
  while (queue.jobs.length || running) await turn();
  assert.equal(most, 1);
});

test("a job that fails keeps no other from being done", async (t) => {
  const said = t.mock.method(console, "error", () => {});
  /** @type {string[]} */
  const done = [];
  const queue = createQueue(async (/** @type {string} */ job) => {
    if (job === "bad") throw new Error(job);
    done.push(job);
  });
  queue.open();
  for (const job of ["a", "bad", "b"]) queue.push(job);
  await turn();
  assert.deepEqual(done, ["a", "b"]);
  assert.equal(said.mock.callCount(), 1);
});

test("closing it lets the running job end and holds the rest back", async () => {
  /** @type {number[]} */
  const done = [];
  const queue = createQueue(async (/** @type {number} */ job) => {
    done.push(job);
    if (job === 1) queue.close();
  });
  queue.open();
  queue.push(1);
  queue.push(2);
  await turn();
  assert.deepEqual(done, [1]);
  queue.open();
  await turn();
  assert.deepEqual(done, [1, 2]);
});

test("of a field that is being moved only the newest value counts, and the one where it was released", async () => {
  const slider = {};
  const other = {};
  /** @type {string[]} */
  const done = [];
  /** @param {{ table: object, name: string, to: number, live?: boolean }} job */
  const run = async ({ name, to }) => void done.push(`${name} ${to}`);
  const queue = createQueue(run, replacesLive);
  /** @type {(to: number, live: boolean, table?: object) => void} */
  const move = (to, live, table = slider) => queue.push({ table, name: "mayor", to, live });
  move(1, true);
  move(2, true);
  move(3, true, other);
  move(4, true);
  move(5, true);
  move(6, false);
  move(7, true);
  queue.push({ table: slider, name: "reset", to: 0 });
  queue.open();
  await turn();
  assert.deepEqual(done, ["mayor 2", "mayor 3", "mayor 6", "mayor 7", "reset 0"]);
});
