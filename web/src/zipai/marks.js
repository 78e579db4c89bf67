/** @file What binds a seat for the rest of the hand, as marks beside its name. */
import { limitedTo } from "./limits.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Mark } from "../family/types.js" */

/** @returns {Record<string, never>} */
const nothing = () => ({});

/**
 * The marks of a seat.
 * @param {import("./types.js").ZipaiSeat} seat
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
