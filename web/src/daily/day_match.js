/**
 * @file Today's deal as a match: which stored match is a day's, and what it has brought. Everything is worked out from the
 * stored matches, so that nothing that claims a result or a streak needs to be believed.
 */
import { linkIn } from "../shared/sent_link.js";
import { isDay, seedOf } from "./day.js";

/** @import { Head } from "../storage/records.js" */
/** @import { DayResult, Days } from "./day.js" */
/**
 * A hand that is not dealt by chance to begin: the id that its match gets, its seed, and the level of everybody else.
 * @typedef {{id: string, game: string, seed: string, level?: string}} DayDeal
 */

const ID = /^day-(\d{4}-\d{2}-\d{2})-([a-z][a-z0-9-]*)$/;

/** Whether an address is meant to be a day's link, readable or not. @param {string} hash */
export const namesDay = (hash) => hash.startsWith("#") && linkIn(hash).startsWith("day=");

/** @param {string} day @param {string} game @returns {DayDeal} */
export const dealOf = (day, game) => ({ id: `day-${day}-${game}`, game, seed: seedOf(day, game) });

/** The day of a match that is a day's deal; null for any other match. @param {Pick<Head, "id"|"game">} head */
export function dayOfMatch({ id, game }) {
  const [, day, named] = ID.exec(id) ?? [];
  return isDay(day) && named === game ? day : null;
}

/**
 * Whether the record of a day's match bears out what its head says: it has the day's cards, and these points. The head of
 * an exported match can be edited by hand.
 * @param {Head} head what the export says
 * @param {Head} real what follows from the record
 * @param {string} record
 */
export function isBorneOut(head, real, record) {
  const seed = seedOf(dayOfMatch(head) ?? "", head.game);
  return (
    record.includes(`\nseed ${seed}\n`) &&
    real.game === head.game &&
    real.over === head.over &&
    (!head.over || String(real.scores) === String(head.scores))
  );
}

/** The results of the days that were played to the end, by day. @param {Head[]} matches @returns {Days} */
export function playedDays(matches) {
  /** @type {Days} */
  const days = {};
  for (const head of matches) {
    const day = dayOfMatch(head);
    if (day && head.over && !head.broken) days[day] = resultOf(head);
  }
  return days;
}

/** @param {Head} head @returns {DayResult} */
function resultOf(head) {
  const points = head.scores[0] ?? 0;
  return { points, how: points > 0 ? "won" : points < 0 ? "lost" : "drawn" };
}
