/**
 * @file The page's worker in tests that are not about Pyodide: every request goes to the engine in the test's own Python.
 * The server beside the page answers them; see engine_site.py. Everything between page and worker is the page's own.
 */
import * as Comlink from "comlink";
import { workerApi } from "../../web/src/boot/worker_api.js";
import { BUILD } from "../../web/src/shared/build.js";

/** A session for each worker, as each has a Python of its own in the product. */
const session = new URL(`../engine/${crypto.randomUUID()}`, import.meta.url).href;

/** Asks the engine, and waits as a worker with Python in it would. @param {string} text */
function handle(text) {
  const request = new XMLHttpRequest();
  request.open("POST", session, false);
  request.send(text);
  if (request.status !== 200) throw new Error(request.responseText);
  return request.responseText;
}

/**
 * Reports what the start of Python reports, and returns the engine.
 * @param {(progress: import("../../web/src/boot/boot.js").Progress) => void} report
 */
async function run(report) {
  // Each is heard before the next, and all before the start is over: no test depends on how ports take turns.
  for (const step of /** @type {const} */ (["download", "start", "ready"])) await report({ step, loaded: 1, total: 1 });
  return handle;
}

const done = { build: BUILD, way: "trimmed", began: performance.timeOrigin, failed: [], steps: [], loaded: 0 };
/** @type {any} */
const engine = { run, done, loadFamily: async () => undefined, prepareNextVisit: async () => "nowhere" };
Comlink.expose(workerApi(engine));
