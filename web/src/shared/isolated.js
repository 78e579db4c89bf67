/**
 * @file What is different in a sandboxed frame: the page has no origin, so nothing of the site counts as its own. It may
 * store nothing, start no worker from an address, and use no picture of another document.
 */

/** Whether the page has no origin of its own. */
export const isolated = () => globalThis.origin === "null";

/**
 * The address from which a page may start a worker that runs a script of the site. Without an origin it may start only
 * one whose script lies in its address; that one imports the script of the site.
 * @param {string} script the whole address of the script
 */
export const workerAddress = (script) =>
  isolated() ? `data:text/javascript,import${encodeURIComponent(JSON.stringify(script))}` : script;
