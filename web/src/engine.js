/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";

/** @typedef {import("./types.js").EngineErrorBody} EngineErrorBody */

/** The engine said no, and why: its sentence is in both languages. */
export class EngineError extends Error {
  /** @param {EngineErrorBody} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/** The engine has stopped for good; the match is where it was last kept. */
export class EngineDied extends Error {}

/** Seconds without an answer after which the worker counts as dead: it says nothing when the browser ends it. */
const SILENCE_S = 30;

/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot starts Python, anew where it had died
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the `result`; throws {@link EngineError}, {@link EngineDied}
 * @property {() => void} died called when it dies after it had started
 */

/**
 * The engine in its worker.
 * @param {URL} workerUrl
 * @param {string} root the site's folder
 * @returns {Engine}
 */
export function workerEngine(workerUrl, root) {
  let running = launch(workerUrl);
  let started = false;

  /** @param {string} reason */
  function die(reason) {
    running.worker.terminate();
    running.fail(new EngineDied(reason));
    if (started) engine.died();
    started = false;
  }

  /** @type {Engine} */
  const engine = {
    died: () => undefined,
    async boot(report) {
      if (running.dead) running = launch(workerUrl);
      const { remote, broken, worker } = running;
      await Promise.race([remote.boot(root, Comlink.proxy(report)), broken]);
      started = true;
      worker.addEventListener("error", (event) => die(event.message || "worker"), { once: true });
    },
    async ask(request) {
      const { remote, broken } = running;
      const text = JSON.stringify(request);
      // Counted in ticks and not by the clock: a machine that slept has not waited.
      let ticks = 0;
      const timer = setInterval(() => ++ticks >= SILENCE_S && die("silence"), 1000);
      try {
        const asked = remote.ask(text).catch((/** @type {unknown} */ error) => {
          // The engine answers its own errors: what is thrown is Python's end.
          if (started) die(String(error));
          throw error;
        });
        const answer = JSON.parse(/** @type {string} */ (await Promise.race([asked, broken])));
        if (!answer.ok) throw new EngineError(answer.error);
        return answer.result;
      } finally {
        clearInterval(timer);
      }
    },
  };
  return engine;
}

/** A fresh worker; `broken` is rejected when it can be used no more. @param {URL} url */
function launch(url) {
  const worker = new Worker(url, { type: "module" });
  /** @type {Comlink.Remote<import("./worker.js").EngineWorker>} */
  const remote = Comlink.wrap(worker);
  const state = { worker, remote, dead: false, fail: (/** @type {Error} */ _reason) => {}, broken: /** @type {Promise<never>} */ (new Promise(() => {})) };
  state.broken = new Promise((_, reject) => {
    state.fail = (reason) => {
      state.dead = true;
      reject(reason);
    };
  });
  state.broken.catch(() => undefined);
  // A worker whose file cannot be loaded never answers: only this event tells.
  worker.addEventListener("error", (event) => state.fail(new EngineDied(event.message || "worker")), { once: true });
  return state;
}
