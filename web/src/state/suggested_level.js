/** @file Whether a player who keeps coming first might try the next level of opponents. */
import { isGuided } from "./first_hand.js";
import { levelOf } from "./manners.js";

/** @import { Head } from "../storage/records.js" */
/** @typedef {{level: string, next: string, first: number, of: number}} Suggestion */

/** How many of the last matches count, and in how many of them one must have come first. */
const LAST = 5;
const FIRST = 3;

/**
 * The level after the chosen one, if the player came first in most of the last matches against it; null if not.
 * @param {Head[]} matches the last played first
 * @param {string} game
 * @param {string[]} bots the chosen levels of the other seats
 * @param {string[]} levels all levels, the weakest first
 * @returns {Suggestion|null}
 */
export function suggestedLevel(matches, game, bots, levels) {
  const [level] = bots;
  const next = levels[levels.indexOf(level) + 1];
  if (!levels.includes(level) || !next || bots.some((bot) => bot !== level)) return null;
  const played = matches.filter((head) => head.game === game && counts(head, level)).slice(0, LAST);
  const first = played.filter(cameFirst).length;
  return first >= FIRST ? { level, next, first, of: played.length } : null;
}

/** Whether a match was played to the end by the player alone, against this level only. @param {Head} head @param {string} level */
function counts(head, level) {
  const others = head.seats.filter((seat) => seat !== "human");
  const aided = head.practice || Object.values(head.aids).some((aids) => aids.includes("auto"));
  return (
    head.over &&
    !head.broken &&
    others.length === head.seats.length - 1 &&
    !head.cup &&
    !isGuided(head.id) &&
    !aided &&
    others.every((other) => levelOf(other) === level)
  );
}

/** @param {Head} head */
function cameFirst({ seats, scores }) {
  const own = seats.indexOf("human");
  return own >= 0 && scores.every((score, seat) => seat === own || score < scores[own]);
}
