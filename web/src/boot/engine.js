/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";
import { tellStart } from "./boot/told.js";
import { BUILD } from "./offline/names.js";
import { SiteChanged, siteChanged } from "./offline/skew.js";
import { Running, SILENCE_S } from "./running.js";
import { startWorker } from "./site.js";

export { EngineDied } from "./running.js";

/** @typedef {import("./types.js").EngineErrorBody} EngineErrorBody */

/** The engine said no, and why: its sentence is in both languages. */
export class EngineError extends Error {
  /** @param {EngineErrorBody} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/** Requests over which the others may have thought: one of them made the engine silent, or the page asked too much. */
const MOVES = new Set(["new", "load", "next", "act", "advance", "undo", "view"]);
/** Where they moved after all. */
const MOVED = new Set(["act", "advance"]);

/** What is asked for once a game is being played; then, after so much quiet, the worker prepares the next visit. */
const PLAYING = "act";
const QUIET_MS = 2500;

/** @typedef {import("./boot.js").Report & {next?: import("./boot/keep.js").Fate|"failed"}} Started How it was started, and what was done for the next visit. */
/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot starts Python, anew where it had died
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the `result`; throws {@link EngineError}, {@link EngineDied}
 * @property {(died: import("./running.js").EngineDied) => void} died called when it dies after it had started
 * @property {boolean} easy whether an opponent has not answered: until the next move is made, the one a level below answers
 * @property {Started|null} started how it was started the last time
 */

/**
 * The engine in its worker.
 * @param {import("./boot/ways.js").Way|""} way how to start it; "" is the best way there is
 * @returns {Engine}
 */
export function workerEngine(way) {
  let started = false;
  let settled = false;
  let quiet = 0;
  let running = launch();

  function launch() {
    settled = false;
    const next = new Running(() => startWorker(way));
    next.ended = (died) => {
      if (!started) return; // whoever starts it hears of it
      started = false;
      engine.easy = died.how === "silence" && MOVES.has(died.over ?? "");
      engine.died(died);
    };
    return next;
  }

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

  /** @type {Engine} */
  const engine = {
    died: () => undefined,
    easy: false,
    started: null,
    async boot(report) {
      if (running.dead) running = launch();
      const mine = running;
      const heard = (/** @type {import("./boot.js").Progress} */ progress) => {
        mine.hear();
        report(progress);
      };
      try {
        engine.started = await mine.answered(mine.remote.boot(Comlink.proxy(heard)), "boot", SILENCE_S.boot);
        if (await isOfAnotherBuild(engine.started)) throw new SiteChanged();
      } catch (error) {
        mine.end("boot", String(error)); // what is tried again begins anew, with all memory free
        throw error;
      }
      tellStart(engine.started);
      started = true;
    },
    async ask(request) {
      const mine = running;
      const easy = engine.easy && MOVES.has(String(request.do)) ? { easy: true } : {};
      const asked = mine.remote.ask(JSON.stringify({ ...request, ...easy })).catch((/** @type {unknown} */ error) => {
        // The engine answers its own errors: what is thrown is Python's end.
        if (started) mine.end("fault", String(error));
        throw error;
      });
      const answer = JSON.parse(await mine.answered(asked, String(request.do), SILENCE_S.answer));
      if (!answer.ok && answer.error.facts.where === "MemoryError") mine.end("fault", "MemoryError"); // nobody knows what it left half done
      if (mine.dead) throw mine.dead;
      if (!answer.ok) throw new EngineError(answer.error);
      if (MOVED.has(String(request.do))) engine.easy = false;
      if (!settled && (quiet !== 0 || request.do === PLAYING)) settleLater();
      return answer.result;
    },
  };
  return engine;
}

/** Whether the engine may be another one than this page knows; the plain runtime takes whichever lies there. @param {Started} started */
const isOfAnotherBuild = async ({ build, failed, way }) => build !== BUILD || (way === "plain" && failed.length > 0 && siteChanged());
