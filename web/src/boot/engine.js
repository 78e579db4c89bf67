/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";
import { SiteChanged, siteChanged, trueCause } from "../offline/version_mismatch.js";
import { BUILD } from "../shared/build.js";
import { prepareWorkers } from "../shared/mislabelled.js";
import { recordStart } from "../storage/start_log.js";
import { neededFor } from "./families.js";
import { FamilyLoader } from "./family_loader.js";
import { isMissing, Missing } from "./missing.js";
import { startWorker } from "./start_worker.js";
import { EngineDied, SILENCE_S, WorkerHandle } from "./worker_handle.js";

export { EngineDied } from "./worker_handle.js";

/** @typedef {import("../shared/types.js").EngineErrorBody} EngineErrorBody */

/** The engine refused a request; the body has the reason as a sentence in both languages. */
export class EngineError extends Error {
  /** @param {EngineErrorBody} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/** Requests that are answered with the state of the match and its record. Bots may think before such an answer. */
const MOVES = new Set(["new", "load", "next", "act", "advance", "undo", "view", "sit", "rise"]);
/** Requests after which the bot that had not answered has moved. */
const MOVED = new Set(["act", "advance"]);

/**
 * The request that shows that a match is being played. After it, the worker prepares the next visit as soon as the
 * engine has had no request for QUIET_MS milliseconds.
 */
const PLAY_REQUEST = "act";
const QUIET_MS = 2500;

/**
 * How Python was started, and what was done for the next visit.
 * @typedef {import("./boot.js").Report & {next?: import("./snapshot_store.js").StoreOutcome|"failed"}} Started
 */
/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot starts Python, also
 *   again after it has died; rejects with an error that why_not.js puts into words
 * @property {(family: string, report?: import("./family_loader.js").ReportFamily) => Promise<void>} loadFamily makes
 *   the games of a family playable, or resolves at once if they are. May be called before Python has started. Rejects
 *   with an error named `Missing` if the family's archive did not arrive, or with {@link EngineDied}; call it again then
 * @property {(request: Record<string, unknown>) => void} expect begins to load what a request will need that a start
 *   does not bring: `ask` waits for it
 * @property {(request: Record<string, unknown>) => Promise<any>} ask returns the engine's `result`, after a move with
 *   the `record` of the match; first loads what the request needs: the family of the game, record or link that it names,
 *   and the part of the engine that answers it. Throws {@link EngineError}, {@link EngineDied}, and what `loadFamily`
 *   throws
 * @property {(died: import("./worker_handle.js").EngineDied) => void} died called when the engine dies after it had
 *   started
 * @property {() => void} close ends the worker; `boot` starts another one
 * @property {boolean} useEasierBot whether a bot has failed to answer: until the next move is made, the bot one level
 *   below answers for it
 * @property {Started|null} started how Python was started the last time
 */

/**
 * Returns the engine, which runs in a worker.
 * @param {import("./ways.js").Way|""} way how to start Python; "" is the fastest way that works
 * @param {Record<string, unknown>} common arguments of every request
 * @param {boolean} [keeps] whether it may store anything in this browser
 * @returns {Engine}
 */
export function workerEngine(way, common, keeps = true) {
  let started = false;
  let prepared = false;
  /** @type {ReturnType<typeof setTimeout>|0} */
  let quiet = 0;
  const families = new FamilyLoader(fetchFamily);
  /** @param {Record<string, unknown>} request */
  const absentFor = (request) => neededFor(request).filter((part) => !families.has(part));
  let worker = launch();

  function launch() {
    prepared = false;
    families.forget();
    const next = new WorkerHandle(() => startWorker(way));
    next.onEnd = (died) => {
      if (!started) return; // boot() is still waiting and throws this
      started = false;
      engine.useEasierBot = died.how === "silence" && MOVES.has(died.unanswered ?? "");
      engine.died(died);
    };
    return next;
  }

  /**
   * Loads a family into the present worker.
   * @param {string} family
   * @param {import("./family_loader.js").ReportFamily} report
   */
  async function fetchFamily(family, report) {
    await worker.answered(worker.remote.loadFamily(family, Comlink.proxy(report)), "family", SILENCE_S.answer);
  }

  /** Prepares the next visit when the engine has had no request for a while. */
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

  /**
   * Sends a request; returns the answer as text and, after a move, the record too.
   * @param {WorkerHandle} mine
   * @param {Record<string, unknown>} request
   * @returns {Promise<string[]>}
   */
  function texts(mine, request) {
    const verb = String(request.do);
    const easier = engine.useEasierBot && MOVES.has(verb) ? { easy: true } : {};
    const text = JSON.stringify({ ...common, ...request, ...easier });
    const match = /** @type {string|undefined} */ (request.match);
    const asked = MOVES.has(verb) ? mine.remote.move(text, match) : mine.remote.ask(text).then((answer) => [answer]);
    const answered = asked.catch((/** @type {unknown} */ error) => {
      // The engine puts its own errors into answers. If the call throws, Python itself has failed, or the rest of its
      // program did not arrive.
      if (started) mine.terminate(isMissing(error) ? "file" : "fault", String(error));
      throw error;
    });
    return mine.answered(answered, verb, SILENCE_S.answer);
  }

  /** @type {Engine} */
  const engine = {
    died: () => undefined,
    close: () => worker.terminate("gone", "closed"),
    useEasierBot: false,
    started: null,
    async boot(report) {
      if (worker.dead) worker = launch();
      const mine = worker;
      try {
        if (!("WebAssembly" in globalThis)) throw Object.assign(new Error("WebAssembly"), { name: "NoWebAssembly" });
        engine.started = await mine.answered(mine.remote.boot(Comlink.proxy(report)), "boot", SILENCE_S.boot);
        if (await isOfAnotherBuild(engine.started)) throw new SiteChanged();
      } catch (error) {
        mine.terminate("boot", String(error)); // the next try begins with a new worker, and with all memory free
        const wrong = error instanceof EngineDied && error.how === "file" ? await prepareWorkers() : null;
        throw await trueCause(wrong ? new Missing(wrong, "Host") : error);
      }
      if (keeps) recordStart(engine.started);
      started = true;
      families.again();
    },
    loadFamily: (family, report) =>
      families.ensure(family, report).catch(async (error) => {
        throw await trueCause(error);
      }),
    expect(request) {
      for (const part of absentFor(request)) families.ensure(part).catch(() => undefined); // `ask` says what failed
    },
    async ask(request) {
      const absent = absentFor(request);
      if (absent.length > 0) await Promise.all(absent.map((part) => engine.loadFamily(part)));
      const mine = worker;
      const [answer, record] = (await texts(mine, request)).map((text) => JSON.parse(text));
      // Without memory, the engine may have stopped in the middle of a change.
      if (!answer.ok && answer.error.facts.where === "MemoryError") mine.terminate("fault", "MemoryError");
      if (mine.dead) throw mine.dead;
      if (!answer.ok) throw new EngineError(answer.error);
      if (record && !record.ok) throw new EngineError(record.error);
      if (MOVED.has(String(request.do))) engine.useEasierBot = false;
      if (keeps && !prepared && (quiet !== 0 || request.do === PLAY_REQUEST)) prepareLater();
      return record ? { ...answer.result, ...record.result } : answer.result;
    },
  };
  return engine;
}

/**
 * Whether the engine may be of another build than the page. The plain way installs whichever engine the site has.
 * @param {Started} started
 */
const isOfAnotherBuild = async ({ build, failed, way }) =>
  build !== BUILD || (way === "plain" && failed.length > 0 && siteChanged());
