/**
 * @file Keeps practice mixed, so that nobody learns the answer from the order: no kind more than three times in a row
 * where another is there, and of the questions whether to take a card about as many are to be answered with yes as with
 * no. Decisions are asked more often than drills, and after two repetitions something new is. Chance follows from the number of answers alone.
 */

/** @import { Row } from "./schedule.js" */
/** @typedef {{kind: string, sort: string, again?: boolean}} Asked What was asked, what the right answer was ("take", "pass" or ""), and whether it had come back. */

/** How many answers are remembered. */
const REMEMBERED = 40;
/** How often a kind may come in a row. */
export const IN_ROW = 3;
/** How many more answers of one sort than of the other there may be. */
const LEAD = 2;
/** How many repetitions there may be in a row, while there is something new. */
const REPEATED = 2;
/** How often a kind is asked, against the others. */
const WEIGHTS = /** @type {Record<string, number>} */ ({ discard: 3, claim: 3 });
/** How often the kind that has waited second longest comes first, so that the order is not the same each time. */
const SECOND = 0.35;
/** The kinds that ask whether to take a card. */
const ASKS = new Set(["claim", "win"]);

/** The sort of the right answer; "" where the question is another, or the answer is not known. @param {Row} row */
export const sortOf = ({ kind, answer }) => (!ASKS.has(kind) || !answer ? "" : answer === "pass" ? "pass" : "take");

/** What is remembered after one more answer. @param {Asked[]} recent @param {Row} row @param {boolean} again */
export const withAsked = (recent, row, again) =>
  [...recent, { kind: row.kind, sort: sortOf(row), ...(again ? { again } : {}) }].slice(-REMEMBERED);

/** Whether a puzzle that comes back may be next. @param {Asked[]} recent */
export const mayRepeat = (recent) => recent.length < REPEATED || !recent.slice(-REPEATED).every(({ again }) => again);

/** How many more answers took the card than passed. @param {Asked[]} recent */
const lead = (recent) => recent.reduce((sum, { sort }) => sum + (sort === "take" ? 1 : sort === "pass" ? -1 : 0), 0);

/** The sort that has to come now, if one has been right too often. @param {Asked[]} recent */
const owed = (recent) => (lead(recent) >= LEAD ? "pass" : lead(recent) <= -LEAD ? "take" : "");

/**
 * Those that keep the mix; all of them, if none does.
 * @param {Asked[]} recent
 * @param {Row[]} rows
 */
export function allowed(recent, rows) {
  const last = recent.slice(-IN_ROW);
  const worn = last.length === IN_ROW && last.every(({ kind }) => kind === last[0].kind) ? last[0].kind : "";
  const due = owed(recent);
  const mixed = rows.filter((row) => row.kind !== worn);
  const from = mixed.length > 0 ? mixed : rows;
  const fitting = from.filter((row) => !due || !sortOf(row) || sortOf(row) === due);
  return fitting.length > 0 ? fitting : from;
}

/** A number from 0 to 1 that follows from others, and looks like chance. @param {number} number @param {number} salt */
function drawn(number, salt) {
  let mixed = Math.imul(2 * number + salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Those of the kind and the sort of answer whose turn it is: the kind is one of the two that have waited longest, for
 * what they weigh.
 * @param {Asked[]} recent
 * @param {Row[]} rows
 * @param {number} answered
 */
export function pick(recent, rows, answered) {
  const waited = (/** @type {string} */ kind) =>
    (recent.length - recent.findLastIndex((one) => one.kind === kind)) * (WEIGHTS[kind] ?? 1);
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort((one, other) => waited(other) - waited(one));
  const kind = kinds[drawn(answered, 1) < SECOND && kinds.length > 1 ? 1 : 0];
  const ofKind = rows.filter((row) => row.kind === kind);
  const sorts = [...new Set(ofKind.map(sortOf))].sort();
  const sort = sorts[Math.floor(drawn(answered, 2) * sorts.length)];
  return ofKind.filter((row) => sortOf(row) === sort);
}
