/**
 * @file Stands in for ../boot/start_worker.js and ../shared/trusted_script.js: the worker's code and everything it would
 * download lie in this file, and nothing else may become a script. The code gets a `data:` address, because Chromium
 * starts no module from a `blob:` address made by a file.
 */
import { WASM } from "../boot/built.js";
import { handFiles } from "../shared/handing.js";
import { setWorkerCode, workerCode } from "../shared/isolated.js";
import { text, unpacked } from "./inside.js";

/** Unpacks the worker's code. Before that, every address is refused. */
export const prepare = async () => setWorkerCode(await unpacked("assets/worker.js"));

/** @param {string} address */
function worker(address) {
  if (workerCode() === "" || address !== "assets/worker.js")
    throw new TypeError(`not a script of this file: ${address.slice(0, 100)}`);
  return workerCode();
}

/** @type {{createScriptURL: (address: string) => any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai", { createScriptURL: worker }) ?? {
  createScriptURL: worker,
};

/**
 * Returns the worker's code as the browser accepts it for a worker; throws for any other address.
 * @param {string|URL} address
 * @returns {string}
 */
export const trustedScript = (address) => policy.createScriptURL(String(address));

/** @param {string} way */
export const startWorker = (way) =>
  handFiles(new Worker(trustedScript("assets/worker.js"), { type: "module", name: way }), async (path) => ({
    base64: await text(path),
    packed: path === WASM, // the build packed it; the others are archives
  }));
