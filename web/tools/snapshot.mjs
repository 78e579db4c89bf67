/**
 * Makes the memory snapshot that a second visit starts from: `node snapshot.mjs PYODIDE LIBRARY.pack ENGINE.pack OUT`.
 * PYODIDE is the folder of the npm package. From LIBRARY.pack and ENGINE.pack a first visit starts.
 *
 * The runtime's interface for snapshots is private. So this script starts a Python from the snapshot, as the page will,
 * and compares its answers with those of a Python that started without it. If the runtime has changed, the build stops
 * here.
 */

import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { ALONE, installEngine } from "../src/boot/archives.js";
import { PAGE, readDelta, restored, sumOf, writeDelta } from "../src/boot/snapshot_delta.js";
import { toldShortly } from "./site_python.mjs";

/** @typedef {import("../src/boot/snapshot_delta.js").Run} Run */

const here = dirname(fileURLToPath(import.meta.url));
const STOP_LOADING = new Error("a fresh memory is all that was wanted");
/** The largest piece of free memory that is wiped at once. */
const PIECE = 1 << 16;

/**
 * Fixes the time, and random numbers too, so that the same sources give the same snapshot in every build. In Node the
 * runtime takes those from Node's own module.
 * @param {number} byte every random one; each next byte has the time a few hours later
 */
function fixTimeAndRandomness(byte) {
  nodeCrypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(byte);
  const later = byte * 10_000_019;
  Date.now = () => 1_577_836_800_000 + later;
  performance.now = () => later;
}

/** @param {string} folder @param {string} library @param {string} engine @param {string} out */
async function snapshot(folder, library, engine, out) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const { default: create } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
  const archive = `${out}.zip`;
  await writeFile(archive, gunzipSync(await readFile(library)));
  const options = { ...ALONE, indexURL: `${folder}/`, stdLibURL: archive, env: { PYTHONHASHSEED: "0" } };
  /** @param {Record<string, unknown>} more */
  const load = (more) => loadPyodide({ ...options, ...more });
  const packed = gunzipSync(await readFile(engine));

  const fresh = [await freshMemory(load, create, 7), await freshMemory(load, create, 8)];
  const python = await load({ _makeSnapshot: true });
  installEngine(python, packed);
  python.runPython(await readFile(join(here, "warm.py"), "utf8"));
  wipeFree(python._module);
  const whole = python.makeMemorySnapshot();
  const [, start] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
  const made = writeDelta(difference(fresh, whole.subarray(start), whole.slice(0, start)));

  const questions = await readFile(join(here, "questions.py"), "utf8");
  const without = await load({});
  installEngine(without, packed);
  const plain = without.runPython(questions);
  const read = readDelta(made);
  const again = await load({
    _loadSnapshot: read.head,
    createPyodideModule: restored(create, read),
    stdLibURL: await empty(out),
  });
  if (again.runPython(questions) !== plain) throw new Error("Python answers differently from a snapshot");
  await writeFile(out, made);
}

/** Makes an empty file: a restored Python must not need the archive. @param {string} out */
async function empty(out) {
  const path = `${out}.empty`;
  await writeFile(path, "");
  return path;
}

/**
 * Returns the memory of a module that has not run anything yet.
 * @param {(more: Record<string, unknown>) => Promise<unknown>} load
 * @param {(settings: object) => Promise<{ HEAPU8: Uint8Array }>} create
 * @param {number} byte of which random numbers are, and the time
 * @returns {Promise<Uint8Array>}
 */
async function freshMemory(load, create, byte) {
  let memory = new Uint8Array();
  fixTimeAndRandomness(byte);
  const stop = async (/** @type {object} */ settings) => {
    memory = (await create({ ...settings, noInitialRun: true })).HEAPU8.slice();
    throw STOP_LOADING;
  };
  await load({ createPyodideModule: stop }).catch((error) => {
    if (error !== STOP_LOADING) throw error;
  });
  return memory;
}

/** Writes zeros over the free memory: nobody reads it, but everybody would download it. @param {any} module */
function wipeFree(module) {
  const end = module._sbrk(0);
  const held = [];
  for (let size = PIECE; size >= 8; size -= size > 256 ? (size >> 2) & ~7 : 8) {
    for (;;) {
      const place = module._malloc(size);
      held.push(place);
      if (place + size > end) break;
      module.HEAPU8.fill(0, place, place + size);
    }
  }
  for (const place of held) module._free(place);
  module.HEAPU8.fill(0, module._sbrk(0));
}

/**
 * Returns a snapshot with the pages that differ from a fresh memory, or between two fresh ones.
 * @param {Uint8Array[]} memories two fresh ones @param {Uint8Array} memory @param {Uint8Array} head
 */
function difference([fresh, other], memory, head) {
  if (memory.length !== fresh.length) throw new Error(`the memory grew to ${memory.length} bytes: warm less`);
  /** @type {[Run[], Run[], Uint8Array[]]} */
  const [changed, kept, pages] = [[], [], []];
  for (let page = 0; page < memory.length / PAGE; page++) {
    /** @param {Uint8Array} bytes */
    const at = (bytes) => bytes.subarray(page * PAGE, (page + 1) * PAGE);
    if (!same(at(fresh), at(memory)) || !same(at(fresh), at(other))) {
      add(changed, page);
      pages.push(at(memory));
    } else if (at(fresh).some((byte) => byte !== 0)) add(kept, page);
  }
  if (kept.length === 0) throw new Error("nothing of a fresh memory stays: it was not the runtime's");
  return { memory: memory.length, changed, kept, sum: sumOf(fresh, kept), head, pages: Buffer.concat(pages) };
}

/** @param {Uint8Array} a @param {Uint8Array} b */
const same = (a, b) => Buffer.compare(a, b) === 0;

/** Adds a page to the runs of pages. @param {Run[]} runs @param {number} page */
function add(runs, page) {
  const last = runs.at(-1);
  if (last && last[0] + last[1] === page) last[1] += 1;
  else runs.push([page, 1]);
}

const [folder, library, engine, out] = process.argv.slice(2).map((path) => resolve(path));
await toldShortly(snapshot(folder, library, engine, out));
