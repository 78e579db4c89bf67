/**
 * @file The engine as an embed sees it, through a message port. Python runs at the other end; several embeds share it,
 * each with a port and matches of its own.
 *
 * | message | |
 * |---|---|
 * | `{n, ask}` | a request of docs/protocol.md; the answer is `{n, result}` or `{n, error}` |
 * | `{start: true}` | Python is wanted |
 * | `{state: {step, loaded, total, reason}}` | from the engine: how far Python has come |
 * | `{gone: true}` | from the engine: its page goes away, and nobody is at the other end any more |
 */
import { both } from "./words.js";

/** @typedef {{code: string, facts?: Record<string, unknown>, position?: number|null, text: {zh: string, en: string}}} Body */

/** A question that was not answered, with a sentence in both languages. */
export class Refused extends Error {
  /** @param {Body} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/**
 * How far Python has come: not wanted yet, on its way, there, or not to be had.
 * @typedef {{step: "idle"|"download"|"start"|"ready"|"failed", loaded: number, total: number, reason: Body|null}} EngineState
 */
/** @typedef {(state: EngineState) => void} Listener */

/** The sentence in both languages, as the body of an error. @param {string} code @param {import("./words.js").Key} key */
const body = (code, key) => ({ code, facts: {}, position: null, text: both(key) });

/** No engine is at the other end. */
export const NO_ENGINE = body("no_engine", "embed.error.engine");
/** Python has stopped, and the matches with it. */
export const DIED = body("engine_died", "embed.error.died");

/** Milliseconds after which an engine that has never said a word counts as missing. */
const PATIENCE_MS = 20_000;

/** Python is not wanted yet. @type {EngineState} */
export const IDLE = { step: "idle", loaded: 0, total: 0, reason: null };

export class PortEngine {
  /** @param {MessagePort} port @param {() => void} [silent] called if no engine is at the other end */
  constructor(port, silent) {
    this.port = port;
    this.count = 0;
    /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Refused) => void}>} */
    this.waiting = new Map();
    /** @type {EngineState} */
    this.state = IDLE;
    /** @type {Set<Listener>} */
    this.listeners = new Set();
    /** The games of the engine, once they were asked for. @type {Promise<any>|null} */
    this.known = null;
    /** Whether nobody is at the other end any more. */
    this.gone = false;
    port.onmessage = ({ data }) => this.hear(data);
    port.start();
    this.patience = setTimeout(() => {
      silent?.();
      this.note({ ...IDLE, step: "failed", reason: NO_ENGINE });
    }, PATIENCE_MS);
  }

  /** @param {any} message */
  hear(message) {
    clearTimeout(this.patience);
    if (message?.gone) {
      this.gone = true;
      return this.note({ ...IDLE, step: "failed", reason: DIED });
    }
    if (message?.state) return this.note(message.state);
    const asked = this.waiting.get(message?.n);
    if (!asked) return;
    this.waiting.delete(message.n);
    if (message.error) asked.reject(new Refused(message.error));
    else asked.resolve(message.result);
  }

  /** @param {EngineState} state */
  note(state) {
    this.state = state;
    if (state.step === "failed") this.fail(state.reason ?? NO_ENGINE);
    for (const listener of this.listeners) listener(state);
  }

  /** Refuses all that waits. @param {Body} reason */
  fail(reason) {
    for (const { reject } of this.waiting.values()) reject(new Refused(reason));
    this.waiting.clear();
  }

  /** Asks the engine, and starts Python if it does not run. @param {Record<string, unknown>} request @returns {Promise<any>} */
  ask(request) {
    if (this.gone) return Promise.reject(new Refused(DIED));
    const n = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(n, { resolve, reject });
      this.port.postMessage({ n, ask: request });
    });
  }

  /** All games with their options and names. */
  games() {
    this.known ??= this.ask({ do: "games" }).catch((error) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  /** Calls a function whenever Python has come further; returns what ends that. @param {Listener} listener */
  watch(listener) {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  /** Ends the talk: the engine forgets the matches of this port. */
  close() {
    clearTimeout(this.patience);
    this.port.postMessage({ close: true });
    this.port.close();
  }
}
