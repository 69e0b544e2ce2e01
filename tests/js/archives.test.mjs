import assert from "node:assert/strict";
import { test } from "node:test";
import { archivesFor } from "../../widgets/alcalde_widgets/static/archives.js";

const LIST = {
  all: ["core"],
  kinds: { trick: ["shared", "trick"], task: ["shared", "task"], deck: ["deck"] },
  languages: { pt: ["words-pt"] },
};

const cases = [
  ["a page without tables", [], ["core.zip"]],
  ["one kind, twice", [["trick", "en"], ["trick", "en"]], ["core.zip", "shared.zip", "trick.zip"]],
  [
    "what two kinds share, once; the language of a country",
    [["trick", "pt-PT"], ["task", "pt-PT"]],
    ["core.zip", "shared.zip", "trick.zip", "words-pt.zip", "task.zip"],
  ],
  ["a kind and a language that nobody knows", [["toString", "valueOf"]], ["core.zip"]],
];

for (const [name, tables, wanted] of cases) {
  test(name, () => {
    const given = tables.map(([kind, lang]) => ({ kind, lang }));
    assert.deepEqual(archivesFor(LIST, given), wanted);
  });
}
