/**
 * @file The player's rating in each game by Glicko-2, worked out from the stored hands. Each hand is a result against each
 * bot beside the player: more points than it, as many, or fewer. Loaded when the statistics are opened.
 *
 * Mark Glickman's paper (glicko.net/glicko/glicko2.pdf) has the formulas; `glicko2-lite` computes them. A rating period is
 * a number of hands and no time, so that neither a break nor a clock that is set changes a rating.
 */
import rate from "glicko2-lite";
import { LEVEL_RATINGS } from "./level_ratings.js";
import { sideOf } from "./statistics.js";

/** @import { HandRow } from "./hand_rows.js" */
/** @typedef {[rating: number, deviation: number, score: number]} Outcome Against a bot: 1 for more points, ½ for as many. */
/**
 * @typedef {object} Rating
 * @property {string} game
 * @property {number} hands that count
 * @property {number} left hands that do not
 * @property {{rating: number, margin: number}|null} own with half of the 95 % interval; null while the hands are too few
 */

/** Where everybody begins: the rating of a regular bot, and what Glickman proposes for whoever is unknown. */
const START = { rating: 1500, rd: 350, vol: 0.06 };
/** The hands in a rating period. In fewer of a game with so much luck, the rating would run after the luck. */
export const PERIOD = 100;
/** The hands from which on a rating is shown. */
export const FEWEST = 30;
/** How many deviations the 95 % interval reaches to each side. */
const SURE = 1.96;

/**
 * What a hand says: nothing if it was played with help, with open cards, or beside nobody whose rating is known.
 * @param {HandRow} row
 * @returns {Outcome[]}
 */
export function outcomesOf(row) {
  const { levels = {} } = Object.hasOwn(LEVEL_RATINGS, row.game) ? LEVEL_RATINGS[row.game] : {};
  if (sideOf(row) !== "unaided") return [];
  return (row.beside ?? []).flatMap(({ bot, points }) => {
    if (!Object.hasOwn(levels, bot)) return [];
    const { rating, margin } = levels[bot];
    return [/** @type {Outcome} */ ([rating, margin / SURE, (Math.sign(row.points - points) + 1) / 2])];
  });
}

/**
 * The rating after these hands, in the order in which they were played.
 * @param {Outcome[][]} hands
 * @param {{rating: number, rd: number, vol: number}} [before] the rating before them, with deviation and volatility
 */
export function ratedBy(hands, before = START) {
  let now = before;
  for (let first = 0; first < hands.length; first += PERIOD)
    now = rate(now.rating, now.rd, now.vol, hands.slice(first, first + PERIOD).flat());
  return now;
}

/**
 * The player's rating in each game of these hands; the game with the most hands first.
 * @param {HandRow[]} rows
 * @returns {Rating[]}
 */
export function ratingsOf(rows) {
  const played = [...rows].sort((one, other) => one.at - other.at);
  const games = [...new Set(played.map(({ game }) => game))].filter((game) => Object.hasOwn(LEVEL_RATINGS, game));
  return games
    .map((game) => {
      const all = played.filter((row) => row.game === game).map(outcomesOf);
      const hands = all.filter((outcomes) => outcomes.length > 0);
      const { rating, rd } = ratedBy(hands);
      const margin = SURE * rd * LEVEL_RATINGS[game].spread;
      const own = hands.length < FEWEST ? null : { rating: Math.round(rating), margin: Math.ceil(margin) };
      return { game, hands: hands.length, left: all.length - hands.length, own };
    })
    .sort((one, other) => other.hands - one.hands);
}

/**
 * In what share of the hands this rating stands above the points of a regular bot, an equal number counting half.
 * @param {number} rating
 */
export const shareAbove = (rating) => 1 / (1 + 10 ** ((START.rating - rating) / 400));
