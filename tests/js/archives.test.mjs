import assert from "node:assert/strict";
import { test } from "node:test";
import { archivesFor } from "../../widgets/alcalde_widgets/static/archives.js";

const LIST = {
  all: ["core"],
  kinds: { trick: ["shared", "trick"], task: ["shared", "task"], deck: ["deck"] },
  questions: { higher: ["shared", "asked"] },
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
  [
    "a task's question",
    [["task", "en", '{"question":{"kind":"higher"}}']],
    ["core.zip", "shared.zip", "task.zip", "asked.zip"],
  ],
  ["a question that nobody knows", [["deck", "en", '{"question":{"kind":"toString"}}']], ["core.zip", "deck.zip"]],
  ["a state that cannot be read", [["deck", "en", "{"], ["deck", "en", "null"]], ["core.zip", "deck.zip"]],
  ["a kind and a language that nobody knows", [["toString", "valueOf"]], ["core.zip"]],
];

for (const [name, tables, wanted] of cases) {
  test(name, () => {
    const given = tables.map(([kind, lang, state]) => ({ kind, lang, state }));
    assert.deepEqual(archivesFor(LIST, given), wanted);
  });
}
