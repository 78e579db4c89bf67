/**
 * @file One worker, and whether it still lives. A worker that the browser ends says nothing. Where the browser has
 * locks, the lock that it held is free then; everywhere its silence counts, while somebody waits for it.
 */
import * as Comlink from "comlink";

/** @typedef {"silence"|"gone"|"fault"|"file"|"boot"} End Not an answer; ended by the browser; an error of its own, memory above all; its file did not come; not started. */

/** The engine has stopped for good; the match is where it was last stored. */
export class EngineDied extends Error {
  /** @param {End} how @param {string} message @param {string|null} [over] the request it was silent over */
  constructor(how, message, over = null) {
    super(message);
    this.how = how;
    this.over = over;
  }
}

/** Seconds of silence after which the worker counts as dead: Python starts in long steps and answers in short ones. */
export const SILENCE_S = { boot: 60, answer: 30 };
/** Seconds after which its file counts as missing: it is small, and the worker speaks as soon as it runs. */
const COMING_S = 30;

export class WorkerHandle {
  /** @param {() => Worker} start */
  constructor(start) {
    this.worker = start();
    /** @type {Comlink.Remote<import("./worker_api.js").WorkerApi>} */
    this.remote = Comlink.wrap(this.worker);
    /** @type {EngineDied|null} */
    this.dead = null;
    /** Whether it has said anything yet. */
    this.heard = false;
    this.silent = 0;
    /** What is waited for, in the order it was asked. @type {Set<{what: string, patience: number}>} */
    this.waiting = new Set();
    this.ticking = 0;
    /** Stops waiting for its lock. */
    this.over = new AbortController();
    /** Called once, when it ends. @type {(died: EngineDied) => void} */
    this.ended = () => {};
    /** @type {(died: EngineDied) => void} */
    this.fail = () => {};
    /** @type {Promise<never>} */
    this.broken = new Promise((_, reject) => (this.fail = reject));
    this.broken.catch(() => undefined);
    this.worker.addEventListener("message", () => this.hear());
    // A worker whose file does not come says nothing before this.
    this.worker.addEventListener("error", (event) =>
      this.end(this.heard ? "fault" : "file", event.message || "worker"),
    );
    this.watch().catch(() => undefined); // without locks, the silence counts
  }

  /** Waits for the lock that the worker holds: it is free when the worker is gone. */
  async watch() {
    const name = `hupai-engine-${Math.random().toString(36).slice(2)}`;
    if (!(await this.remote.hold(name)) || this.dead) return;
    await navigator.locks.request(name, { signal: this.over.signal }, () => this.end("gone", "worker"));
  }

  /** The worker lives. */
  hear() {
    this.heard = true;
    this.silent = 0;
  }

  /**
   * What it answers, unless it ends before.
   * @template T
   * @param {Promise<T>} answer
   * @param {string} what was asked
   * @param {number} patience seconds
   * @returns {Promise<T>}
   */
  async answered(answer, what, patience) {
    const wait = { what, patience };
    if (this.waiting.size === 0) this.silent = 0;
    this.waiting.add(wait);
    this.tick();
    try {
      return /** @type {T} */ (await Promise.race([answer, this.broken]));
    } finally {
      this.waiting.delete(wait);
      if (this.waiting.size === 0) {
        clearInterval(this.ticking);
        this.ticking = 0;
      }
    }
  }

  /** Counts seconds in ticks and not by a clock: a machine that slept, or a page out of sight, has not waited. */
  tick() {
    this.ticking ||= setInterval(() => {
      const [first] = this.waiting; // it answers in order: later questions wait for the first one
      this.silent += 1;
      if (!this.heard && this.silent >= COMING_S) this.end("file", "worker");
      else if (first && this.silent >= first.patience) this.end("silence", "silence", first.what);
    }, 1000);
  }

  /** Ends the worker: it is of no use any more. @param {End} how @param {string} message @param {string|null} [over] */
  end(how, message, over = null) {
    if (this.dead) return;
    this.dead = new EngineDied(how, message, over);
    this.worker.terminate();
    clearInterval(this.ticking);
    this.over.abort();
    this.fail(this.dead);
    this.ended(this.dead);
  }
}
