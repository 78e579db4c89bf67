/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";
import { tellStart } from "./boot/told.js";
import { startWorker } from "./site.js";

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

/** What is asked for once a game is being played; then, after so much quiet, the worker prepares the next visit. */
const PLAYING = "act";
const QUIET_MS = 2500;

/** @typedef {import("./boot.js").Report & {next?: import("./boot/keep.js").Fate|"failed"}} Started How it was started, and what was done for the next visit. */
/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot starts Python, anew where it had died
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the `result`; throws {@link EngineError}, {@link EngineDied}
 * @property {() => void} died called when it dies after it had started
 * @property {Started|null} started how it was started the last time
 */

/**
 * The engine in its worker.
 * @param {import("./boot/ways.js").Way|""} way how to start it; "" is the best way there is
 * @returns {Engine}
 */
export function workerEngine(way) {
  let running = launch(way);
  let started = false;
  let settled = false;
  let quiet = 0;

  /** Prepares the next visit when nothing has been asked for a while. */
  function settleLater() {
    clearTimeout(quiet);
    quiet = setTimeout(async () => {
      settled = true;
      const next = await running.remote.settle().catch(() => /** @type {const} */ ("failed"));
      if (!engine.started) return;
      engine.started = { ...engine.started, next };
      tellStart(engine.started);
    }, QUIET_MS);
  }

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
    started: null,
    async boot(report) {
      if (running.dead) running = launch(way);
      const { remote, broken, worker } = running;
      engine.started = await Promise.race([remote.boot(Comlink.proxy(report)), broken]);
      tellStart(engine.started);
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
        if (!settled && (quiet !== 0 || request.do === PLAYING)) settleLater();
        return answer.result;
      } finally {
        clearInterval(timer);
      }
    },
  };
  return engine;
}

/** A fresh worker; `broken` is rejected when it can be used no more. @param {string} way how to start it */
function launch(way) {
  const worker = startWorker(way);
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
