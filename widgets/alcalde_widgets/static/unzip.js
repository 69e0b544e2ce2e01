const END = 0x06054b50;
const ENTRY_SIZE = 46;

/**
 * Reads a zip whose members are stored as they are, which is how ours are made: the server's
 * compression serves the whole archive better than a member's own would.
 *
 * @param {Uint8Array} bytes the archive
 * @returns {Generator<[string, Uint8Array]>} each file's path and content
 */
export function* unzip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  const end = bytes.length - 22;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("not a stored zip archive");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const commentLength = view.getUint16(at + 32, true);
    const local = view.getUint32(at + 42, true);
    const name = decoder.decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [name, bytes.subarray(start, start + size)];
    at += ENTRY_SIZE + nameLength + extraLength + commentLength;
  }
}
