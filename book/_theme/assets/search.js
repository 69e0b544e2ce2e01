/* The search page: Sphinx's index and stemmers find, this shows. The words are on the page. */
"use strict";
/* What searchtools.js expects of Sphinx's other scripts. */
var SPHINX_HIGHLIGHT_ENABLED = false;
var _ready = () => {};
var _ = (text) => text;

addEventListener("DOMContentLoaded", () => {
  const query = (new URLSearchParams(location.search).get("q") || "").trim();
  const field = document.getElementById("q");
  const status = document.getElementById("found");
  const list = document.getElementById("results");
  field.value = query;
  if (!query) {
    field.focus();
    return;
  }

  const [text, terms, without, shown, objects] = Search._parseQuery(query);
  const found = Search._performSearch(text, terms, without, shown, objects);
  const best = new Map();
  for (const [name, , , , score] of found) best.set(name, Math.max(score, best.get(name) ?? 0));
  const order = [...best.keys()].sort((one, other) => best.get(other) - best.get(one) || (one < other ? -1 : 1));

  status.textContent =
    order.length === 0
      ? status.dataset.none
      : order.length === 1
        ? status.dataset.one
        : status.dataset.many.replace("{n}", order.length);
  for (const name of order) list.append(result(name));

  function result(name) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const place = Search._index.docnames.indexOf(name);
    link.href = `${name}.html`;
    link.textContent = new DOMParser().parseFromString(Search._index.titles[place], "text/html").body.textContent;
    item.append(link);
    fetch(link.href)
      .then((answer) => answer.text())
      .then((markup) => {
        const [line, row] = excerpt(markup);
        if (line) item.append(line);
        if (row) link.href += `#${row}`;
      })
      .catch(() => {});
    return item;
  }

  /* The first paragraph of the page that has one of the words, with the words marked; or a row, with its id. */
  function excerpt(markup) {
    const page = new DOMParser().parseFromString(markup, "text/html");
    const pattern = [...terms, ...shown].filter(Boolean).map((term) => term.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
    const word = new RegExp(`(?<![\\p{L}\\p{N}])((?:${pattern.join("|")})[\\p{L}\\p{N}]*)`, "giu");
    const places = [...page.querySelectorAll("main :is(p, li, tbody tr):not(.al-table *, td *)")].map((node) => ({
      text: node.localName === "tr" ? [...node.cells].map((cell) => cell.textContent.trim()).join(" · ") : node.textContent.trim(),
      row: node.localName === "tr" ? node.id : "",
    }));
    const having = places.filter(({ text }) => text.search(word) >= 0);
    const place = having.find(({ text, row }) => row || text.length > 40) || having[0];
    if (!place) return [];
    const chosen = place.text;
    const at = Math.max(0, chosen.search(word) - 90);
    const end = chosen.length > at + 240 ? chosen.lastIndexOf(" ", at + 240) : chosen.length;
    const cut = chosen.slice(at === 0 ? 0 : chosen.indexOf(" ", at) + 1, end);
    const line = document.createElement("p");
    if (at > 0) line.append("… ");
    cut.split(word).forEach((piece, index) => {
      if (index % 2 === 0) line.append(piece);
      else line.append(Object.assign(document.createElement("mark"), { textContent: piece }));
    });
    if (end < chosen.length) line.append(" …");
    return [line, place.row];
  }
});
