// Starts the worker and shows its answer.
const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  document.querySelector("#answer").textContent = String(data);
};
