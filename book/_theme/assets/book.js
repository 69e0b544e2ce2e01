/* The page's frame: stores the reader's language and colours on this device. */
(() => {
  const root = document.documentElement;
  const store = (/** @type {string} */ key, value = "") => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {
      /* storage refused: it holds for this page */
    }
  };

  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("[data-lang]");
    if (link) store("alcalde.lang", link.getAttribute("data-lang") ?? "");
  });

  /* The place on the page, and what is searched for, go along: before page.js adds its tables. */
  for (const type of ["pointerdown", "focusin", "click"]) {
    const carry = (/** @type {Event} */ { target }) => {
      const link = target instanceof Element && target.closest(".bk-langs a[data-lang]");
      if (link instanceof HTMLAnchorElement) {
        link.search = location.search;
        link.hash = location.hash;
      }
    };
    document.addEventListener(type, carry, true);
  }

  /* Browsers without popovers (see CONTRIBUTING.md): the menu opens and closes above the text. */
  const menu = document.getElementById("menu");
  const opener = document.querySelector(".bk-open");
  if (menu && opener && !("popover" in HTMLElement.prototype)) {
    const fold = (/** @type {boolean} */ closed) => {
      menu.classList.toggle("bk-menu--closed", closed);
      opener.setAttribute("aria-expanded", String(!closed));
    };
    fold(true);
    document.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("[popovertarget=menu]");
      if (!button) return;
      fold(!menu.classList.contains("bk-menu--closed"));
      if (button !== opener) /** @type {HTMLElement} */ (opener).focus();
    });
  }

  /* Paper is white, whatever the screen is. */
  let screen = "";
  addEventListener("beforeprint", () => {
    screen = root.dataset.theme ?? "";
    root.dataset.theme = "light";
  });
  addEventListener("afterprint", () => {
    if (screen) root.dataset.theme = screen;
    else delete root.dataset.theme;
  });

  const group = document.querySelector(".bk-theme");
  if (!group) return;
  const buttons = group.querySelectorAll("button");
  const show = () => {
    const now = root.dataset.theme || "auto";
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.dataset.themeChoice === now));
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const theme = button.dataset.themeChoice ?? "auto";
      if (theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = theme;
      store("alcalde.theme", theme === "auto" ? "" : theme);
      show();
    });
  }
  group.removeAttribute("hidden");
  show();
})();
