/** @file Says in a sentence what binds a seat. */
import { say } from "../text/i18n.js";

/**
 * A mark as a whole sentence.
 * @param {import("../text/names.js").Wording} wording
 * @param {import("../family/types.js").Mark} mark
 * @param {string} who
 */
export const markWords = (wording, { name, values }, who) =>
  say(wording.lang, "seat.mark", { who, what: say(wording.lang, `seat.${name}.long`, values(wording)) });
