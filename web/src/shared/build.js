/** @file Names that the page, its worker and the service worker share. */

/**
 * The name of this file's build. Pages and workers of different builds do not work together. The single file has none.
 */
export const BUILD = /** @type {string|undefined} */ (/** @type {any} */ (globalThis).HUPAI_BUILD_NAME);

/** The names of all stores for files begin with this prefix. */
export const PREFIX = "hupai";

/**
 * Whether a store for files is that of the service worker of the site in this folder.
 * @param {string} name
 * @param {string} root
 */
export const isSiteStore = (name, root) => name.startsWith(`${PREFIX}-precache-`) && name.endsWith(root);

/**
 * The name of the store for this site's memory snapshot. Each site of an origin has its own store. The service worker
 * does not touch it.
 * @param {string} root
 */
export const snapshotStore = (root) => `${PREFIX}-snapshot-${root}`;
