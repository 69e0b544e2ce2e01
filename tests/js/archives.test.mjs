import assert from "node:assert/strict";
import { test } from "node:test";
import { archivesFor } from "../../widgets/alcalde_widgets/static/hosts/archives.js";

const LIST = {
  all: ["core"],
  kinds: { trick: ["shared", "trick"], task: ["shared", "task"], deck: ["deck"] },
  questions: { higher: ["shared", "asked"] },
  languages: {
    pt: ["words-pt"],
    "pt/trick": ["words-pt-trick"],
    "pt/task/higher": ["words-pt-asked"],
  },
};

/** @type {[name: string, tables: [kind: string, lang: string, state?: string][], wanted: string[]][]} */
const cases = [
  ["a page without tables", [], ["core"]],
  [
    "one kind, twice",
    [
      ["trick", "en"],
      ["trick", "en"],
    ],
    ["core", "shared", "trick"],
  ],
  [
    "what two kinds share, once; the language of a country",
    [
      ["trick", "pt-PT"],
      ["task", "pt-PT"],
    ],
    ["core", "shared", "trick", "words-pt", "words-pt-trick", "task"],
  ],
  [
    "a task's question",
    [["task", "en", '{"question":{"kind":"higher"}}']],
    ["core", "shared", "task", "asked"],
  ],
  [
    "what a question says in a language",
    [["task", "pt-PT", '{"question":{"kind":"higher"}}']],
    ["core", "shared", "task", "asked", "words-pt", "words-pt-asked"],
  ],
  [
    "a question that nobody knows",
    [["deck", "en", '{"question":{"kind":"toString"}}']],
    ["core", "deck"],
  ],
  [
    "a state that cannot be read",
    [
      ["deck", "en", "{"],
      ["deck", "en", "null"],
    ],
    ["core", "deck"],
  ],
  ["a kind and a language that nobody knows", [["toString", "valueOf"]], ["core"]],
];

for (const [name, tables, wanted] of cases) {
  test(name, () => {
    const given = tables.map(([kind, lang, state]) => ({ kind, lang, state }));
    assert.deepEqual(archivesFor(LIST, given), wanted);
  });
}
