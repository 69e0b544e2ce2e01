import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, parseFragment } from "../../widgets/alcalde_widgets/static/hosts/share.js";

const TABLES = [{ id: "t-first" }, { id: "t-second" }];

test("an address carries the state as base64 for addresses, in place of another fragment", () => {
  const state = '{"name":"ñ??>>"}';
  const address = linkTo("http://a/b.html?c=d#e", "t-first", state);
  const [page, fragment] = address.split("#");
  assert.equal(page, "http://a/b.html?c=d");
  assert.match(fragment, /^t-first=[\w-]+$/);
  const data = parseFragment(`#${fragment}`, TABLES)?.link ?? "";
  assert.equal(Buffer.from(data, "base64url").toString(), state);
});

test("a fragment is split at its first equals sign", () => {
  assert.deepEqual(parseFragment("#t-second=a=b", TABLES), { table: TABLES[1], link: "a=b" });
  assert.deepEqual(parseFragment("#t-second=", TABLES), { table: TABLES[1], link: "" });
});

test("where no table has the name, the first is given what it cannot read", () => {
  for (const name of ["t-third=abc", "t-=abc", "t-fi", "t-", "t-third"]) {
    assert.deepEqual(parseFragment(`#${name}`, TABLES), { table: TABLES[0], link: name });
  }
});

test("the longest name counts", () => {
  const tables = [{ id: "t-deal" }, { id: "t-deal-2" }];
  assert.deepEqual(parseFragment("#t-deal-2=abc", tables), { table: tables[1], link: "abc" });
  assert.deepEqual(parseFragment("#t-deal=abc", tables), { table: tables[0], link: "abc" });
});

test("what happens to an address on its way is undone", () => {
  for (const fragment of [
    "#t-second=eyJ-_a",
    "#t-second%3DeyJ-_a",
    "#t-second%3deyJ%2D%5Fa",
    "#t-second%253DeyJ-_a",
    "#t-second%25253DeyJ-_a",
    "#t%2Dsecond=eyJ%2d_a",
    "#T-Second=eyJ-_a",
    "#t-second&#61;eyJ-_a",
    "#t-second&amp;#61;eyJ-_a",
    "#t-second%20=eyJ-_a",
    "#t-\nsecond=eyJ-_a",
    "#%E2%80%8Bt-second=eyJ-_a",
    "#t-sec\u200bond=ey\u00adJ-\ufeff_a",
    "#t\u2013second=eyJ\u2010_a",
    "##t-second=eyJ-_a",
    "#<t-second=eyJ-_a",
  ]) {
    assert.deepEqual(parseFragment(fragment, TABLES), { table: TABLES[1], link: "eyJ-_a" });
  }
});

test("what cannot be decoded is given to the table as it is", () => {
  assert.equal(parseFragment("#t-first=a%ffb", TABLES)?.link, "a%ffb");
  assert.equal(parseFragment("#t-firsteyJ", TABLES)?.link, "eyJ");
});

test("a table that is only named is found and opens no link", () => {
  for (const fragment of ["#t-first", "#t-first.", "#t-first)", "#t-first%20"]) {
    assert.deepEqual(parseFragment(fragment, TABLES), { table: TABLES[0], link: null });
  }
});

test("other fragments, places, and pages without tables, open nothing", () => {
  for (const fragment of ["", "#", "#first=abc", "#a-heading", "#table"]) {
    assert.equal(parseFragment(fragment, TABLES), null);
  }
  const isPlace = (/** @type {string} */ id) => id === "t-first-title" || id === "t-first";
  for (const fragment of ["#t-first", "#t-first-title"]) {
    assert.equal(parseFragment(fragment, TABLES, isPlace), null);
  }
  assert.equal(parseFragment("#t-first=abc", []), null);
});
