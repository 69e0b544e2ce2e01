/* The first page: leads to the reader's language. What the reader chose wins; else the browser's languages, once. */
(() => {
  "use strict";
  const doors = ["en", "es", "pt"];
  if (new URLSearchParams(location.search).has("choose")) return;
  let chosen = null;
  try {
    chosen = localStorage.getItem("alcalde.lang");
    if (!doors.includes(chosen)) {
      if (localStorage.getItem("alcalde.led")) return;
      localStorage.setItem("alcalde.led", "1");
    }
  } catch {
    /* storage refused: the browser's languages, every time */
  }
  const wanted = [chosen, ...(navigator.languages || [navigator.language])];
  const lang = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase()).find((code) => doors.includes(code));
  if (lang) location.replace(`${lang}/index.html`);
})();
