/* Before the page is painted: the reader's choice of colours, if there is one; and what to say if one of the scripts that do things does not arrive. */
(() => {
  const { dataset } = document.documentElement;
  addEventListener(
    "error",
    ({ target }) => {
      const src = target instanceof HTMLScriptElement ? target.src : "";
      if (/(page|search\w*|language_data)\.js$/.test(src)) dataset.trouble = "missing";
    },
    true,
  );
  try {
    const theme = localStorage.getItem("alcalde.theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  } catch {
    /* storage refused: the system's colours */
  }
})();
