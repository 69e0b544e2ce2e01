/**
 * Fetches several files at once and counts their bytes as they come.
 *
 * @param {URL} folder where they are
 * @param {Record<string, number>} sizes each file's name and its size when unpacked, in bytes
 * @param {(loaded: number, total: number) => void} onProgress told after every piece
 * @returns {Record<string, Promise<Response>>} a response each, still streaming
 */
export function download(folder, sizes, onProgress) {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = (chunk, controller) => {
    loaded += chunk.byteLength;
    onProgress(loaded, total);
    controller.enqueue(chunk);
  };
  const one = async (name) => {
    const response = await fetch(new URL(name, folder), { credentials: "same-origin" });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // A server that does not know WebAssembly's type must not keep it from compiling.
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(response.body.pipeThrough(new TransformStream({ transform: count })), {
      headers: { "content-type": type },
    });
  };
  return Object.fromEntries(Object.keys(sizes).map((name) => [name, one(name)]));
}
