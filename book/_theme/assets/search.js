/* The search page: shows what Sphinx's index and stemmers find. The words are in the page. */
/* What searchtools.js expects of Sphinx's other scripts. */
globalThis.SPHINX_HIGHLIGHT_ENABLED = false;
globalThis._ready = () => {};
globalThis._ = (text) => text;

addEventListener("DOMContentLoaded", () => {
  const query = (new URLSearchParams(location.search).get("q") || "").trim();
  const field = document.querySelector("input");
  const status = document.getElementById("found");
  const list = document.getElementById("results");
  const { dataset } = document.documentElement;
  if (!field || !status || !list || dataset.trouble) return; // head.js: a script is missing
  dataset.ready = "";
  field.value = query;
  if (!query) {
    field.focus();
    return;
  }

  const [text, terms, excluded, shown, objects] = Search._parseQuery(query);
  for (const term of [...terms]) {
    const known = withAccents(term);
    if (known && terms.delete(term)) terms.add(known);
  }
  /* Sphinx leaves out numbers, and A as an article; here they are points and a card. */
  const short = query.match(/(?<![\p{L}\p{N}])(?:\p{Nd}+|A)(?![\p{L}\p{N}])/gu) ?? [];
  for (const word of short) terms.add(word);
  const found = Search._performSearch(text, terms, excluded, shown, objects);
  const scores = new Map(found.map(([name]) => [name, 0]));
  for (const [name, , , , score] of found) scores.set(name, Math.max(score, scores.get(name) ?? 0));
  const pages = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));

  const { none = "", one = "", many = "" } = status.dataset;
  const count = pages.length;
  status.textContent = [none, one][count] ?? many.replace("{n}", String(count));
  for (const [name] of pages) list.append(result(name));

  /* The word of the index that a word typed without its accents stands for; none if it is there. */
  function withAccents(/** @type {string} */ term) {
    const { terms: index, titleterms } = Search._index;
    if (Object.hasOwn(index, term) || Object.hasOwn(titleterms, term)) return "";
    return Object.keys({ ...index, ...titleterms })
      .filter((word) => word.length > 3 && bare(term).startsWith(bare(word)))
      .reduce((best, word) => (word.length > best.length ? word : best), "");
  }

  function bare(/** @type {string} */ word) {
    return word.normalize("NFD").replace(/\p{M}/gu, "");
  }

  function result(/** @type {string} */ name) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const place = Search._index.docnames.indexOf(name);
    link.href = `${name}.html`;
    link.textContent = parse(Search._index.titles[place]).body.textContent;
    item.append(link);
    fetch(link.href)
      .then((answer) => answer.text())
      .then((html) => {
        const [line, row] = excerpt(parse(html));
        if (line) item.append(line);
        if (row) link.href += `#${row}`;
      })
      .catch(() => {});
    return item;
  }

  function parse(/** @type {string} */ html) {
    return new DOMParser().parseFromString(html, "text/html");
  }

  /* The first paragraph of the page that has one of the words, with the words marked; or an entry of
     the glossary or a row of a table, with its id. */
  function excerpt(/** @type {Document} */ page) {
    const words = [...terms, ...shown].filter(Boolean);
    const ace = words.every((term) => term === "A");
    const pattern = words
      .filter((term) => ace || term !== "A")
      .map((term) => term.replace(/[^\p{L}\p{N}]/gu, "\\$&"))
      .map((term) => term + (term.length < 3 ? "(?![\\p{L}\\p{N}])" : "[\\p{L}\\p{N}]*"));
    const word = new RegExp(`(?<![\\p{L}\\p{N}])(${pattern.join("|")})`, ace ? "gu" : "giu");
    const nodes = page.querySelectorAll(
      "main :is(p, li, tbody tr, dt):not(.al-table *, .bk-tip *, td *, dd *)",
    );
    const places = [...nodes].map((node) => {
      const entry = node.matches("dt") ? [node, ...(node.nextElementSibling?.children ?? [])] : [];
      const parts = node.matches("tr") ? [...node.children] : entry;
      return {
        text: (parts.length ? parts : [node]).map((part) => part.textContent?.trim()).join(" · "),
        row: parts.length ? node.id : "",
      };
    });
    const having = places.filter(({ text }) => text.search(word) >= 0);
    const place = having.find(({ text, row }) => row || text.length > 40) || having[0];
    if (!place) return [];
    const { text, row } = place;
    const start = Math.max(0, text.search(word) - 90);
    const end = text.length > start + 240 ? text.lastIndexOf(" ", start + 240) : text.length;
    const cut = text.slice(start === 0 ? 0 : text.indexOf(" ", start) + 1, end);
    const line = document.createElement("p");
    if (start > 0) line.append("… ");
    cut.split(word).forEach((piece, index) => {
      if (index % 2 === 0) line.append(piece);
      else line.append(Object.assign(document.createElement("mark"), { textContent: piece }));
    });
    if (end < text.length) line.append(" …");
    return [line, row];
  }
});
