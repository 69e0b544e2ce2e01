/* The page's frame: remembers the reader's language and colours on this device, and nothing else. */
(() => {
  "use strict";
  const root = document.documentElement;
  const keep = (key, value) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      /* storage refused: the choice holds for this page */
    }
  };

  document.addEventListener("click", (event) => {
    const choice = event.target.closest("[data-lang]");
    if (choice) keep("alcalde.lang", choice.dataset.lang);
  });

  /* Paper is white, whatever the screen is. */
  let screen;
  addEventListener("beforeprint", () => {
    screen = root.dataset.theme;
    root.dataset.theme = "light";
  });
  addEventListener("afterprint", () => {
    if (screen) root.dataset.theme = screen;
    else delete root.dataset.theme;
  });

  const group = document.querySelector(".bk-theme");
  if (!group) return;
  const buttons = [...group.querySelectorAll("[data-theme-choice]")];
  const show = () => {
    const now = root.dataset.theme || "auto";
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.dataset.themeChoice === now));
    }
  };
  group.addEventListener("click", (event) => {
    const button = event.target.closest("[data-theme-choice]");
    if (!button) return;
    const theme = button.dataset.themeChoice;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    keep("alcalde.theme", theme === "auto" ? null : theme);
    show();
  });
  group.hidden = false;
  show();
})();
