/** @file Names that the page, its worker and the service worker share. */

/** The build of this file: pages and workers of different builds do not talk to each other. The single file has none. */
export const BUILD = /** @type {string|undefined} */ (/** @type {any} */ (globalThis).HUPAI_BUILD_NAME);

/** The names of all stores for files begin with it. */
export const PREFIX = "hupai";

/** Whether a store of files is a service worker's, for the site in this folder. @param {string} name @param {string} root */
export const isSiteStore = (name, root) => name.startsWith(`${PREFIX}-precache-`) && name.endsWith(root);

/** The store of this site's memory snapshot: each site of an origin has its own, and its service worker leaves it alone. @param {string} root */
export const snapshotStore = (root) => `${PREFIX}-snapshot-${root}`;
