/**
 * @file The fields of a hand while somebody edits it: texts in the notation of the embeds, read and written again after
 * a tap. What is wrong with a text is what a picture of it would say.
 */
import { PartError, rowsOf } from "../picture/parts.js";

/** @import { Data, ReadingDeck } from "../picture/types.js" */
/** @import { NotationError } from "../picture/notation.js" */
/** @typedef {"cards"|"laid"|"win"|"indicator"|"live"|"discards"} Field */
/** @typedef {Partial<Record<Field, string>>} Values */
/**
 * @typedef {object} Piece A card, or a laid group.
 * @property {string} kind the sort of a group
 * @property {string[]} codes that of a card face down is empty
 * @property {string} [text] how somebody wrote the group
 */
/** @typedef {{pieces: Piece[], wrong: {text: string, error: NotationError}|null}} Read */

/** Fields with one card at most. @type {Set<Field>} */
const SINGLE = new Set(["win", "indicator", "live"]);
/** The field whose cards are put in order after a tap. In the others the order says something. */
const SORTED = "cards";
const BACK = "x";

/**
 * Every field as it reads. A field that cannot be read has no pieces, and its cards do not count for the others.
 * @param {Data} data
 * @param {ReadingDeck} deck
 * @param {Values} values
 * @returns {Record<Field, Read>}
 */
export function readFields(data, deck, values) {
  /** @type {Record<string, Read>} */
  const found = {};
  /** @type {Record<string, string>} */
  let before = {};
  for (const name of /** @type {Field[]} */ (Object.keys(data.labels))) {
    const text = values[name] ?? "";
    try {
      rowsOf(data, deck, { ...before, [name]: text });
      before = { ...before, [name]: text };
      found[name] = { pieces: piecesOf(data, deck, name, text), wrong: null };
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      found[name] = { pieces: [], wrong: { text, error: error.wrong } };
    }
  }
  return found;
}

/** @param {Data} data @param {ReadingDeck} deck @param {Field} name @param {string} text @returns {Piece[]} */
function piecesOf(data, deck, name, text) {
  const groups = rowsOf(data, deck, { [name]: text })[0]?.groups ?? [];
  const written = name === "laid" ? deck.reader.typed(text, (read) => deck.reader.groups(read, deck.groups)) : [];
  return groups.map(({ cards }, nth) => ({
    kind: written[nth]?.name ?? "",
    codes: cards.map(({ code }) => code),
    text: written[nth]?.text,
  }));
}

/**
 * How many of each card are left. A card that lies in two places by mistake leaves none, not fewer.
 * @param {Record<string, number>} copies
 * @param {Record<Field, Read>} read
 * @param {Field[]} [without] fields whose cards do not count
 */
export function copiesLeft(copies, read, without = []) {
  const left = { ...copies };
  for (const [name, { pieces }] of Object.entries(read)) {
    if (without.includes(/** @type {Field} */ (name))) continue;
    for (const code of pieces.flatMap(({ codes }) => codes)) if (code) left[code] = Math.max(0, left[code] - 1);
  }
  return left;
}

/** The fields whose card a tap on this field would replace. @param {Field} name @returns {Field[]} */
export const replaced = (name) => (SINGLE.has(name) ? [name] : []);

/**
 * Cards as a text, those of one size or suit together.
 * @param {string[]} codes
 */
export function written(codes) {
  let text = "";
  codes.forEach((code, nth) => {
    const next = codes[nth + 1] ?? "";
    const together = code.length === 2 && next.length === 2 && code[1] === next[1];
    text += together ? code[0] : `${code || BACK} `;
  });
  return text.trim();
}

/**
 * A field with a card more.
 * @param {ReadingDeck} deck
 * @param {Field} name
 * @param {Piece[]} pieces
 * @param {string} code
 */
export function withCard(deck, name, pieces, code) {
  if (SINGLE.has(name)) return written([code]);
  const codes = [...pieces.flatMap((piece) => piece.codes), code];
  return written(name === SORTED ? inOrder(deck, codes) : codes);
}

/** A field without one of its pieces. @param {Field} name @param {Piece[]} pieces @param {number} nth */
export function without(name, pieces, nth) {
  const rest = pieces.filter((_, number) => number !== nth);
  return name === "laid" ? rest.map(groupText).join(" ") : written(rest.flatMap(({ codes }) => codes));
}

/** The laid groups with one more. @param {Piece[]} pieces @param {Piece} group */
export const withGroup = (pieces, group) => [...pieces, group].map(groupText).join(" ");

/** @param {Piece} group */
const groupText = ({ kind, codes, text }) => text ?? `${kind}:${written(codes).replaceAll(" ", "")}`;

/** @param {ReadingDeck} deck @param {string[]} codes */
function inOrder(deck, codes) {
  const order = Object.keys(deck.cards);
  const place = (/** @type {string} */ code) => (code ? order.indexOf(code) : order.length);
  return [...codes].sort((one, other) => place(one) - place(other));
}

/**
 * The groups of a sort that have a card and for which there are cards enough.
 * @param {ReadingDeck} deck
 * @param {string[]} melds the cards of all groups of the sort
 * @param {Record<string, number>} left
 * @param {string} [code] any card without it
 * @returns {string[][]}
 */
export function groupsWith(deck, melds, left, code) {
  const all = melds.map((text) => deck.parse(text).map(([each]) => each));
  return all.filter((codes) => {
    const count = (/** @type {string} */ one) => codes.filter((each) => each === one).length;
    return (!code || codes.includes(code)) && codes.every((each) => count(each) <= left[each]);
  });
}
