/** @file Fetches the script with the pictures of a family from beside the running one. The npm package has its own way. */
import { SCRIPT } from "./built.js";

/** Runs the script with all pictures of a family, which leaves them in `offered.js`. @param {string} family */
export const fetchFamily = (family) => runScript(new URL(`hupai-${family}.js`, SCRIPT).href);

/**
 * Runs a script of ours by an element: that needs no permission of its server for other sites, as an import would. A
 * page with Trusted Types that allows no policy of ours throws a TypeError; there it is imported.
 * @param {string} address
 */
async function runScript(address) {
  try {
    const script = document.createElement("script");
    script.src = trusted(address);
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    script.remove();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await import(address);
  }
}

/** The policy of this script, which may be made only once. @type {any} */
let policy;

/** The address as a page with Trusted Types wants it. @param {string} address @returns {string} */
function trusted(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  if (!types) return address;
  policy ??= types.createPolicy("hupai", { createScriptURL: (/** @type {string} */ own) => own });
  return policy.createScriptURL(address);
}
