/**
 * Names the archives of Python modules that a page's tables need.
 *
 * @param {{ all: string[], kinds: Record<string, string[]>, languages: Record<string, string[]> }}
 *   list of all archives: what every page needs, each kind of table, each language
 * @param {{ kind: string, lang: string }[]} tables the page's; a kind that is not listed needs
 *   nothing, a language may name a country too
 * @returns {string[]} their files, each once
 */
export function archivesFor({ all, kinds, languages }, tables) {
  const names = new Set(all);
  const own = (list, key) => (Object.hasOwn(list, key) ? list[key] : []);
  for (const { kind, lang } of tables) {
    for (const name of own(kinds, kind)) names.add(name);
    for (const name of own(languages, lang.split("-")[0])) names.add(name);
  }
  return [...names].map((name) => `${name}.zip`);
}
