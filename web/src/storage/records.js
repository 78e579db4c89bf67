/** @file What the page reads in a match's record without the engine: enough to show the match in a list. */

import { isHands, isOptions, isScore } from "./validators.js";

/** @typedef {"hint"|"undo"|"open"|"auto"} Aid A help that was used in a hand: advice, a step back, open cards, play left to a bot. */
/**
 * @typedef {object} Head What is known of a match in a list; its record lies apart.
 * @property {string} id
 * @property {string} game
 * @property {import("../shared/types.js").OptionValues} options all of them
 * @property {string[]} seats
 * @property {number} hand the hand it is in
 * @property {number} hands
 * @property {number[]} scores
 * @property {boolean} over
 * @property {number} began
 * @property {number} at when it was last played
 * @property {number} counted the last hand that the statistics have, or leave out
 * @property {Record<string, Aid[]>} aids by hand
 * @property {boolean} [practice] begun with open hands
 * @property {boolean} [open] all hands lie open now
 * @property {string} [tab] the tab that writes it
 * @property {import("../shared/types.js").Text} [broken] why it could not be read
 */

/** The first word of every record. */
export const RECORD = "hupai-record";

/**
 * What a record says about its match; what it lacks is as in a match that has not begun.
 * @param {string} id
 * @param {string} record
 * @param {number} at
 * @returns {Head}
 */
export function headOfRecord(id, record, at) {
  /** @type {Map<string, string>} */
  const header = new Map();
  const scores = [0, 0, 0];
  let [dealt, scored] = [0, 0];
  for (const line of record.split("\n")) {
    const [word, ...rest] = line.trim().split(" ");
    if (word === "hand") dealt += 1;
    else if (word === "score") {
      scored += 1;
      for (const [seat, sum] of scores.entries()) {
        const next = sum + Number(rest[seat]);
        if (isScore(next)) scores[seat] = next;
      }
    } else if (!header.has(word)) header.set(word, rest.join(" "));
  }
  const agreed = Number(header.get("hands"));
  const hands = isHands(agreed) ? agreed : 1;
  return {
    id,
    game: header.get("game") ?? "",
    options: optionsOf(header.get("options")),
    seats: header.get("seats")?.split(" ") ?? [],
    hand: Math.max(dealt, 1),
    hands,
    scores,
    over: scored >= hands,
    began: at,
    at,
    counted: dealt,
    aids: {},
  };
}

/** @param {string|undefined} text @returns {import("../shared/types.js").OptionValues} */
function optionsOf(text) {
  try {
    const options = JSON.parse(text ?? "");
    return isOptions(options) ? options : {};
  } catch {
    return {};
  }
}

/** A record is whole up to its seed, by which matches differ. */
const BEGUN = /\nseed \S+\n/;

/** Compares two records: the same, one further on than the other, or different matches. @param {string} mine @param {string} other @returns {"same"|"behind"|"ahead"|"apart"} */
export function compareRecords(mine, other) {
  const played = (/** @type {string} */ text) => text.replace(/\nsum [0-9a-f]+\n?$/, "\n");
  const [a, b] = [played(mine), played(other)];
  if (a === b) return "same";
  if (!BEGUN.test(a) || !BEGUN.test(b)) return "apart"; // the first lines alone are alike in many matches
  return a.startsWith(b) ? "behind" : b.startsWith(a) ? "ahead" : "apart";
}
