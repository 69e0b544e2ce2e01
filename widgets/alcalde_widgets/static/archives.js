/**
 * Names the archives of Python modules that a page's tables need.
 *
 * @param {{ all: string[], kinds: Record<string, string[]>, questions: Record<string, string[]>,
 *   languages: Record<string, string[]> }} list of all archives: what every page needs, each kind
 *   of table, each kind of question that a task may ask, each language
 * @param {{ kind: string, lang: string, state?: string }[]} tables the page's; a kind that is not
 *   listed needs nothing, a language may name a country too, a state names a task's question
 * @returns {string[]} their files, each once
 */
export function archivesFor({ all, kinds, questions, languages }, tables) {
  const names = new Set(all);
  const own = (list, key) => (Object.hasOwn(list, key) ? list[key] : []);
  for (const { kind, lang, state } of tables) {
    for (const name of own(kinds, kind)) names.add(name);
    for (const name of own(questions, question(state))) names.add(name);
    for (const name of own(languages, lang.split("-")[0])) names.add(name);
  }
  return [...names].map((name) => `${name}.zip`);
}

function question(state) {
  try {
    return JSON.parse(state).question.kind;
  } catch {
    return ""; // not a task, or a state that Python will say it cannot read
  }
}
