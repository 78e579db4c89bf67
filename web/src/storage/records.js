/** @file Reads from a match's record, without the engine, what the list of matches shows. */

import { isHands, isOptions, isScore, tableSize } from "./validators.js";

/** @import { OptionValues, Text } from "../shared/types.js" */

/**
 * An aid that was used in a hand: a hint, a step back, open hands, autoplay.
 * @typedef {"hint"|"undo"|"open"|"auto"} Aid
 */
/**
 * @typedef {object} Head What the list of matches knows of a match. The record is stored separately.
 * @property {string} id
 * @property {string} game
 * @property {OptionValues} options the values of all options
 * @property {string[]} seats
 * @property {number} hand the number of the hand on the table
 * @property {number} hands
 * @property {number[]} scores
 * @property {boolean} over
 * @property {number} began
 * @property {number} at when it was last played
 * @property {number} counted the last hand that the statistics have counted or left out
 * @property {Record<string, Aid[]>} aids the aids by hand
 * @property {boolean} [practice] begun with open hands
 * @property {boolean} [open] all hands lie open now
 * @property {boolean} [cup] played at a table of a tournament, where nothing is taken back
 * @property {string[]} [people] what several people at one device have called themselves, in the order of their seats
 * @property {Text[]} [names] what the players at that table are called, by seat
 * @property {string} [tab] the tab that writes the match
 * @property {Text} [broken] why it could not be read
 */

/** The first word of every record. */
export const RECORD = "hupai-record";

/**
 * Reads the head of a match from its record. What the record lacks is as in a match that has not begun.
 * @param {string} id
 * @param {string} record
 * @param {number} at
 * @returns {Head}
 */
export function headOfRecord(id, record, at) {
  /** @type {Map<string, string>} */
  const header = new Map();
  /** @type {string[][]} */
  const scored = [];
  let dealt = 0;
  /** @type {string[]|null} */
  let end = null;
  for (const line of record.split("\n")) {
    const [word, ...rest] = line.trim().split(" ");
    if (word === "hand") dealt += 1;
    else if (word === "score") scored.push(rest);
    else if (word === "end") end = rest;
    else if (!header.has(word)) header.set(word, rest.join(" "));
  }
  const agreed = Number(header.get("hands"));
  const hands = isHands(agreed) ? agreed : 1;
  const seats = header.get("seats")?.split(" ") ?? [];
  return {
    id,
    game: header.get("game") ?? "",
    options: optionsOf(header.get("options")),
    seats,
    hand: Math.max(dealt, 1),
    hands,
    scores: sumsOf(end ? [end] : scored, tableSize(seats)),
    over: end !== null || scored.length >= hands,
    began: at,
    at,
    counted: dealt,
    aids: {},
  };
}

/** The sum of the points of each seat. @param {string[][]} rows @param {number} seats */
function sumsOf(rows, seats) {
  const sums = Array.from({ length: seats }, () => 0);
  for (const row of rows) {
    for (const [seat, sum] of sums.entries()) {
      const next = sum + Number(row[seat]);
      if (isScore(next)) sums[seat] = next;
    }
  }
  return sums;
}

/** @param {string|undefined} text @returns {OptionValues} */
function optionsOf(text) {
  try {
    const options = JSON.parse(text ?? "");
    return isOptions(options) ? options : {};
  } catch {
    return {};
  }
}

/** Finds the seed, or what follows from it in a sealed record, by which matches differ, in a record that is complete up to there. */
const BEGUN = /\n(seed|sealed) \S+\n/;

/** A record without its last line, the sum. An import compares each with all others: only its end is looked at. @param {string} text */
function played(text) {
  const end = text.lastIndexOf("\nsum ");
  return end >= 0 && /^\nsum [0-9a-f]+\n?$/.test(text.slice(end)) ? text.slice(0, end + 1) : text;
}

/**
 * Compares two records: they are the same, `other` is behind or ahead of `mine`, or they are of different matches.
 * @param {string} mine
 * @param {string} other
 * @returns {"same"|"behind"|"ahead"|"apart"}
 */
export function compareRecords(mine, other) {
  const [a, b] = [played(mine), played(other)];
  if (a === b) return "same";
  if (!BEGUN.test(a) || !BEGUN.test(b)) return "apart"; // many matches have the same first lines
  return a.startsWith(b) ? "behind" : b.startsWith(a) ? "ahead" : "apart";
}
