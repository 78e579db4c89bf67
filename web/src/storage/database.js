/**
 * @file What stays in this browser: four drawers of one database, each step of which happens whole or not at all.
 * Where storage is refused (a private window, a foreign frame) or was written by a newer page, the drawers are the
 * page's own memory: everything works, and nothing outlives the page.
 */
import { openDB } from "idb";
import { NAME, upgrade, VERSION } from "./migrations.js";

/** Settings and other single values by name; what is known of each match; the record of each match; finished hands. */
export const DRAWERS = /** @type {const} */ (["kept", "matches", "records", "hands"]);

/** @typedef {"settings"|"setup"|"games"|"asked"|"lessons"|"arranged"} Shelf */
/** @typedef {"refused"|"newer"|"full"|"silent"} Unkept Why something is not kept: no storage at all, a newer page's, no room in it, or no answer from it. */
/**
 * @typedef {object} Drawer
 * @property {(key: string) => Promise<any>} get
 * @property {() => Promise<any[]>} getAll
 * @property {() => Promise<any[]>} getAllKeys
 * @property {(value: any, key: string) => Promise<unknown>} put
 * @property {(key: string) => Promise<unknown>} delete
 * @property {() => Promise<unknown>} clear
 */
/** @typedef {Record<typeof DRAWERS[number], Drawer>} Box */
/** @template T @typedef {(box: Box) => Promise<T>} Work awaits nothing but the box's drawers */

/** Why the storage did not keep something. @param {unknown} error @returns {Unkept} */
export const unkeptBecause = (error) => {
  const name = error instanceof DOMException ? error.name : "";
  return name === "QuotaExceededError"
    ? "full"
    : name === "VersionError"
      ? "newer"
      : name === "TimeoutError"
        ? "silent"
        : "refused";
};

/** Seconds that the page waits for a storage, first and after it was silent once. */
export const SILENT_S = { first: 10, next: 1 };
/** What is carried over from the page's memory when the storage answers after all: what nobody can play again. */
const PLAYED = /** @type {const} */ (["matches", "records", "hands"]);

/**
 * What a promise leads to; it rejects with a TimeoutError after so many ticks of a second. A machine that slept has not waited.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} seconds
 * @returns {Promise<T>}
 */
export async function within(promise, seconds) {
  let ticks = 0;
  let timer = 0;
  const late = new Promise((_, reject) => {
    timer = setInterval(() => ++ticks >= seconds && reject(new DOMException("no answer", "TimeoutError")), 1000);
  });
  try {
    return /** @type {T} */ (await Promise.race([promise, late]));
  } finally {
    clearInterval(timer);
  }
}

export class Storage {
  constructor() {
    /** @type {Unkept|null} why nothing at all is stored; known once something has been read */
    this.refused = null;
    /** Called when it answers after all. */
    this.answers = () => {};
    /** What is asked of the storage waits until it is open; the page does not. */
    this.opening = this.open();
  }

  /** @returns {Promise<import("idb").IDBPDatabase|Box>} */
  async open() {
    const opening = database();
    try {
      return await within(opening, SILENT_S.first);
    } catch (error) {
      this.refused = unkeptBecause(error);
      const drawers = memory();
      opening.then((db) => this.late(db, drawers)).catch(() => undefined);
      return drawers;
    }
  }

  /** The storage answers after all: carries over what was played meanwhile. @param {import("idb").IDBPDatabase} db @param {Box} drawers */
  async late(db, drawers) {
    const held = [];
    for (const name of PLAYED)
      for (const key of await drawers[name].getAllKeys()) held.push({ name, key, value: await drawers[name].get(key) });
    const step = db.transaction(PLAYED, "readwrite");
    for (const { name, key, value } of held) step.objectStore(name).put(value, key);
    await step.done;
    this.opening = Promise.resolve(db);
    this.refused = null;
    this.answers();
  }

  /**
   * One step on the drawers that happens whole or not at all.
   * @template T
   * @param {"readonly"|"readwrite"} mode
   * @param {Work<T>} work
   * @returns {Promise<T>}
   */
  async step(mode, work) {
    const drawers = await this.opening;
    if (!("transaction" in drawers)) return work(drawers);
    let tx;
    try {
      tx = drawers.transaction(DRAWERS, mode);
    } catch {
      // The connection was closed: by a newer page in another tab, or with the data that a person cleared.
      this.opening = this.open();
      const again = await this.opening;
      if (!("transaction" in again)) return work(again);
      tx = again.transaction(DRAWERS, mode);
    }
    const done = tx.done;
    done.catch(() => undefined); // it is awaited below
    try {
      const box = /** @type {Box} */ (
        Object.fromEntries(DRAWERS.map((name) => [name, /** @type {any} */ (tx).objectStore(name)]))
      );
      const result = await work(box);
      await done;
      return result;
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // it has ended by itself
      }
      throw error;
    }
  }

  /** @param {Shelf} shelf @returns {Promise<any>} */
  read(shelf) {
    return this.step("readonly", (box) => box.kept.get(shelf));
  }

  /** @param {Shelf} shelf @param {unknown} value */
  write(shelf, value) {
    return this.step("readwrite", (box) => box.kept.put(value, shelf));
  }

  /** Writes to a shelf; says why where it could not. @param {Shelf} shelf @param {unknown} value @returns {Promise<Unkept|null>} */
  async tryWrite(shelf, value) {
    try {
      await this.write(shelf, value);
      return null;
    } catch (error) {
      return unkeptBecause(error);
    }
  }
}

/** The database, in today's shape. */
async function database() {
  return openDB(NAME, VERSION, {
    upgrade: (db, old, _new, step) => upgrade(db, old, step),
    // Another tab wants to change the shape: let it, instead of blocking it for ever.
    blocking: (_old, _new, event) => /** @type {IDBDatabase} */ (event.target).close(),
  });
}

/** Drawers in memory. @returns {Box} */
function memory() {
  const drawer = () => {
    /** @type {Map<string, any>} */
    const kept = new Map();
    return {
      get: async (/** @type {string} */ key) => structuredClone(kept.get(key)),
      getAll: async () => structuredClone([...kept.values()]),
      getAllKeys: async () => [...kept.keys()],
      put: async (/** @type {any} */ value, /** @type {string} */ key) => kept.set(key, structuredClone(value)),
      delete: async (/** @type {string} */ key) => kept.delete(key),
      clear: async () => kept.clear(),
    };
  };
  return /** @type {Box} */ (Object.fromEntries(DRAWERS.map((name) => [name, drawer()])));
}
