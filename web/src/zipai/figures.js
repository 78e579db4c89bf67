/** @file What the statistics count of a hand that one player may win. */

/** @import { Figures } from "../family/types.js" */
/** @import { HowWon } from "../shared/types.js" */

/** How a won card came, by the engine's name for it. @type {Record<string, HowWon>} */
const CAME = { self: "own", wai: "own", other: "flip", discard: "discard", deal: "deal", shown: "deal" };

/**
 * The figures of a hand for a seat.
 * @param {{winner: number|null, by: string|null, score: {huxi: number}|null}} result
 * @param {number} seat
 * @returns {Figures}
 */
export const figures = ({ winner, by, score }, seat) => ({
  winners: winner === null ? [] : [winner],
  huxi: winner === seat ? (score?.huxi ?? null) : null,
  worth: null,
  came: winner === seat ? (CAME[by ?? ""] ?? null) : null,
});
