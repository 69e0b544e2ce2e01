import assert from "node:assert/strict";
import { test } from "node:test";
import { targetIndex } from "../../widgets/alcalde_widgets/static/table/roving.js";

/** Two rows of three and a last one alone, 40 wide, 60 high, 10 apart. */
const GRID = [0, 1, 2, 3, 4, 5, 6].map((index) => {
  const [left, top] = [(index % 3) * 50, Math.floor(index / 3) * 70];
  return { left, right: left + 40, top, bottom: top + 60 };
});

/** @type {[key: string, from: number, to: number][]} */
const cases = [
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 3],
  ["ArrowRight", 6, 6],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, 0],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 5, 6],
  ["ArrowDown", 6, 6],
  ["ArrowUp", 6, 3],
  ["ArrowUp", 5, 2],
  ["ArrowUp", 0, 0],
  ["Home", 4, 0],
  ["End", 1, 6],
  ["Tab", 1, -1],
];

for (const [key, from, to] of cases) {
  test(`${key} from ${from} leads to ${to}`, () => assert.equal(targetIndex(key, GRID, from), to));
}

test("rows may overlap a little, as cards in a fan do", () => {
  const fan = [0, 1].map((row) => ({ left: 0, right: 40, top: row * 50, bottom: row * 50 + 60 }));
  assert.equal(targetIndex("ArrowDown", fan, 0), 1);
});
