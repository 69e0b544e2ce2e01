import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const STATIC = fileURLToPath(new URL("../../widgets/alcalde_widgets/static", import.meta.url));

/** Which folders a folder may import besides itself. */
const MAY_IMPORT = new Map([
  ["hosts", ["table"]],
  ["table", []],
]);

/** By module, as `hosts/page.js`, the modules of ours that it imports when it runs. */
const IMPORTS = new Map(
  [...MAY_IMPORT.keys()]
    .flatMap((folder) => readdirSync(path.join(STATIC, folder)).map((file) => `${folder}/${file}`))
    .filter((module) => module.endsWith(".js"))
    .map((module) => [module, importsOf(module)]),
);

/** @param {string} module */
function importsOf(module) {
  const source = readFileSync(path.join(STATIC, module), "utf8");
  const found = source.matchAll(/^(?:import|export)\b[^"';]*?["'](\.[^"']+)["']/gm);
  return [...found].map(([, name]) => path.posix.join(path.posix.dirname(module), name));
}

test("what is imported is there", () => {
  assert.ok(IMPORTS.size > 15);
  assert.ok([...IMPORTS.values()].flat().length > 25);
  for (const name of [...IMPORTS.values()].flat()) assert.ok(IMPORTS.has(name), name);
});

test("folders import in one direction", () => {
  for (const [module, names] of IMPORTS) {
    const [folder] = module.split("/");
    const allowed = [folder, ...(MAY_IMPORT.get(folder) ?? [])];
    for (const name of names) assert.ok(allowed.includes(name.split("/")[0]), `${module}: ${name}`);
  }
});

test("no module imports one that imports it", () => {
  const left = new Map(IMPORTS);
  while (left.size) {
    const ready = [...left].filter(([, names]) => !names.some((name) => left.has(name)));
    assert.notEqual(ready.length, 0, `a ring among ${[...left.keys()].join(", ")}`);
    for (const [module] of ready) left.delete(module);
  }
});
