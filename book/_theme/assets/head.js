/* Before the page is painted: the reader's choice of colours, if there is one. */
(() => {
  try {
    const theme = localStorage.getItem("alcalde.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    /* storage refused: the system's colours */
  }
})();
