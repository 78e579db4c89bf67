/**
 * @file What bots of each level make of a day's deal: each sits where the player sat, against the same others. The engine
 * plays it in a match of its own, so nothing about the player's match changes.
 */

/** The levels that are asked, the weakest first. */
export const LEVELS = ["beginner", "regular", "strong"];
/** How many matches were begun: each has its own name in the engine, because a sheet may be closed and opened meanwhile. */
let begun = 0;

/**
 * The points that a bot gets from a deal in the player's seat.
 * @param {(request: Record<string, unknown>) => Promise<any>} query
 * @param {{seats: string[]}} request the request that begins the player's match of the day
 * @param {string} level
 * @returns {Promise<number>}
 */
export async function madeBy(query, request, level) {
  const [, ...others] = request.seats;
  const match = `day-bots-${++begun}`;
  let state = await query({ ...request, match, seats: [level, ...others] });
  try {
    while (state.waiting === "bot") state = await query({ do: "advance", match });
  } finally {
    await query({ do: "close", match });
  }
  return state.scores[0];
}
