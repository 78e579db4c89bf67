/** @file The worker's entry: Python lives here, behind a few calls. Its downloads begin before anybody calls. */
import * as Comlink from "comlink";
import { Boot } from "./boot.js";
import { WAYS } from "./boot/ways.js";

/** The site's own folder, and the way to start that the worker was named for. */
const root = new URL("../", import.meta.url).href;
const wanted = WAYS.find((way) => way === self.name) ?? null;

const start = new Boot(root, wanted);
/** @type {((text: string) => string)|null} */
let handle = null;

/** How often it says that it lives, while it starts: long enough not to be a burden, short beside the page's patience. */
const BEAT_MS = 1000;

const api = {
  /** Holds a lock for as long as this worker lives; false where the browser gives none. @param {string} name */
  hold(name) {
    const { locks } = navigator;
    if (!locks) return false;
    return new Promise((/** @type {(held: boolean) => void} */ told) => {
      const held = () => {
        told(true);
        return new Promise(() => {});
      };
      locks.request(name, held).catch(() => told(false));
    });
  },

  /**
   * Starts Python and the engine; tells how far it is on the way, and at the end how it was done.
   * @param {(progress: import("./boot.js").Progress) => void} report
   */
  async boot(report) {
    const beat = setInterval(() => self.postMessage(null), BEAT_MS);
    try {
      handle = await start.run(report);
    } finally {
      clearInterval(beat);
    }
    return start.done;
  },

  /** One question to the engine, one answer: JSON text both ways. @param {string} text */
  ask(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  },

  /** Prepares the next visit; asked for once there is time. */
  settle: () => start.settle(),
};

/** @typedef {typeof api} EngineWorker */

Comlink.expose(api);
