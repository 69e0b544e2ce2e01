/**
 * Fetch files and report how many of their bytes have arrived.
 *
 * @template {string} Name
 * @param {string} folder the address of their folder, or of a file in it
 * @param {readonly Name[]} names
 * @param {(loaded: number) => void} onLoaded called after every chunk with the number of bytes of
 *   all files so far, uncompressed
 * @returns {Record<Name, Promise<Response>>} rejects for a file that is not there
 */
export function download(folder, names, onLoaded) {
  let loaded = 0;
  /** @param {ReadableStreamDefaultReader<Uint8Array>} reader */
  const count = async (reader) => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      loaded += value.byteLength;
      onLoaded(loaded);
    }
  };
  /** @param {Name} name */
  const one = async (name) => {
    const response = await fetch(new URL(name, folder), { credentials: "same-origin" });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // Count a copy: browsers cache compiled WebAssembly only for the network's own response.
    // An error is reported to whoever reads that one.
    const body = /** @type {ReadableStream<Uint8Array>} */ (response.clone().body);
    count(body.getReader()).catch(() => {});
    return response;
  };
  const entries = names.map((name) => [name, one(name)]);
  return Object.fromEntries(entries);
}
