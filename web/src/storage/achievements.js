/**
 * @file What a player has reached: each is something to learn, and each is worked out from what is kept anyway, so that
 * an export has it and nothing that claims it needs to be believed.
 */

/** @import { HandRow } from "./hand_rows.js" */
/** @typedef {{rows: HandRow[], right: number, streak: number}} Kept Hands, the longest row of right puzzles, of days. */

/** The levels that count as strong. */
const STRONG = new Set(["strong", "expert"]);
/** Hands of practice with open cards reach nothing. @param {HandRow[]} rows */
const inEarnest = (rows) => rows.filter(({ aids }) => !aids.includes("open"));
/** @param {HandRow[]} rows */
const won = (rows) => inEarnest(rows).filter(({ how }) => how === "won");
/** The hands that make a match; today's deal is one hand. */
const WHOLE = 4;
/** Matches that were won without any aid. @param {HandRow[]} rows */
const matches = (rows) =>
  rows.filter(({ hand, session }) => hand >= WHOLE && session?.how === "won" && !session.aided && !session.open);

/**
 * By name, how far one has come and how far one has to come, in the order in which they are shown.
 * @type {Record<string, {of: number, reached: (kept: Kept) => number}>}
 */
export const ACHIEVEMENTS = {
  first_win: { of: 1, reached: ({ rows }) => won(rows).length },
  unaided: { of: 5, reached: ({ rows }) => won(rows).filter(({ aids }) => aids.length === 0).length },
  huxi: { of: 30, reached: ({ rows }) => Math.max(0, ...won(rows).map(({ huxi }) => huxi ?? 0)) },
  worth: { of: 8, reached: ({ rows }) => Math.max(0, ...won(rows).map(({ worth }) => worth ?? 0)) },
  games: { of: 4, reached: ({ rows }) => new Set(won(rows).map(({ game }) => game)).size },
  match: { of: 1, reached: ({ rows }) => matches(rows).length },
  strong: {
    of: 1,
    reached: ({ rows }) => matches(rows).filter(({ bots }) => bots.every((bot) => STRONG.has(bot))).length,
  },
  puzzles: { of: 10, reached: ({ right }) => right },
  week: { of: 7, reached: ({ streak }) => streak },
};

/**
 * How it stands with each of them.
 * @param {Kept} kept
 * @returns {{name: string, of: number, reached: number, done: boolean}[]}
 */
export const standingOf = (kept) =>
  Object.entries(ACHIEVEMENTS).map(([name, { of, reached }]) => {
    const found = Math.max(0, reached(kept));
    return { name, of, reached: Math.min(of, found), done: found >= of };
  });

/** The longest row of days that were played without a break. @param {string[]} days each as 2026-11-24 */
export function longestRow(days) {
  const at = [...new Set(days)].map((day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000).sort((a, b) => a - b);
  let [longest, row] = [0, 0];
  at.forEach((day, nth) => {
    row = nth > 0 && day === at[nth - 1] + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  return longest;
}
