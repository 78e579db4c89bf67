/** @file Reads the parts of a hand as somebody writes them into rows of a picture, as the engine's pictures do. */
import { isNotationError, isSpace, NotationError, pieces } from "./notation.js";

/** @typedef {import("./types.js").Data} Data */
/** @typedef {import("./types.js").Group} Group */
/** @typedef {import("./types.js").ReadingDeck} ReadingDeck */
/** @typedef {import("./types.js").Row} Row */
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
    const groups = reading(text, () =>
      name === "laid" ? groupsOf(data, deck, text, counts) : pile(data, deck, text, counts, name === "win"),
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
  { label: data.titles.meld, groups: reading(text, () => groupsOf(data, deck, text, {})), small: false },
];

/** What `read` finds in a text; what is wrong with it becomes a PartError. @template T @param {string} text @param {() => T} read */
export function reading(text, read) {
  try {
    return read();
  } catch (error) {
    throw isNotationError(error) ? new PartError(text, /** @type {NotationError} */ (error)) : error;
  }
}

/** @param {Data} data @param {ReadingDeck} deck @param {string} text @param {Counts} counts @param {boolean} ringed @returns {Group[]} */
function pile(data, deck, text, counts, ringed) {
  const chars = characters(data, text);
  return codes(deck, chars, 0, counts).map((code) => ({ cards: [{ code, ringed }], name: null, apart: false }));
}

/** @param {Data} data @param {ReadingDeck} deck @param {string} text @param {Counts} counts */
function groupsOf(data, deck, text, counts) {
  const chars = characters(data, text);
  /** @type {Group[]} */
  const found = [];
  let at = 0;
  while (at < chars.length) {
    let end = at;
    while (end < chars.length && !isSpace(chars[end])) end += 1;
    if (end > at) found.push(groupOf(data, deck, chars.slice(at, end), at, counts));
    at = end + 1;
  }
  return found;
}

/** @param {Data} data @param {ReadingDeck} deck @param {string[]} word @param {number} at @param {Counts} counts */
function groupOf(data, deck, word, at, counts) {
  const colon = word.includes(":") ? word.indexOf(":") : word.length;
  const kind = word.slice(0, colon).join("");
  if (!Object.hasOwn(deck.groups, kind)) {
    throw new NotationError("unknown_meld_kind", at, { kind, known: Object.keys(deck.groups) });
  }
  const start = at + colon + 1;
  const found = pieces(word.slice(colon + 1), "+").flatMap(([piece, place], number) =>
    codes(deck, piece, start + place, counts).map((code) => ({ code, ringed: false, wild: number > 0 })),
  );
  if (found.length === 0 || found.length > data.most_in_group) {
    throw new NotationError("group_size_wrong", at, { group: word.join(""), most: data.most_in_group });
  }
  return { cards: found, name: deck.groups[kind], apart: false };
}

/** The cards of a piece of a part, which begins at `start`. @param {ReadingDeck} deck @param {string[]} chars @param {number} start @param {Counts} counts */
function codes(deck, chars, start, counts) {
  /** @type {string[]} */
  const found = [];
  pieces(chars, BACK).forEach(([piece, place], number) => {
    if (number > 0) found.push("");
    for (const [code, at] of parsed(deck, piece, start + place)) {
      counts[code] = (counts[code] ?? 0) + 1;
      if (counts[code] > deck.copies[code]) {
        throw new NotationError("too_many_copies", at, { [deck.fact]: code, limit: deck.copies[code] });
      }
      found.push(code);
    }
  });
  return found;
}

/** The cards of a piece with their indices in the part. @param {ReadingDeck} deck @param {string[]} piece @param {number} start @returns {[string, number][]} */
function parsed(deck, piece, start) {
  try {
    return deck.parse(piece).map(([code, at]) => [code, start + at]);
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const { code, place, facts } = /** @type {NotationError} */ (error);
    throw new NotationError(code, start + place, facts);
  }
}

/** @param {Data} data @param {string} text */
function characters(data, text) {
  const chars = [...text];
  if (chars.length > data.longest) {
    const facts = { most: data.longest, length: chars.length };
    throw new NotationError("picture_text_too_long", data.longest, facts);
  }
  return chars;
}
