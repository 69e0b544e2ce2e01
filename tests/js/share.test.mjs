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
  for (const fragment of ["#t-third=abc", "#t-=abc", "#t-first%20=abc"]) {
    assert.deepEqual(parseFragment(fragment, TABLES), { table: TABLES[0], link: fragment });
  }
});

test("other fragments, and pages without tables, open nothing", () => {
  for (const fragment of ["", "#", "#t-first", "#first=abc", "#a-heading"]) {
    assert.equal(parseFragment(fragment, TABLES), null);
  }
  assert.equal(parseFragment("#t-first=abc", []), null);
});
