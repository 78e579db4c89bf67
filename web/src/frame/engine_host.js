/**
 * @file One Python for many embeds: every embed has a port, and matches that no other one can name. Python starts with
 * the first question.
 */
import { isLasting } from "../boot/why_not.js";
import { DIED, IDLE } from "../embed/play/port_engine.js";

/** @import { Engine } from "../boot/engine.js" */
/** @import { EngineState } from "../embed/play/port_engine.js" */
/** @import { Body } from "../embed/play/port_engine.js" */

/** How often Python is started in vain before the questions are refused. */
const TRIES = 2;
/** Requests that open a match. */
const OPENS = new Set(["new", "load"]);

export class EngineHost {
  /** @param {() => Engine} make makes the engine, when it is first wanted @param {(error: unknown) => Body} bodyOf what to tell of an error */
  constructor(make, bodyOf) {
    this.make = make;
    /** @type {Engine|null} */
    this.engine = null;
    this.bodyOf = bodyOf;
    this.count = 0;
    /** The ports, each with the names of the matches that it has opened. @type {Map<MessagePort, Set<string>>} */
    this.ports = new Map();
    /** @type {EngineState} */
    this.state = IDLE;
    /** The start that is under way or done. @type {Promise<void>|null} */
    this.started = null;
  }

  /** The engine; it is made when it is first wanted. */
  made() {
    if (this.engine) return this.engine;
    this.engine = this.make();
    this.engine.died = () => {
      this.started = null;
      this.note({ step: "failed", loaded: 0, total: 0, reason: DIED });
    };
    return this.engine;
  }

  /** Serves an embed through a port. @param {MessagePort} port */
  connect(port) {
    const own = `${++this.count}.`;
    this.ports.set(port, new Set());
    port.onmessage = ({ data }) => void this.hear(port, own, data);
    port.start();
    // An embed that comes after a failure tries again.
    port.postMessage({ state: this.state.step === "failed" ? IDLE : this.state });
  }

  /** @param {EngineState} state */
  note(state) {
    this.state = state;
    for (const port of this.ports.keys()) port.postMessage({ state });
  }

  /** Starts Python, unless it runs or starts already. */
  start() {
    this.started ??= this.boot().catch((error) => {
      this.started = null;
      this.note({ step: "failed", loaded: 0, total: 0, reason: this.bodyOf(error) });
      throw error;
    });
    return this.started;
  }

  async boot() {
    this.note({ step: "start", loaded: 0, total: 0, reason: null });
    for (let left = TRIES; ; ) {
      try {
        await this.made().boot(({ step, loaded, total }) => {
          if (step === "download") this.note({ step, loaded, total, reason: null });
          else if (this.state.step === "download") this.note({ step: "start", loaded, total, reason: null });
        });
        break;
      } catch (error) {
        left -= 1;
        if (left === 0 || isLasting(error)) throw error;
      }
    }
    this.note({ ...this.state, step: "ready", reason: null });
  }

  /** @param {MessagePort} port @param {string} own what the names of its matches begin with @param {any} message */
  async hear(port, own, message) {
    if (typeof message !== "object" || message === null) return undefined;
    const { n, ask, start, close } = message;
    if (close === true) return this.end(port);
    if (start === true) return this.start().catch(() => undefined);
    if (!Number.isSafeInteger(n) || typeof ask !== "object" || ask === null) return undefined;
    this.made().expect(ask);
    try {
      await this.start();
      if (!this.ports.has(port)) return undefined; // it has gone meanwhile
      const match = own + (typeof ask.match === "string" ? ask.match : "main");
      if (OPENS.has(ask.do)) this.ports.get(port)?.add(match);
      const result = await this.made().ask({ ...ask, match });
      return port.postMessage({ n, result });
    } catch (error) {
      return port.postMessage({ n, error: this.bodyOf(error) });
    }
  }

  /** Tells every embed that Python goes away with this page. */
  gone() {
    for (const port of this.ports.keys()) port.postMessage({ gone: true });
  }

  /** Forgets an embed and its matches. @param {MessagePort} port */
  end(port) {
    for (const match of this.ports.get(port) ?? []) this.engine?.ask({ do: "close", match }).catch(() => undefined);
    this.ports.delete(port);
    port.close();
  }
}
