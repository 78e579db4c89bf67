/** @file What page, worker and service worker must call alike. */

/** The build this file is of: pages and workers of different ones do not talk to each other. The single file is no site's, and has none. */
export const BUILD = /** @type {string|undefined} */ (/** @type {any} */ (globalThis).HUPAI_BUILD_NAME);

/** The names of all stores for files begin with it. */
export const PREFIX = "hupai";

/** Whether a store of files is a service worker's, for the site in this folder. @param {string} name @param {string} root */
export const isSiteStore = (name, root) => name.startsWith(`${PREFIX}-precache-`) && name.endsWith(root);

/** The store of this site's memory snapshot: each site of an origin has its own, and its service worker leaves it alone. @param {string} root */
export const snapshotStore = (root) => `${PREFIX}-snapshot-${root}`;
