/** @file What this browser holds of the site, kind by kind: how much it is, and how it is taken away. */
import { STARTS_KEY } from "../boot/told.js";
import { PICTURE_KEY } from "../picture.js";
import { isSiteStore, snapshotStore } from "./names.js";
import { registered, ROOT } from "./skew.js";

/** @typedef {{n: number, bytes: number}} Held How many of it there are, and about how large they are. */

/** Everything there is, in the order it is shown. */
export const KINDS = /** @type {const} */ (["matches", "hands", "lessons", "settings", "notes", "snapshot", "site"]);
/** @typedef {typeof KINDS[number]} Kind */

/** What lies on the shelves. @type {Record<"lessons"|"settings", import("../storage.js").Shelf[]>} */
const SHELVES = { lessons: ["lessons"], settings: ["settings", "setup", "arranged", "asked", "games"] };
const NOTES = [PICTURE_KEY, STARTS_KEY];

/** @param {unknown} value */
const bytesOf = (value) => new Blob([JSON.stringify(value)]).size;
/** @param {unknown[]} values @returns {Held} */
const heldIn = (values) => ({ n: values.length, bytes: values.reduce((/** @type {number} */ sum, value) => sum + bytesOf(value), 0) });

/** How much there is of each kind. @param {import("../storage.js").Storage} storage @returns {Promise<Record<Kind, Held>>} */
export async function allHeld(storage) {
  const drawers = storage.step("readonly", async (box) => {
    const shelved = async (/** @type {string[]} */ names) => {
      const found = [];
      for (const name of names) found.push(await box.kept.get(name));
      return heldIn(found.filter((value) => value !== undefined));
    };
    const matches = heldIn([...(await box.matches.getAll())]);
    const records = heldIn([...(await box.records.getAll())]);
    return {
      matches: { n: Math.max(matches.n, records.n), bytes: matches.bytes + records.bytes },
      hands: heldIn(await box.hands.getAll()),
      lessons: await shelved(SHELVES.lessons),
      settings: await shelved(SHELVES.settings),
    };
  });
  const [kept, snapshot, site] = await Promise.all([drawers, storedIn((name) => name === snapshotStore(ROOT)), storedIn(isSite)]);
  return { ...kept, notes: notes(), snapshot, site };
}

/** @param {string} name */
const isSite = (name) => isSiteStore(name, ROOT);

/** The files in the stores of these names. @param {(name: string) => boolean} wanted @returns {Promise<Held>} */
async function storedIn(wanted) {
  const held = { n: 0, bytes: 0 };
  try {
    for (const name of (await caches.keys()).filter(wanted)) {
      const store = await caches.open(name);
      for (const key of await store.keys()) {
        held.n += 1;
        held.bytes += (await (await store.match(key))?.blob())?.size ?? 0;
      }
    }
  } catch {
    // a browser that keeps no files for this page
  }
  return held;
}

/** @returns {Held} */
function notes() {
  try {
    return heldIn(NOTES.map((key) => localStorage.getItem(key)).filter((text) => text !== null));
  } catch {
    return { n: 0, bytes: 0 };
  }
}

/**
 * Takes a kind away; matches that are on a table stay.
 * @param {import("../storage.js").Storage} storage
 * @param {Kind} kind
 * @param {Set<string>} playing matches on a table, here or in another tab
 */
export async function clearKind(storage, kind, playing) {
  if (kind === "notes") for (const key of NOTES) localStorage.removeItem(key);
  else if (kind === "snapshot") await caches.delete(snapshotStore(ROOT));
  else if (kind === "site") await clearSite();
  else {
    await storage.step("readwrite", async (box) => {
      if (kind === "hands") await box.hands.clear();
      else if (kind === "matches") {
        const ids = new Set([...(await box.matches.getAllKeys()), ...(await box.records.getAllKeys())]);
        for (const id of [...ids].filter((one) => !playing.has(one))) {
          await box.matches.delete(id);
          await box.records.delete(id);
        }
      } else for (const name of SHELVES[kind]) await box.kept.delete(name);
    });
  }
}

/** The service worker goes with its files: it is there again after the next visit. */
async function clearSite() {
  await (await registered())?.unregister();
  for (const name of (await caches.keys()).filter(isSite)) await caches.delete(name);
}
