/**
 * @file Holds one worker and notices its end. A worker that the browser ends sends no message. If the browser has
 * locks, the lock that the worker held becomes free. In every browser, too long a silence during a request counts as
 * its end.
 */
import * as Comlink from "comlink";

/**
 * It did not answer; the browser ended it; it had an error, mostly a lack of memory; a file of its own could not be
 * loaded; Python did not start.
 * @typedef {"silence"|"gone"|"fault"|"file"|"boot"} End
 */

/** The engine has died. The match is where it was last stored. */
export class EngineDied extends Error {
  /** @param {End} how @param {string} message @param {string|null} [unanswered] the request that it did not answer */
  constructor(how, message, unanswered = null) {
    super(message);
    this.how = how;
    this.unanswered = unanswered;
  }
}

/** @typedef {{what: string, patience: number, fail: (died: EngineDied) => void}} Wait A request without an answer. */

/** Seconds of silence after which the worker counts as dead. A start has longer steps than an answer. */
export const SILENCE_S = { boot: 60, answer: 30 };
/**
 * Seconds after which the worker's file counts as missing: it is small, and a running worker sends a message at once.
 */
const FIRST_MESSAGE_S = 30;

export class WorkerHandle {
  /** @param {() => Worker} start */
  constructor(start) {
    this.worker = start();
    /** @type {Comlink.Remote<import("./worker_api.js").WorkerApi>} */
    this.remote = Comlink.wrap(this.worker);
    /** @type {EngineDied|null} */
    this.dead = null;
    /** Whether the worker has sent a message yet. */
    this.hasSentMessage = false;
    this.silent = 0;
    /** The requests without an answer, in the order they were sent. @type {Set<Wait>} */
    this.waiting = new Set();
    /** @type {ReturnType<typeof setInterval>|0} */
    this.ticking = 0;
    /** Stops waiting for the worker's lock. */
    this.lockWait = new AbortController();
    /** Called once, when the worker ends. @type {(died: EngineDied) => void} */
    this.onEnd = () => {};
    this.worker.addEventListener("message", () => {
      this.hasSentMessage = true;
      this.silent = 0;
    });
    // If the worker's file could not be loaded, the worker has sent no message before this event.
    this.worker.addEventListener("error", (event) =>
      this.terminate(this.hasSentMessage ? "fault" : "file", event.message || "worker"),
    );
    this.watch().catch(() => undefined); // without locks, only silence shows the worker's end
  }

  /** Waits for the lock that the worker holds. The lock becomes free when the worker is gone. */
  async watch() {
    const name = `hupai-engine-${Math.random().toString(36).slice(2)}`;
    if (!(await this.remote.hold(name)) || this.dead) return;
    await navigator.locks.request(name, { signal: this.lockWait.signal }, () => this.terminate("gone", "worker"));
  }

  /**
   * Waits for an answer of the worker; rejects if the worker ends first. A race with one promise for that end would hold
   * every answer for as long as the worker lives.
   * @template T
   * @param {Promise<T>} answer
   * @param {string} what the verb of the request
   * @param {number} patience seconds of silence after which the worker counts as dead
   * @returns {Promise<T>}
   */
  answered(answer, what, patience) {
    return new Promise((resolve, fail) => {
      if (this.dead) return fail(this.dead);
      if (this.waiting.size === 0) this.silent = 0;
      const wait = { what, patience, fail };
      this.waiting.add(wait);
      this.tick();
      const settled = answer.finally(() => {
        this.waiting.delete(wait);
        if (this.waiting.size === 0) this.stopTicking();
      });
      settled.then(resolve, fail);
    });
  }

  /**
   * Counts the silence in ticks and not by a clock, so that the time in which the machine sleeps or the browser
   * suspends the page does not count.
   */
  tick() {
    this.ticking ||= setInterval(() => {
      const [first] = this.waiting; // the worker answers in order: later requests wait for the first one
      this.silent += 1;
      if (!this.hasSentMessage && this.silent >= FIRST_MESSAGE_S) this.terminate("file", "worker");
      else if (first && this.silent >= first.patience) this.terminate("silence", "silence", first.what);
    }, 1000);
  }

  stopTicking() {
    clearInterval(this.ticking);
    this.ticking = 0;
  }

  /**
   * Ends the worker, and rejects every request that waits for it.
   * @param {End} how
   * @param {string} message
   * @param {string|null} [unanswered] the request that it did not answer
   */
  terminate(how, message, unanswered = null) {
    if (this.dead) return;
    this.dead = new EngineDied(how, message, unanswered);
    this.worker.terminate();
    this.stopTicking();
    this.lockWait.abort();
    for (const { fail } of this.waiting) fail(this.dead);
    this.waiting.clear();
    this.onEnd(this.dead);
  }
}
