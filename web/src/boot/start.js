/**
 * @file The page's first script. It starts the worker at once, so that Python's files are loading before the page's own
 * scripts and styles have arrived. start_worker.js takes the worker over.
 */

import { workerScript } from "../shared/isolated.js";
import { WASM } from "./built.js";
import { preloadWasm } from "./preload_wasm.js";
import "./refused.js"; // what a policy forbids this script is known to the page
import { siteIsCached, wayAsked, workerName } from "./ways.js";

/** @typedef {{worker: Worker, way: string, failed: boolean}} Early */

const way = wayAsked();
/** In a frame of our own page, which shares its thread with this one, the worker fetches and compiles the program. */
const ahead = frameElement === null && "WebAssembly" in globalThis;
/** @type {Early} */
const early = {
  worker: new Worker(workerScript(), { type: "module", name: workerName(way, ahead) }),
  way,
  failed: false,
};
if (ahead) preloadWasm(early.worker, new URL(WASM, document.baseURI).href, !siteIsCached());
// No other code listens to the worker yet.
early.worker.addEventListener("error", () => (early.failed = true));
/** @type {any} */ (globalThis).hupaiEarly = early;
