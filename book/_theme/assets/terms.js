/* A term of the glossary is explained beside its link: on tap, focus and hover. */
(() => {
  const HOVER = 150; // milliseconds until a pointer that rests opens, and one that left closes
  /** @type {HTMLElement | null} */
  let link = null;
  /** @type {HTMLElement | null} */
  let tip = null;
  let pointer = "";
  let waiting = 0;

  const termAt = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element
      ? /** @type {HTMLElement | null} */ (target.closest(".bk-term"))
      : null;
  const isInTip = (/** @type {EventTarget | null} */ target) =>
    target instanceof Node && !!tip?.contains(target);

  const close = () => {
    clearTimeout(waiting);
    if (tip) tip.hidden = true;
    link?.classList.remove("is-open");
    link = tip = null;
  };

  /** Show what a term means, right behind its paragraph: Tab reaches it after the paragraph's links. */
  const open = (/** @type {HTMLElement} */ term) => {
    clearTimeout(waiting);
    if (term === link) return;
    close();
    const meaning = document.getElementById(term.getAttribute("aria-describedby") ?? "");
    const found = meaning?.closest(".bk-tip");
    if (!(found instanceof HTMLElement)) return;
    const block = term.closest("p, li, td") ?? term;
    if (block.tagName === "P" || block === term) block.after(found);
    else block.append(found);
    link = term;
    tip = found;
    term.classList.add("is-open");
    tip.hidden = false;
    place(term, tip);
  };

  /** Put the tip below the first line of the link, or above it where there is no room. */
  const place = (/** @type {HTMLElement} */ term, /** @type {HTMLElement} */ box) => {
    const frame = box.offsetParent?.getBoundingClientRect();
    const line = term.getClientRects()[0];
    if (!frame || !line) return;
    const { width, height } = box.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const left = Math.max(8, Math.min(line.left, room - width - 8));
    const below = line.bottom + 8;
    const fits = below + height <= innerHeight || line.top - 8 - height < 0;
    box.style.left = `${left - frame.left}px`;
    box.style.top = `${(fits ? below : line.top - 8 - height) - frame.top}px`;
    // in large type there may be room on neither side; under a pointer that rests, nothing scrolls
    const hidden = fits ? below + height + 8 - innerHeight : 0;
    const pressed = pointer === "touch" || pointer === "pen" || term.matches(":focus-visible");
    if (hidden > 0 && pressed) scrollBy(0, Math.min(hidden, line.top - 8));
  };

  const later = (/** @type {() => void} */ act) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, HOVER);
  };

  document.addEventListener("pointerdown", (event) => {
    pointer = event.pointerType;
    if (!isInTip(event.target) && termAt(event.target) !== link) close();
  });
  document.addEventListener("click", (event) => {
    const term = termAt(event.target);
    if (!term || (pointer !== "touch" && pointer !== "pen")) return;
    event.preventDefault();
    if (term === link) close();
    else open(term);
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const term = termAt(event.target);
    if (term) later(() => open(term));
    else if (isInTip(event.target)) clearTimeout(waiting);
    else if (tip && document.activeElement !== link) later(close);
    else clearTimeout(waiting);
  });
  document.addEventListener("focusin", (event) => {
    const term = termAt(event.target);
    if (term?.matches(":focus-visible")) open(term);
    else if (term !== link && !isInTip(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    pointer = "";
    if (event.key !== "Escape" || !tip) return;
    if (isInTip(document.activeElement)) link?.focus();
    close();
  });
  addEventListener("resize", close);
})();
