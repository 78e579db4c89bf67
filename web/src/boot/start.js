/**
 * @file The page's first script, which waits for nothing: it sets Python off, so that its files
 * are on their way before the page's own scripts and styles are there. site.js hands the worker over.
 */
import { sendProgram } from "./boot/ahead.js";
import { WASM } from "./boot/built.js";
import { keptHere, wayAsked, workerName } from "./boot/ways.js";

/** @typedef {{worker: Worker, way: string, failed: boolean}} Early */

/** This policy knows one address. */
const address = () => new URL("assets/worker.js", document.baseURI).href;
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai-start", { createScriptURL: address }) ?? { createScriptURL: address };

const way = wayAsked();
/** @type {Early} */
const early = { worker: new Worker(policy.createScriptURL(""), { type: "module", name: workerName(way, true) }), way, failed: false };
sendProgram(early.worker, new URL(WASM, document.baseURI).href, !keptHere());
// Nobody else listens yet.
early.worker.addEventListener("error", () => (early.failed = true));
/** @type {any} */ (globalThis).hupaiEarly = early;
