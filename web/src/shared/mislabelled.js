/**
 * @file For a host that says that scripts are something else. Browsers then run them only as classic scripts of a page, and
 * start neither a module nor a worker from them. So the code of a worker lies in its address, with Pyodide's own scripts
 * in it; such a worker may fetch nothing, and the page hands it what it asks for.
 */
import { handFiles } from "./handing.js";
import { setWorkerCode, workerCode } from "./isolated.js";

/** What a browser accepts as the type of a script. */
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;

const WORKER = "assets/worker.js";

/** @param {string} path */
const addressOf = (path) => new URL(path, document.baseURI).href;

/**
 * How the host answers for a file of the site; null if it does not.
 * @param {string} address
 */
export async function look(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer) return null;
  void answer.body?.cancel();
  const type = answer.headers.get("content-type") ?? "";
  return {
    said: `${answer.status}, ${type}`,
    isThere: answer.ok && !/html/i.test(type), // some hosts send a page for whatever is missing
    isScript: SCRIPT.test(type),
    isStyle: /^text\/css\b/i.test(type),
    /** Whether the host forbids browsers to take a file for anything else than it says. */
    isSealed: answer.headers.has("x-content-type-options"),
  };
}

/**
 * What the host does wrong with a script that a browser has refused; null if nothing is wrong, or nothing can be learnt.
 * @param {string} path
 * @param {string} address
 * @returns {Promise<string|null>}
 */
export async function wrongScript(path, address) {
  const answer = await look(address);
  return !answer || (answer.isThere && answer.isScript) ? null : `${path}: ${answer.said}`;
}

/** Whether the host says that a script of the site is something else. @param {string} path */
export async function isMislabelled(path) {
  const answer = await look(addressOf(path));
  return Boolean(answer?.isThere && !answer.isScript);
}

/**
 * Lets the next workers be started from their code if the host mislabels that of the usual one.
 * @returns {Promise<string|null>} what is wrong with the host, if that is no help
 */
export async function prepareWorkers() {
  if (workerCode()) return null;
  if (!(await isMislabelled(WORKER))) return wrongScript(WORKER, addressOf(WORKER));
  const code = await fetch(addressOf("embed/v1/classic-worker.js")).catch(() => null);
  if (!code?.ok) return wrongScript(WORKER, addressOf(WORKER));
  setWorkerCode(await code.text());
  return null;
}

/** Hands a worker that was started from its code the files that it asks for. @param {Worker} worker */
export const supplied = (worker) => (workerCode() ? handFiles(worker, fetched) : worker);

/** @param {string} path */
async function fetched(path) {
  const response = await fetch(addressOf(path));
  if (!response.ok) throw new Error(String(response.status));
  return { bytes: new Uint8Array(await response.arrayBuffer()) };
}
