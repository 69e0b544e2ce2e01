/**
 * Shows one table to a room: it fills the screen, and the answer stays hidden until asked for.
 * The style sheet does what is seen, by `data-show` and `data-answer` on the table.
 */

let shown = null;
let aside = [];

/** Has a table fill the screen, or leaves that. */
export function toggleShow(table) {
  if (shown) leave();
  else enter(table);
}

/** Shows or hides the answer of the table that fills the screen. */
export function toggleAnswer(table, button) {
  button.ariaPressed = String(table.toggleAttribute("data-answer"));
}

/** Listens for what leaves the screen: the Escape key, here or to the browser itself. */
export function watchScreen() {
  document.addEventListener("keydown", (event) => {
    if (!shown || event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  document.addEventListener("fullscreenchange", () => {
    if (shown && !document.fullscreenElement) leave();
  });
}

function enter(table) {
  shown = table;
  table.dataset.show = "";
  aside = beside(table).filter((element) => !element.inert);
  for (const element of aside) element.inert = true;
  table.scrollTop = 0;
  // Where the browser refuses, the table fills the window.
  table.requestFullscreen?.().then(
    () => shown === table || document.exitFullscreen(),
    () => {},
  );
}

function leave() {
  const table = shown;
  shown = null;
  for (const element of aside) element.inert = false;
  delete table.dataset.show;
  delete table.dataset.answer;
  table.querySelector("[data-host=answer]").ariaPressed = "false";
  if (document.fullscreenElement) document.exitFullscreen();
  const button = table.querySelector("[data-host=show]");
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: "nearest" });
}

/** Lists everything on the page but the element, what holds it and what it holds. */
function beside(element) {
  const found = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    found.push(...[...at.parentElement.children].filter((child) => child !== at));
  }
  return found;
}
