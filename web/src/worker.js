/** @file The worker's entry: Python lives here, behind three calls. Its downloads begin before anybody calls. */
import * as Comlink from "comlink";
import { Boot } from "./boot.js";
import { WAYS } from "./boot/ways.js";

/** The site's own folder, and the way to start that the worker was named for. */
const root = new URL("../", import.meta.url).href;
const wanted = WAYS.find((way) => way === self.name) ?? null;

const start = new Boot(root, wanted);
/** @type {((text: string) => string)|null} */
let handle = null;

const api = {
  /**
   * Starts Python and the engine; tells how far it is on the way, and at the end how it was done.
   * @param {(progress: import("./boot.js").Progress) => void} report
   */
  async boot(report) {
    handle = await start.run(report);
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
