/** @file Stands in for ../boot/start_worker.js: a frame starts its worker only when Python is wanted. */

import { workerName } from "../boot/ways.js";
import { workerAddress } from "../shared/isolated.js";
import { supplied } from "../shared/mislabelled.js";

/** The policy allows only one address, that of the worker's script. */
const address = () => workerAddress(new URL("assets/worker.js", document.baseURI).href);
/** @type {{createScriptURL: (address: string) => any}|undefined} */
let policy;

/** @param {string} way how Python starts; "" is the fastest way that works */
export function startWorker(way) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai-start", { createScriptURL: address });
  const script = policy ? policy.createScriptURL("") : address();
  return supplied(new Worker(script, { type: "module", name: workerName(way) }));
}
