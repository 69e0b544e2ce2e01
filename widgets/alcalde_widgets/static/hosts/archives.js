/**
 * Which archives of Python modules a page needs. `archives.json` lists their names; in a page the
 * bundler replaces each name by an index.
 *
 * @template Archive
 * @typedef {object} ArchiveList
 * @property {Archive[]} all what every page needs
 * @property {Record<string, Archive[]>} kinds by kind of table
 * @property {Record<string, Archive[]>} questions by kind of question in a task
 * @property {Record<string, Archive[]>} languages words by language (`es`), by kind of table
 *   (`es/game`) and by kind of question (`es/task/who-wins`)
 */

/**
 * Return the archives that a page's tables need. A kind that is not listed needs none.
 *
 * @template Archive
 * @param {ArchiveList<Archive>} list
 * @param {{ kind: string, lang: string, state?: string }[]} tables `lang` may name a country too;
 *   `state` names a task's question
 * @returns {Archive[]} each once
 */
export function archivesFor({ all, kinds, questions, languages }, tables) {
  const needed = new Set(all);
  /**
   * @param {Record<string, Archive[]>} lists
   * @param {string} key
   */
  const add = (lists, key) => {
    if (Object.hasOwn(lists, key)) for (const archive of lists[key]) needed.add(archive);
  };
  for (const { kind, lang, state } of tables) {
    const question = questionKind(state);
    const short = lang.split("-")[0];
    add(kinds, kind);
    add(questions, question);
    add(languages, short);
    add(languages, `${short}/${kind}`);
    add(languages, `${short}/${kind}/${question}`);
  }
  return [...needed];
}

/**
 * @param {string} state a table's saved state; anything but a task's has no question
 * @returns {string} empty if there is none
 */
function questionKind(state = "") {
  try {
    return JSON.parse(state).question.kind;
  } catch {
    return "";
  }
}
