/** @file Reads the parts of a hand as somebody writes them into rows of a picture, as the engine's pictures do. */
import { isNotationError, NotationError, pieces, placing } from "./notation.js";

/** @import { Data, Group, ReadingDeck, Row } from "./types.js" */
/** @typedef {Record<string, number>} Counts How many of each card were read so far. */

const BACK = "x";

/** A part that cannot be read. */
export class PartError extends Error {
  /** @param {string} text @param {NotationError} wrong */
  constructor(text, wrong) {
    super(wrong.message);
    this.text = text;
    this.wrong = wrong;
  }
}

/**
 * A row for each part of a hand that is not empty. A winning card stands beside the hand, with a ring.
 * @param {Data} data
 * @param {ReadingDeck} deck
 * @param {Record<string, string>} parts
 */
export function rowsOf(data, deck, parts) {
  /** @type {Counts} */
  const counts = {};
  /** @type {Row[]} */
  const found = [];
  for (const [name, label] of Object.entries(data.labels)) {
    const text = parts[name] ?? "";
    const groups = reading(deck, text, (read) =>
      name === "laid" ? groupsOf(data, deck, read, counts) : pile(data, deck, read, counts, name === "win"),
    );
    const hand = found.at(-1);
    if (groups.length === 0) continue;
    if (name === "win" && hand?.label === data.labels.cards) {
      hand.groups.push({ ...groups[0], apart: true }, ...groups.slice(1));
    } else {
      found.push({ label, groups, small: data.small.includes(name) });
    }
  }
  return found;
}

/** One row with the groups that a text names. @param {Data} data @param {ReadingDeck} deck @param {string} text */
export const groupRows = (data, deck, text) => [
  { label: data.titles.meld, groups: reading(deck, text, (read) => groupsOf(data, deck, read, {})), small: false },
];

/** What `read` finds in a text as it is read; what is wrong with it becomes a PartError. @template T @param {ReadingDeck} deck @param {string} text @param {(text: string) => T} read */
export function reading(deck, text, read) {
  try {
    return deck.reader.typed(text, read);
  } catch (error) {
    throw isNotationError(error) ? new PartError(text, /** @type {NotationError} */ (error)) : error;
  }
}

/** @param {Data} data @param {ReadingDeck} deck @param {string} text @param {Counts} counts @param {boolean} ringed @returns {Group[]} */
function pile(data, deck, text, counts, ringed) {
  checkLength(data, text);
  return codes(deck, text, 0, counts).map((code) => ({ cards: [{ code, ringed }], name: null, apart: false }));
}

/** @param {Data} data @param {ReadingDeck} deck @param {string} text @param {Counts} counts @returns {Group[]} */
function groupsOf(data, deck, text, counts) {
  checkLength(data, text);
  return deck.reader.groups(text, deck.groups).map(({ name, start, cards, at, text: group }) => {
    const found = pieces(cards, "+").flatMap(([piece, place], number) =>
      codes(deck, piece, at + place, counts).map((code) => ({ code, ringed: false, wild: number > 0 })),
    );
    if (found.length === 0 || found.length > data.most_in_group) {
      throw new NotationError("group_size_wrong", start, { group, most: data.most_in_group });
    }
    return { cards: found, name: deck.groups[name], apart: false };
  });
}

/** The cards of a piece of a part, which begins at `start`. @param {ReadingDeck} deck @param {string} text @param {number} start @param {Counts} counts */
function codes(deck, text, start, counts) {
  /** @type {string[]} */
  const found = [];
  pieces(text, BACK).forEach(([piece, place], number) => {
    if (number > 0) found.push("");
    for (const [code, at] of codesOf(deck, piece, start + place)) {
      counts[code] = (counts[code] ?? 0) + 1;
      if (counts[code] > deck.copies[code]) {
        throw new NotationError("too_many_copies", at, { [deck.fact]: code, limit: deck.copies[code] });
      }
      found.push(code);
    }
  });
  return found;
}

/** The cards of a piece, which begins at `start` of a whole, with their places in that. @param {ReadingDeck} deck @param {string} piece @param {number} start @returns {[string, number][]} */
const codesOf = (deck, piece, start) =>
  placing(
    (place) => start + place,
    () => deck.reader.cards(piece).map(([code, at]) => [code, start + at]),
  );

/** @param {Data} data @param {string} text */
function checkLength({ longest: most }, text) {
  const { length } = [...text];
  if (length > most) throw new NotationError("picture_text_too_long", most, { most, length });
}
