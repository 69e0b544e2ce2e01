/* A chapter in the classroom: tables come as pictures; each goes when its live table is there. */
(() => {
  "use strict";
  const root = document.documentElement;
  const tables = () => [...document.querySelectorAll(".cl-table")];

  const settle = () => {
    for (const place of tables()) {
      const picture = place.querySelector(":scope > .cl-picture");
      if (picture && place.querySelector(".lm-Widget [data-table]")) picture.remove();
    }
    if (document.querySelector(".cl-picture")) return;
    watch.disconnect();
    root.dataset.classroom = "live";
  };
  const watch = new MutationObserver(settle);
  watch.observe(document.getElementById("text"), { childList: true, subtree: true });
  settle();

  /* A device that slept for long finds its kernel gone: the page starts anew, rather than stay mute. */
  const settings = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const look = async () => {
    if (document.visibilityState !== "visible" || root.dataset.classroom !== "live") return;
    try {
      const answer = await fetch(`${settings.baseUrl}api/kernels/${settings.kernelId}`);
      if (answer.status === 404) location.reload();
    } catch {
      /* the classroom is closed or out of reach: nothing to start anew */
    }
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", (event) => {
    if (event.persisted) look();
  });
})();
