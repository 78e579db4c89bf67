/**
 * @file Starts the worker that Python runs in, or takes over the one that start.js has started early. In the single
 * file single/start_worker.js stands in for this module.
 */

import { supplied } from "../shared/mislabelled.js";
import { trustedScript } from "../shared/trusted_script.js";
import { workerName } from "./ways.js";

/** @param {string} way how Python starts; "" is the fastest way that works */
export function startWorker(way) {
  const page = /** @type {{hupaiEarly?: import("./start.js").Early}} */ (globalThis);
  const early = page.hupaiEarly;
  delete page.hupaiEarly;
  if (early && early.way === way && !early.failed) return early.worker;
  early?.worker.terminate();
  return supplied(new Worker(trustedScript("assets/worker.js"), { type: "module", name: workerName(way) }));
}
