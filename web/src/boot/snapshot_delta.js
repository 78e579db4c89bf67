/**
 * @file Reads, writes and applies memory snapshots. A snapshot has only the pages in which a warm Python's memory
 * differs from a fresh one's, and a checksum of the others, so that it is never laid over a memory it was not made for.
 *
 * The file: four bytes that name the format, the length of a header, the header as JSON, the pages.
 */

/** @typedef {[first: number, count: number]} Run pages that follow each other */
/**
 * @typedef {object} SnapshotDelta
 * @property {number} memory size in bytes of the memory that it was made in
 * @property {Run[]} changed the pages that are in the file, in this order
 * @property {Run[]} kept the pages that must be as in a fresh memory
 * @property {number} sum the checksum of the kept pages
 * @property {Uint8Array} head the head that the runtime's own snapshots begin with
 * @property {Uint8Array} pages
 */

const FORMAT = 0x31_50_53_48; // "HSP1"
export const PAGE = 4096;

/**
 * Reads a snapshot from a file's bytes; throws if they are not a whole snapshot.
 * @param {Uint8Array} bytes
 * @returns {SnapshotDelta}
 */
export function readDelta(bytes) {
  const start = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || start.getUint32(0, true) !== FORMAT) throw new Error("not a snapshot");
  const end = 8 + start.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, end)));
  const pages = bytes.subarray(end);
  if (pages.length !== PAGE * pagesIn(header.changed)) throw new Error("not all of a snapshot");
  return { ...header, head: lettersAsBytes(header.head), pages };
}

/** The bytes of a string, one byte for each letter. @param {string} letters */
export const lettersAsBytes = (letters) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** Returns the bytes of a snapshot's file. @param {SnapshotDelta} delta */
export function writeDelta({ head, pages, ...header }) {
  const text = new TextEncoder().encode(JSON.stringify({ ...header, head: String.fromCharCode(...head) }));
  const bytes = new Uint8Array(8 + text.length + pages.length);
  new Uint32Array(bytes.buffer, 0, 2).set([FORMAT, text.length]);
  bytes.set(text, 8);
  bytes.set(pages, 8 + text.length);
  return bytes;
}

/**
 * Lays a snapshot over a fresh memory. If the snapshot was made for another memory, throws and changes nothing.
 * @param {Uint8Array} memory
 * @param {SnapshotDelta} delta
 */
export function applyDelta(memory, { memory: length, changed, kept, sum, pages }) {
  if (memory.length !== length) throw new Error(`a snapshot of ${length} bytes, a memory of ${memory.length}`);
  if (sumOf(memory, kept) !== sum) throw new Error("a snapshot of another memory");
  let at = 0;
  for (const [first, count] of changed) {
    memory.set(pages.subarray(at, at + count * PAGE), first * PAGE);
    at += count * PAGE;
  }
}

/**
 * The checksum reads one word in eight. That is enough to tell two memories apart, and quick, because a start waits
 * for it.
 */
const WORD_STRIDE = 8;

/** The checksum of pages. It differs for two versions of the runtime. @param {Uint8Array} memory @param {Run[]} runs */
export function sumOf(memory, runs) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  let sum = 0;
  for (const [first, count] of runs) {
    const end = ((first + count) * PAGE) >> 2;
    for (let word = (first * PAGE) >> 2; word < end; word += WORD_STRIDE) sum = (Math.imul(sum, 31) + words[word]) | 0;
  }
  return sum;
}

/** How many pages the runs have. @param {Run[]} runs */
export const pagesIn = (runs) => runs.reduce((total, [, count]) => total + count, 0);

/**
 * Returns the function by which the runtime's loader creates Python's module, with the snapshot's memory.
 * @template M
 * @param {(settings: any) => Promise<M & {HEAPU8: Uint8Array}>} create
 * @param {SnapshotDelta|Promise<SnapshotDelta>} delta may still be loading while the module is created
 */
export function restored(create, delta) {
  return async (/** @type {any} */ settings) => {
    const module = await create(settings);
    applyDelta(module.HEAPU8, await delta);
    return module;
  };
}
