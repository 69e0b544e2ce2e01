/* The first page: leads to the reader's language. The reader's choice counts first, then the browser's languages, once. */
(() => {
  const languages = ["en", "es", "pt"];
  if (new URLSearchParams(location.search).has("choose")) return;
  let chosen = "";
  try {
    chosen = localStorage.getItem("alcalde.lang") ?? "";
    if (!languages.includes(chosen)) {
      if (localStorage.getItem("alcalde.led")) return;
      localStorage.setItem("alcalde.led", "1");
    }
  } catch {
    /* storage refused: the browser's languages, every time */
  }
  const wanted = [chosen, ...(navigator.languages || [navigator.language])];
  const codes = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase());
  const lang = codes.find((code) => languages.includes(code));
  if (lang) location.replace(`${lang}/index.html`);
})();
