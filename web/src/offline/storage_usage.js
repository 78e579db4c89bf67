/** @file Measures and removes what this browser stores of the site, by kind. */

import { isSiteStore, snapshotStore } from "../shared/build.js";
import { STARTS_KEY } from "../storage/start_log.js";
import { TABLE_KEY } from "../storage/table_cache.js";
import { ROOT, registered } from "./version_mismatch.js";

/** @import { Shelf, Storage } from "../storage/database.js" */

/** @typedef {{n: number, bytes: number}} Usage How many items there are, and about how many bytes they have. */

/** All kinds, in the order they are shown. */
export const KINDS = /** @type {const} */ ([
  "matches",
  "hands",
  "cup",
  "lessons",
  "settings",
  "notes",
  "snapshot",
  "site",
]);
/** @typedef {typeof KINDS[number]} Kind */

/** The shelves of each kind. @type {Record<"cup"|"lessons"|"settings", Shelf[]>} */
const SHELVES = {
  cup: ["cup", "player", "friends"],
  lessons: ["lessons", "puzzles"],
  settings: ["settings", "setup", "arranged", "asked", "games"],
};
const NOTES = [TABLE_KEY, STARTS_KEY];

/** @param {unknown} value */
const bytesOf = (value) => new Blob([JSON.stringify(value)]).size;
/** @param {unknown[]} values @returns {Usage} */
const usageOf = (values) => ({
  n: values.length,
  bytes: values.reduce((/** @type {number} */ sum, value) => sum + bytesOf(value), 0),
});

/**
 * How much there is of each kind.
 * @param {Storage} storage
 * @returns {Promise<Record<Kind, Usage>>}
 */
export async function storageUsage(storage) {
  const drawers = storage.transaction("readonly", async (box) => {
    const shelved = async (/** @type {string[]} */ names) => {
      const found = [];
      for (const name of names) found.push(await box.kept.get(name));
      return usageOf(found.filter((value) => value !== undefined));
    };
    const matches = usageOf([...(await box.matches.getAll())]);
    const records = usageOf([...(await box.records.getAll())]);
    return {
      matches: { n: Math.max(matches.n, records.n), bytes: matches.bytes + records.bytes },
      hands: usageOf(await box.hands.getAll()),
      cup: await shelved(SHELVES.cup),
      lessons: await shelved(SHELVES.lessons),
      settings: await shelved(SHELVES.settings),
    };
  });
  const [kept, snapshot, site] = await Promise.all([
    drawers,
    storedIn((name) => name === snapshotStore(ROOT)),
    storedIn(isSite),
  ]);
  return { ...kept, notes: notes(), snapshot, site };
}

/** @param {string} name */
const isSite = (name) => isSiteStore(name, ROOT);

/**
 * Measures the files in the stores whose name is wanted.
 * @param {(name: string) => boolean} wanted
 * @returns {Promise<Usage>}
 */
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
    // this browser stores no files for this page
  }
  return held;
}

/** @returns {Usage} */
function notes() {
  try {
    return usageOf(NOTES.map((key) => localStorage.getItem(key)).filter((text) => text !== null));
  } catch {
    return { n: 0, bytes: 0 };
  }
}

/**
 * Removes everything of one kind, except matches that are on a table and a tournament that is open.
 * @param {Storage} storage
 * @param {Kind} kind
 * @param {Set<string>} playing matches on a table, and the open tournament, here or in another tab
 */
export async function clearKind(storage, kind, playing) {
  if (kind === "notes") for (const key of NOTES) localStorage.removeItem(key);
  else if (kind === "snapshot") await caches.delete(snapshotStore(ROOT));
  else if (kind === "site") await clearSite();
  else {
    await storage.transaction("readwrite", async (box) => {
      if (kind === "hands") await box.hands.clear();
      else if (kind === "matches") {
        const ids = new Set([...(await box.matches.getAllKeys()), ...(await box.records.getAllKeys())]);
        for (const id of [...ids].filter((one) => !playing.has(one))) {
          await box.matches.delete(id);
          await box.records.delete(id);
        }
      } else if (kind !== "cup" || !playing.has((await box.kept.get("cup"))?.id))
        for (const name of SHELVES[kind]) await box.kept.delete(name);
    });
  }
}

/** Removes the service worker with its files; the next visit installs it again. */
async function clearSite() {
  await (await registered())?.unregister();
  for (const name of (await caches.keys()).filter(isSite)) await caches.delete(name);
}
