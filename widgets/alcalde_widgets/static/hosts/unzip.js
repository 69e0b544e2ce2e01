const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;

/**
 * Read a zip archive whose members are stored uncompressed, as ours are: the server compresses the
 * archive as a whole, which is smaller.
 *
 * @param {Uint8Array} bytes the archive
 * @returns {Generator<[path: string, content: Uint8Array]>} its files
 * @throws {Error} it is no such archive
 */
export function* unzip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  const end = bytes.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE) {
    throw new Error("not a stored zip archive");
  }
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 24, true);
    const nameLength = view.getUint16(entry + 28, true);
    const extraLength = view.getUint16(entry + 30, true);
    const commentLength = view.getUint16(entry + 32, true);
    const local = view.getUint32(entry + 42, true);
    const nameStart = entry + ENTRY_SIZE;
    const name = decoder.decode(bytes.subarray(nameStart, nameStart + nameLength));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [name, bytes.subarray(start, start + size)];
    entry += ENTRY_SIZE + nameLength + extraLength + commentLength;
  }
}
