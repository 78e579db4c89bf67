/** @file The worker's entry: Python lives here, behind two calls. */
import * as Comlink from "comlink";
import { bootPython } from "./boot.js";

/** @type {((text: string) => string)|null} */
let handle = null;

const api = {
  /**
   * Starts Python and the engine; reports progress on the way.
   * @param {string} root the site's own folder, as an absolute URL
   * @param {(progress: import("./boot.js").Progress) => void} report
   */
  async boot(root, report) {
    handle = await bootPython(root, report);
  },

  /** One question to the engine, one answer: JSON text both ways. @param {string} text */
  ask(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  },
};

/** @typedef {typeof api} EngineWorker */

Comlink.expose(api);
