// Starts the worker, with how many deals it plays, and shows what it found.
const worker = new Worker(new URL("./replies-worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  document.querySelector("#answer").textContent = data;
};
worker.postMessage(Number(new URLSearchParams(location.search).get("deals")));
