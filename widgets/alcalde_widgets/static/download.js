/**
 * Fetches files and tells how many of their bytes have come.
 *
 * @param {URL} folder where they are
 * @param {string[]} names
 * @param {(loaded: number) => void} onLoaded told after every piece, with the bytes of all files
 *   together so far, unpacked
 * @returns {Record<string, Promise<Response>>} a response each; rejects where there is none
 */
export function download(folder, names, onLoaded) {
  let loaded = 0;
  const count = async (reader) => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      loaded += value.byteLength;
      onLoaded(loaded);
    }
  };
  const one = async (name) => {
    const response = await fetch(new URL(name, folder), { credentials: "same-origin" });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // A copy is what is counted: the browser keeps compiled WebAssembly for the next page only
    // if it comes from the network's own response. Whoever reads that one sees what goes wrong.
    count(response.clone().body.getReader()).catch(() => {});
    return response;
  };
  return Object.fromEntries(names.map((name) => [name, one(name)]));
}
