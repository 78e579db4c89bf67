/** @file The program that the page sends ahead (see ahead.js), as the worker takes it. */
import { Missing } from "./missing.js";

/** @typedef {import("./ahead.js").Ahead} Ahead */

/** The program; rejects with {@link Missing} where it does not come. @param {import("./ahead.js").Heard} heard @returns {Promise<WebAssembly.Module>} */
export function sentProgram(heard) {
  return new Promise((done, fail) => {
    /** @param {MessageEvent<{ahead?: Ahead}|null>} message */
    const listen = ({ data }) => {
      if (!data?.ahead) return;
      const { program, loaded } = data.ahead;
      if (program) done(program);
      else if (loaded < 0) fail(new Missing("the page had none"));
      else return heard(loaded);
      self.removeEventListener("message", listen);
    };
    self.addEventListener("message", listen);
  });
}
