/** @file Finds the choice that cost most in a whole match, by the bot that judges many decisions at once. */

/**
 * A choice of the player's: in which hand, after how many actions, what it cost in thousandths of a point, what was done,
 * and what the bot would have done.
 * @typedef {{hand: number, step: number, cost: number, played: string, best: string}} Costly
 */

/**
 * The costliest choice; null if none cost anything.
 * @param {(request: Record<string, unknown>) => Promise<any>} query
 * @param {number[]} hands the numbers of the hands of the match on the table
 * @param {number} seat the player's
 * @returns {Promise<Costly|null>}
 */
export async function costliestOf(query, hands, seat) {
  /** @type {Costly|null} */
  let worst = null;
  for (const hand of hands) {
    const { steps } = await query({ do: "review", hand, seat });
    for (const [nth, { judged }] of steps.entries()) {
      const cost = judged?.cost ?? 0;
      if (cost <= (worst?.cost ?? 0)) continue;
      const [played, best] = [judged.played.action, judged.best.action];
      worst = { hand, step: steps[nth - 1].at, cost, played, best };
    }
  }
  return worst;
}
