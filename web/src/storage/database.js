/**
 * @file The storage in this browser: one database with four drawers (object stores). Each transaction on them happens
 * completely or not at all. If storage is refused (a private window, a foreign frame) or a newer page has written it,
 * the drawers are in the page's memory: everything works, but nothing is stored after the page is left.
 */
import { openDB } from "idb";
import { NAME, upgrade, VERSION } from "./migrations.js";

/**
 * `kept` has the settings and other single values by shelf; `matches` the head of each match; `records` the record of
 * each match; `hands` the finished hands.
 */
export const DRAWERS = /** @type {const} */ (["kept", "matches", "records", "hands"]);

/** @typedef {"settings"|"setup"|"games"|"asked"|"lessons"|"puzzles"|"arranged"|"cup"|"player"|"friends"} Shelf The key of a value in the drawer `kept`. */
/**
 * Why something is not stored: the storage is refused, is that of a newer page, is full, or does not answer.
 * @typedef {"refused"|"newer"|"full"|"silent"} Unkept
 */
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
/**
 * The work of a transaction. It awaits only the drawers of the box, because a transaction ends when it has nothing to
 * do.
 * @template T
 * @typedef {(box: Box) => Promise<T>} Work
 */

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

/** Seconds that the page waits for the storage, at first and after the storage has once not answered. */
export const SILENT_S = { first: 10, next: 1 };
/**
 * The drawers that are copied from the page's memory if the storage answers after all: nobody can play these matches
 * and hands again.
 */
const PLAYED = /** @type {const} */ (["matches", "records", "hands"]);

/**
 * Waits for a promise; rejects with a TimeoutError after this number of ticks of a second. The time in which the
 * machine sleeps does not count.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} seconds
 * @returns {Promise<T>}
 */
export async function within(promise, seconds) {
  let ticks = 0;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setInterval(() => ++ticks >= seconds && reject(new DOMException("no answer", "TimeoutError")), 1000);
  });
  try {
    return /** @type {T} */ (await Promise.race([promise, timeout]));
  } finally {
    clearInterval(timer);
  }
}

export class Storage {
  constructor() {
    /** @type {Unkept|null} why nothing at all is stored; known once something has been read */
    this.refused = null;
    /** Called when the storage answers after all. */
    this.answers = () => {};
    /** Resolves when the storage is open. Reads and writes wait for this, but the page does not. */
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
      opening.then((db) => this.copyFromMemory(db, drawers)).catch(() => undefined);
      return drawers;
    }
  }

  /**
   * Called when the storage answers after all: copies into it what was played meanwhile.
   * @param {import("idb").IDBPDatabase} db
   * @param {Box} drawers
   */
  async copyFromMemory(db, drawers) {
    const held = [];
    for (const name of PLAYED)
      for (const key of await drawers[name].getAllKeys()) held.push({ name, key, value: await drawers[name].get(key) });
    const copying = db.transaction(PLAYED, "readwrite");
    for (const { name, key, value } of held) copying.objectStore(name).put(value, key);
    await copying.done;
    this.opening = Promise.resolve(db);
    this.refused = null;
    this.answers();
  }

  /**
   * Runs one transaction on the drawers: all of it happens, or nothing.
   * @template T
   * @param {"readonly"|"readwrite"} mode
   * @param {Work<T>} work
   * @returns {Promise<T>}
   */
  async transaction(mode, work) {
    const drawers = await this.opening;
    if (!("transaction" in drawers)) return work(drawers);
    let tx;
    try {
      tx = drawers.transaction(DRAWERS, mode);
    } catch {
      // A newer page in another tab has closed the connection, or the player has cleared the site's data.
      this.opening = this.open();
      const reopened = await this.opening;
      if (!("transaction" in reopened)) return work(reopened);
      tx = reopened.transaction(DRAWERS, mode);
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
        // the transaction has ended by itself
      }
      throw error;
    }
  }

  /** @param {Shelf} shelf @returns {Promise<any>} */
  read(shelf) {
    return this.transaction("readonly", (box) => box.kept.get(shelf));
  }

  /** @param {Shelf} shelf @param {unknown} value */
  write(shelf, value) {
    return this.transaction("readwrite", (box) => box.kept.put(value, shelf));
  }

  /**
   * Changes what is on a shelf; what another tab has written there meanwhile stays.
   * @param {Shelf} shelf
   * @param {(stored: any) => unknown} change
   */
  amend(shelf, change) {
    return this.transaction("readwrite", async ({ kept }) => kept.put(change(await kept.get(shelf)), shelf));
  }

  /**
   * Writes to a shelf; returns why it could not, or null.
   * @param {Shelf} shelf
   * @param {unknown} value
   * @returns {Promise<Unkept|null>}
   */
  async tryWrite(shelf, value) {
    try {
      await this.write(shelf, value);
      return null;
    } catch (error) {
      return unkeptBecause(error);
    }
  }
}

/** Opens the database and brings it into its current shape. */
async function database() {
  return openDB(NAME, VERSION, {
    upgrade: (db, old, _new, transaction) => upgrade(db, old, transaction),
    // Another tab wants to change the shape. Closing the connection lets it.
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
