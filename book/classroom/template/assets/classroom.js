/* A chapter in the classroom: tables come as pictures; each goes when its live table is there. */
(() => {
  const root = document.documentElement;

  const update = () => {
    for (const place of document.querySelectorAll(".cl-table")) {
      const picture = place.querySelector(":scope > .cl-picture");
      if (picture && place.querySelector(".lm-Widget [data-table]")) picture.remove();
    }
    if (document.querySelector(".cl-picture")) return;
    observer.disconnect();
    root.dataset.classroom = "live";
  };
  const observer = new MutationObserver(update);
  const text = /** @type {HTMLElement} */ (document.getElementById("text"));
  observer.observe(text, { childList: true, subtree: true });
  update();

  /* After a long sleep of the device its kernel is gone: the page starts anew. */
  const config = /** @type {HTMLElement} */ (document.getElementById("jupyter-config-data"));
  const { baseUrl, kernelId } = JSON.parse(config.textContent);
  const checkKernel = async () => {
    if (document.visibilityState !== "visible" || root.dataset.classroom !== "live") return;
    try {
      const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`);
      if (answer.status === 404) location.reload();
    } catch {
      /* the classroom is closed or out of reach */
    }
  };
  document.addEventListener("visibilitychange", checkKernel);
  addEventListener("pageshow", (event) => {
    if (event.persisted) checkKernel();
  });
})();
