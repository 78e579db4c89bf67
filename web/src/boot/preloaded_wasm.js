/** @file The worker's side of preload_wasm.js: receives the program that the page sends. */
import { Missing } from "./missing.js";

/** @typedef {import("./preload_wasm.js").Preload} Preload */

/**
 * The program; rejects with {@link Missing} if the page could not load it.
 * @param {import("./preload_wasm.js").OnProgress} onProgress
 * @returns {Promise<WebAssembly.Module>}
 */
export function preloadedWasm(onProgress) {
  return new Promise((done, fail) => {
    /** @param {MessageEvent<{ahead?: Preload}|null>} message */
    const listen = ({ data }) => {
      if (!data?.ahead) return;
      const { program, loaded } = data.ahead;
      if (program) done(program);
      else if (loaded < 0) fail(new Missing("the page had none"));
      else return onProgress(loaded);
      self.removeEventListener("message", listen);
    };
    self.addEventListener("message", listen);
  });
}
