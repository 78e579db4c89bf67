/** @file What is wrong with an address, in words. */
import { both, isKey } from "../embed/play/words.js";

/** What went wrong, with its sentence in both languages. @param {unknown} error */
export function bodyOf(error) {
  const { name, code, facts } = /** @type {Partial<import("./address.js").AddressError>} */ (error ?? {});
  // By its name, because each script of a frame has a class of its own.
  return name === "AddressError" ? worded(code ?? "other", facts ?? {}) : worded("other", {});
}

/** @param {string} code @param {Record<string, string>} facts */
function worded(code, facts) {
  const key = `embed.address.${code}`;
  return { code, facts, position: null, text: both(isKey(key) ? key : "embed.address.other", facts) };
}
