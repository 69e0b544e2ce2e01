import assert from "node:assert/strict";
import { test } from "node:test";
import {
  mergeProgress,
  pageName,
  parseProgress,
  serialiseProgress,
} from "../../widgets/alcalde_widgets/static/hosts/progress.js";

/** @import { Progress } from "../../widgets/alcalde_widgets/static/hosts/progress.js" */

const TEXT = '{"v":1,"pages":{"02-play":{"done":["task-1","task-2"],"of":3}}}';

test("a page goes by its file's name in every language", () => {
  for (const path of ["/es/02-play.html", "/some/where/pt/02-play.html", "/en/02-play"]) {
    assert.equal(pageName(path), "02-play");
  }
  assert.equal(pageName("/es/"), "index");
  assert.equal(pageName("/es/index.html"), "index");
});

/**
 * Parse what is progress.
 *
 * @param {string} text
 * @returns {Progress}
 */
function parsed(text) {
  const progress = parseProgress(text);
  assert.ok(progress);
  return progress;
}

test("what is serialised is parsed again, the same text for the same progress", () => {
  const progress = parsed(TEXT);
  assert.deepEqual([...(progress.get("02-play")?.done ?? [])], ["task-1", "task-2"]);
  assert.equal(serialiseProgress(progress), TEXT);
  progress.set("02-play", { done: new Set(["task-2", "task-1"]), of: 3 });
  assert.equal(serialiseProgress(progress), TEXT);
  assert.equal(serialiseProgress(new Map()), '{"v":1,"pages":{}}');
});

/** @param {unknown} value */
const pages = (value) => JSON.stringify({ v: 1, pages: value });
const OTHERS = {
  nothing: null,
  "no JSON": TEXT.slice(0, -1),
  "another value": "[]",
  null: "null",
  "a later version": TEXT.replace('"v":1', '"v":2'),
  "pages that are a list": pages([]),
  "a page without tasks": pages({ a: null }),
  "a page with markup for a name": pages({ "<img>": { done: [], of: 1 } }),
  "tasks that are text": pages({ a: { done: "task-1", of: 1 } }),
  "a task that is a number": pages({ a: { done: [1], of: 1 } }),
  "half a task": pages({ a: { done: [], of: 0.5 } }),
  "too many tasks": pages({ a: { done: [], of: 1e9 } }),
  "too long": pages({ a: { done: Array(20_000).fill("task-1"), of: 1 } }),
};

for (const [name, text] of Object.entries(OTHERS)) {
  test(`not read: ${name}`, () => assert.equal(parseProgress(text), null));
}

test("a page called as a property of every object is a page like another", () => {
  const text =
    '{"v":1,"pages":{"__proto__":{"done":["a"],"of":1},"constructor":{"done":[],"of":1}}}';
  assert.deepEqual([...parsed(text).keys()], ["__proto__", "constructor"]);
});

test("what either of two has done is done", () => {
  const own = parsed(pages({ a: { done: ["1"], of: 3 } }));
  const other = parsed(pages({ a: { done: ["2", "1"], of: 2 }, b: { done: ["1"], of: 1 } }));
  assert.equal(
    serialiseProgress(mergeProgress(own, other)),
    pages({ a: { done: ["1", "2"], of: 3 }, b: { done: ["1"], of: 1 } }),
  );
  assert.equal(serialiseProgress(own), pages({ a: { done: ["1"], of: 3 } }));
});
