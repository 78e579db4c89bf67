/**
 * @file What stays in this browser: the settings, the last setup and the running match's record. The
 * record is the save, written after every answer that changes it. Where storage is refused (a
 * private window, a foreign frame) everything still works and nothing is kept.
 */
import { openDB } from "idb";

const NAME = "hupai";
const STORE = "kept";

/** @typedef {"settings"|"setup"|"match"|"spoiled"|"games"} Shelf */

/**
 * @typedef {object} Storage
 * @property {boolean} refused
 * @property {(shelf: Shelf) => Promise<any>} read
 * @property {(shelf: Shelf, value: unknown) => Promise<void>} write
 * @property {(shelf: Shelf) => Promise<void>} clear
 */

/**
 * The storage, there at once: what is asked of it waits until it is open, so that the page need not.
 * @returns {Storage}
 */
export function openStorage() {
  const opening = openDatabase();
  /** @type {Storage} */
  const storage = {
    refused: false,
    read: async (shelf) => (await opening).read(shelf),
    write: async (shelf, value) => (await opening).write(shelf, value),
    clear: async (shelf) => (await opening).clear(shelf),
  };
  opening.then(({ refused }) => (storage.refused = refused));
  return storage;
}

/** @returns {Promise<Storage>} */
async function openDatabase() {
  try {
    const db = await openDB(NAME, 1, {
      upgrade(fresh) {
        fresh.createObjectStore(STORE);
      },
      // Another tab wants to change the shape: let it, instead of blocking it for ever.
      blocking: (_old, _new, event) => /** @type {IDBDatabase} */ (event.target).close(),
    });
    return {
      refused: false,
      read: (shelf) => db.get(STORE, shelf),
      write: async (shelf, value) => void (await db.put(STORE, value, shelf)),
      clear: (shelf) => db.delete(STORE, shelf),
    };
  } catch {
    return memoryStorage();
  }
}

/** Keeps everything for as long as the page is open. @returns {Storage} */
function memoryStorage() {
  /** @type {Map<Shelf, unknown>} */
  const kept = new Map();
  return {
    refused: true,
    read: async (shelf) => kept.get(shelf),
    write: async (shelf, value) => void kept.set(shelf, value),
    clear: async (shelf) => void kept.delete(shelf),
  };
}
