/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";
import { SiteChanged, siteChanged } from "../offline/version_mismatch.js";
import { BUILD } from "../shared/build.js";
import { recordStart } from "../storage/start_log.js";
import { startWorker } from "./start_worker.js";
import { SILENCE_S, WorkerHandle } from "./worker_handle.js";

export { EngineDied } from "./worker_handle.js";

/** @typedef {import("../shared/types.js").EngineErrorBody} EngineErrorBody */

/** The engine refused a request; its reason is a sentence in both languages. */
export class EngineError extends Error {
  /** @param {EngineErrorBody} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/** Requests that answer where the match stands. Bots may have thought over them; the record of the match comes along. */
const MOVES = new Set(["new", "load", "next", "act", "advance", "undo", "view"]);
/** Those after which a bot that did not answer has moved after all. */
const MOVED = new Set(["act", "advance"]);

/** The request that shows that a game is being played; after so much quiet, the worker then prepares the next visit. */
const PLAYING = "act";
const QUIET_MS = 2500;

/** @typedef {import("./boot.js").Report & {next?: import("./snapshot_store.js").Fate|"failed"}} Started How it was started, and what was done for the next visit. */
/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot starts Python, again where it has died
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the `result`, with the `record` of the match after a move; throws {@link EngineError}, {@link EngineDied}
 * @property {(died: import("./worker_handle.js").EngineDied) => void} died called when it dies after it had started
 * @property {boolean} easy whether an opponent has not answered: until the next move is made, the one a level below answers
 * @property {Started|null} started how it was started the last time
 */

/**
 * The engine in its worker.
 * @param {import("./ways.js").Way|""} way how to start it; "" is the best way there is
 * @param {Record<string, unknown>} common arguments of every request
 * @returns {Engine}
 */
export function workerEngine(way, common) {
  let started = false;
  let prepared = false;
  let quiet = 0;
  let worker = launch();

  function launch() {
    prepared = false;
    const next = new WorkerHandle(() => startWorker(way));
    next.ended = (died) => {
      if (!started) return; // whoever starts it hears of it
      started = false;
      engine.easy = died.how === "silence" && MOVES.has(died.over ?? "");
      engine.died(died);
    };
    return next;
  }

  /** Prepares the next visit when nothing has been asked for a while. */
  function prepareLater() {
    clearTimeout(quiet);
    quiet = setTimeout(async () => {
      prepared = true;
      const next = await worker.remote.prepareNextVisit().catch(() => /** @type {const} */ ("failed"));
      if (!engine.started) return;
      engine.started = { ...engine.started, next };
      recordStart(engine.started);
    }, QUIET_MS);
  }

  /** The engine's answer as text, and the record where the request is a move. @param {WorkerHandle} mine @param {Record<string, unknown>} request @returns {Promise<string[]>} */
  function texts(mine, request) {
    const verb = String(request.do);
    const easy = engine.easy && MOVES.has(verb) ? { easy: true } : {};
    const text = JSON.stringify({ ...common, ...request, ...easy });
    const asked = MOVES.has(verb) ? mine.remote.move(text) : mine.remote.ask(text).then((answer) => [answer]);
    const answered = asked.catch((/** @type {unknown} */ error) => {
      // The engine answers its own errors: what is thrown is Python's end.
      if (started) mine.end("fault", String(error));
      throw error;
    });
    return mine.answered(answered, verb, SILENCE_S.answer);
  }

  /** @type {Engine} */
  const engine = {
    died: () => undefined,
    easy: false,
    started: null,
    async boot(report) {
      if (worker.dead) worker = launch();
      const mine = worker;
      const heard = (/** @type {import("./boot.js").Progress} */ progress) => {
        mine.hear();
        report(progress);
      };
      try {
        engine.started = await mine.answered(mine.remote.boot(Comlink.proxy(heard)), "boot", SILENCE_S.boot);
        if (await isOfAnotherBuild(engine.started)) throw new SiteChanged();
      } catch (error) {
        mine.end("boot", String(error)); // the next try begins anew, with all memory free
        throw error;
      }
      recordStart(engine.started);
      started = true;
    },
    async ask(request) {
      const mine = worker;
      const [answer, record] = (await texts(mine, request)).map((text) => JSON.parse(text));
      if (!answer.ok && answer.error.facts.where === "MemoryError") mine.end("fault", "MemoryError"); // it may have left things half done
      if (mine.dead) throw mine.dead;
      if (!answer.ok) throw new EngineError(answer.error);
      if (record && !record.ok) throw new EngineError(record.error);
      if (MOVED.has(String(request.do))) engine.easy = false;
      if (!prepared && (quiet !== 0 || request.do === PLAYING)) prepareLater();
      return record ? { ...answer.result, ...record.result } : answer.result;
    },
  };
  return engine;
}

/** Whether the engine may be another one than this page knows; the plain runtime takes whichever lies there. @param {Started} started */
const isOfAnotherBuild = async ({ build, failed, way }) =>
  build !== BUILD || (way === "plain" && failed.length > 0 && siteChanged());
