/** @file Stands in for ../boot/start_worker.js: the worker's code and everything it would download lie in this file. */

import { trustedScript } from "../shared/trusted_script.js";
import { text } from "./inside.js";

/** The files that Python starts from, and whether the build packed them. */
const SUPPLIES = { "pyodide/pyodide.asm.wasm": true, "boot/python.pack": false, "boot/engine.pack": false };

/** Starts the worker and sends it the files that it would download, others when it asks. @param {string} way */
export function startWorker(way) {
  const worker = new Worker(trustedScript("assets/worker.js"), { type: "module", name: way });
  const send = (/** @type {string} */ path, packed = false) =>
    text(path).then(
      (base64) => worker.postMessage({ supply: path, base64, packed }),
      (error) => worker.postMessage({ supply: path, missing: String(error.message) }),
    );
  worker.addEventListener("message", ({ data }) => {
    if (typeof data?.wanted === "string" && !Object.hasOwn(SUPPLIES, data.wanted)) void send(data.wanted);
  });
  for (const [path, packed] of Object.entries(SUPPLIES)) void send(path, packed);
  return worker;
}
