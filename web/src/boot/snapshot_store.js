/**
 * @file Stores the memory snapshot in this browser. It is fetched once, in idle time, unpacked and checked, and every
 * later visit uses it. If a snapshot did not work here, that is recorded, so that it is not fetched again.
 */

import { snapshotStore } from "../shared/build.js";

/** @typedef {{path: string, bytes: number, digest: string, head: string}} Snapshot */
/**
 * The snapshot was fetched and stored; was stored before; does not work here; was not fetched, to spare a metered link;
 * or cannot be stored here.
 * @typedef {"kept"|"there"|"unfit"|"saving"|"nowhere"} StoreOutcome
 */

/**
 * A snapshot that is loading from this browser's store or from the site.
 * @typedef {{bytes: Promise<Uint8Array>, stored: boolean}} LoadingSnapshot
 */

/**
 * A snapshot that is loading. The code that uses its bytes reports a failure.
 * @param {Promise<Uint8Array>} bytes
 * @param {boolean} stored
 * @returns {LoadingSnapshot}
 */
function loadingSnapshot(bytes, stored) {
  bytes.catch(() => undefined);
  return { bytes, stored };
}

/** @param {string} root @param {Snapshot} snapshot */
const addressOf = (root, { path, digest }) => `${new URL(path, root).href}?${digest.slice(0, 16)}`;

/**
 * What is stored of a snapshot here; undefined if nothing. Makes no store, and throws where the browser has none: at a plain
 * http address, in a foreign frame, in some private windows.
 * @param {string} root
 * @param {Snapshot} snapshot
 */
const stored = async (root, snapshot) => caches.match(addressOf(root, snapshot), { cacheName: snapshotStore(root) });

/**
 * Loads the snapshot that is stored here; null if there is none, or if it does not work here.
 * @param {string} root
 * @param {Snapshot} snapshot
 * @returns {Promise<LoadingSnapshot|null>}
 */
export async function storedSnapshot(root, snapshot) {
  try {
    const found = await stored(root, snapshot);
    if (!found || found.headers.has("unfit")) return null;
    return loadingSnapshot(
      found.arrayBuffer().then((bytes) => {
        if (bytes.byteLength !== snapshot.bytes) throw new Error("not all of a snapshot is kept");
        return new Uint8Array(bytes);
      }),
      true,
    );
  } catch {
    return null;
  }
}

/** Loads the snapshot from the site. @param {string} root @param {Snapshot} snapshot */
export const downloadedSnapshot = (root, snapshot) => loadingSnapshot(fetchSnapshot(root, snapshot), false);

/** Fetches the snapshot from the site, unpacks and checks it. @param {string} root @param {Snapshot} snapshot */
async function fetchSnapshot(root, snapshot) {
  const response = await fetch(addressOf(root, snapshot));
  if (!response.ok || !response.body) throw new Error(`${snapshot.path}: ${response.status}`);
  const unpacked = new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  const bytes = new Uint8Array(await unpacked.arrayBuffer());
  if (bytes.length !== snapshot.bytes || (await digestOf(bytes)) !== snapshot.digest)
    throw new Error(`${snapshot.path}: another one`);
  return bytes;
}

/**
 * Fetches and stores the snapshot, unless it is stored already, does not work here, or the link is metered.
 * @param {string} root
 * @param {Snapshot} snapshot
 * @returns {Promise<StoreOutcome>}
 */
export async function keepSnapshot(root, snapshot) {
  try {
    const found = await stored(root, snapshot);
    if (found) return found.headers.has("unfit") ? "unfit" : "there";
  } catch {
    return "nowhere";
  }
  if (/** @type {any} */ (navigator).connection?.saveData) return "saving";
  const bytes = await fetchSnapshot(root, snapshot);
  // Only now, so that a snapshot that does not come leaves nothing.
  const store = await caches.open(snapshotStore(root)).catch(() => null);
  if (!store) return "nowhere";
  for (const old of await store.keys()) await store.delete(old); // those of earlier versions
  await store.put(addressOf(root, snapshot), new Response(bytes));
  return "kept";
}

/**
 * Records that a snapshot does not work in this browser.
 * @param {string} root
 * @param {Snapshot} snapshot
 * @param {string} why
 */
export async function rejectSnapshot(root, snapshot, why) {
  const store = await caches.open(snapshotStore(root));
  await store.put(addressOf(root, snapshot), new Response(why, { headers: { unfit: "1" } }));
}

/**
 * SHA-256 in hexadecimal. Throws if the page may not compute it; such a page cannot store files either.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function digestOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
