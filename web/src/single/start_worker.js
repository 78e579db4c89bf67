/** @file Stands in for ../boot/start_worker.js: the worker's code and everything it would download lie in this file. */

import { trustedScript } from "../shared/trusted_script.js";
import { text } from "./inside.js";

/** The files that Python starts from, and whether the build packed them. */
const SUPPLIES = { "pyodide/pyodide.asm.wasm": true, "boot/python.pack": false, "boot/engine.pack": false };

/** Starts the worker and sends it the files that it would download. @param {string} way */
export function startWorker(way) {
  const worker = new Worker(trustedScript("assets/worker.js"), { type: "module", name: way });
  for (const [path, packed] of Object.entries(SUPPLIES)) {
    text(path).then(
      (base64) => worker.postMessage({ supply: path, base64, packed }),
      (error) => worker.postMessage({ supply: path, missing: String(error.message) }),
    );
  }
  return worker;
}
