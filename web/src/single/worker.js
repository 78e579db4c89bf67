/** @file The worker of the single file: as ../worker.js, with everything handed to it and nothing to prepare for another visit. */
import * as Comlink from "comlink";
import { Boot } from "../boot.js";

/** No host has this name: an address that is not answered from inside is nowhere. */
const start = new Boot("https://inside.invalid/", "trimmed");
/** @type {((text: string) => string)|null} */
let handle = null;

Comlink.expose({
  /** @param {(progress: import("../boot.js").Progress) => void} report */
  async boot(report) {
    handle = await start.run(report);
    return start.done;
  },

  /** @param {string} text */
  ask(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  },

  settle: async () => "nowhere",
});
