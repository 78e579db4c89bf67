/** @file What binds a seat for the rest of the hand, as marks beside its name. */
import { say } from "../text/i18n.js";
import { limitedTo } from "./limits.js";

/** @typedef {import("./names.js").Wording} Wording */
/** @typedef {{name: "dead"|"raised"|"barred"|"limits"|"above", rule: string, values: (wording: Wording) => Record<string, string|number>}} Mark */

/** @returns {Record<string, never>} */
const nothing = () => ({});

/**
 * The marks of a seat.
 * @param {import("../shared/types.js").SeatView} seat
 * @param {number} above what the next win must exceed; 0 for any win
 * @returns {Mark[]}
 */
export function marksOf(seat, above) {
  if (seat.dead) return [{ name: "dead", rule: "dead.hand", values: nothing }]; // nothing else matters then
  /** @type {Mark[]} */
  const marks = [];
  if (seat.raised) marks.push({ name: "raised", rule: "win.raise", values: nothing });
  if (seat.barred) marks.push({ name: "barred", rule: "past.fang_wei", values: nothing });
  if (seat.limits)
    marks.push({
      name: "limits",
      rule: "chi.edge",
      values: (wording) => ({ text: limitedTo(wording, "seat.limits.only", seat.limits ?? []) }),
    });
  if (above > 0) marks.push({ name: "above", rule: "win.guo_hu", values: () => ({ n: above }) });
  return marks;
}

/** A mark as a whole sentence. @param {Wording} wording @param {Mark} mark @param {string} who */
export const markWords = (wording, { name, values }, who) =>
  say(wording.lang, "seat.mark", { who, what: say(wording.lang, `seat.${name}.long`, values(wording)) });
