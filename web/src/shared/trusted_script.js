/**
 * @file Checks every address that is to become a script. In a browser with Trusted Types, the policy of the pages lets
 * only this module and isolated.js start a worker. In other browsers, this module makes the same check.
 */

import { workerAddress } from "./isolated.js";

/** The site's own folder, which may be at any path of any host. */
const HOME = new URL("./", document.baseURI).href;
/** It is started from its address or not at all. */
const SERVICE_WORKER = `${HOME}sw.js`;
/** A path of folders and a file. It has no query, and no escapes that a server might read as something else. */
const FILE = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/**
 * Returns the address of a script of this site, whole and as the page may run it; throws for any other address.
 * @param {string} address relative to the page
 */
function own(address) {
  const { href } = new URL(address, HOME);
  if (!href.startsWith(HOME) || !FILE.test(href.slice(HOME.length)))
    throw new TypeError(`not a script of this site: ${address.slice(0, 100)}`);
  return href === SERVICE_WORKER ? href : workerAddress(href);
}

/** @type {{createScriptURL: (address: string) => any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai", { createScriptURL: own }) ?? {
  createScriptURL: own,
};

/**
 * Returns the address of a script of this site, as the browser accepts it for a worker, a service worker or an element;
 * throws for any other address.
 * @param {string|URL} address whole, or relative to the page
 * @returns {string} for TypeScript; in a browser with Trusted Types, a TrustedScriptURL
 */
export const trustedScript = (address) => policy.createScriptURL(String(address));
