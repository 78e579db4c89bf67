/**
 * @file The one door by which an address becomes a script. Where browsers know Trusted Types, the policy of every page
 * lets nothing else start a worker; where they do not, the same check is made here.
 */

/** The site's own folder: under any path of any host. */
const HOME = new URL("./", document.baseURI).href;
/** Folders and a file: no query, no escapes that a server might read as something else. */
const FILE = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/** The whole address of a script of this site; throws for any other. @param {string} address as it is seen from the page */
function own(address) {
  const { href } = new URL(address, HOME);
  if (!href.startsWith(HOME) || !FILE.test(href.slice(HOME.length)))
    throw new TypeError(`not a script of this site: ${address.slice(0, 100)}`);
  return href;
}

/** @type {{createScriptURL: (address: string) => any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai", { createScriptURL: own }) ?? {
  createScriptURL: own,
};

/**
 * A script of this site as the browser takes it for a worker, a service worker or an element; throws for any other.
 * @param {string|URL} address whole, or as it is seen from the page
 * @returns {string} to TypeScript; where there are Trusted Types, one of these
 */
export const trustedScript = (address) => policy.createScriptURL(String(address));
