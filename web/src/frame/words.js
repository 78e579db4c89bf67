/** @file What is wrong with an address, in words. */
import { both, isKey } from "../embed/play/words.js";
import { AddressError } from "./address.js";

/** What went wrong, with its sentence in both languages. @param {unknown} error */
export function bodyOf(error) {
  const { code, facts } = error instanceof AddressError ? error : { code: "other", facts: {} };
  const key = `embed.address.${code}`;
  return { code, facts, position: null, text: both(isKey(key) ? key : "embed.address.other", facts) };
}
