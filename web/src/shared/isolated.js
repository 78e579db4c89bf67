/**
 * @file What is different in a sandboxed frame: the page has no origin, so nothing of the site counts as its own. It may
 * store nothing, start no worker from an address, and use no picture of another document.
 */

/** Whether the page has no origin of its own. */
export const isolated = () => globalThis.origin === "null";

/** The address in which the code of workers lies; "" where they are started from the address of the site's script. */
let code = "";
export const workerCode = () => code;

/** Lets the workers that are started from now on have this code. @param {string} text */
export const setWorkerCode = (text) => {
  code = `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
};

/**
 * The address from which a page may start a worker that runs a script of the site. Without an origin it may start only
 * one whose script lies in its address; that one imports the script of the site.
 * @param {string} script the whole address of the script
 */
export const workerAddress = (script) =>
  code || (isolated() ? `data:text/javascript,import${encodeURIComponent(JSON.stringify(script))}` : script);

/** The policy of {@link workerScript}, which may be made only once. @type {{createScriptURL: (address: string) => any}} */
let policy;

/** The address of the worker's script as the browser accepts it: by a policy that allows no other. @returns {string} */
export function workerScript() {
  const createScriptURL = () => workerAddress(new URL("assets/worker.js", document.baseURI).href);
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai-start", { createScriptURL }) ?? {
    createScriptURL,
  };
  return policy.createScriptURL("");
}
