/** @file Unpacks the cards of a family: their names in sentences follow from those in lists. */
import { filled } from "./sentences.js";

/** @import { Data, Outline, PackedDeck, PackedFace, PrintedCard, ReadingDeck } from "./types.js" */

/**
 * @param {Data} data
 * @param {PackedDeck} packed
 * @param {import("./notation.js").Reader} reader
 * @returns {ReadingDeck}
 */
export function unpacked(data, packed, reader) {
  /** @type {Record<string, PrintedCard>} */
  const cards = {};
  /** @type {Record<string, number>} */
  const copies = {};
  for (const [code, [index, colour, zh, en, saidZh, saidEn]] of Object.entries(packed.cards)) {
    const char = [...zh].at(-1) ?? "";
    const said = (/** @type {0|1} */ lang) => filled(packed.said[lang], { name: [zh, en][lang], char, chinese: zh });
    cards[code] = { index, colour, name: [zh, en], said: [saidZh ?? said(0), saidEn ?? said(1)] };
    copies[code] = packed.copies[code] ?? data.copies;
  }
  const parse = (/** @type {string} */ text) => reader.typed(text, reader.cards);
  return { ...packed, cards, copies, reader, parse };
}

/** The outlines of a face by the card's code. A text has one path for each card, in the order of the deck. @param {PackedDeck} deck @param {PackedFace} face */
export function outlinesOf({ cards }, face) {
  if (typeof face !== "string") return face;
  const paths = face.split("|");
  return Object.fromEntries(
    Object.keys(cards).map((code, nth) => [code, [/** @type {Outline} */ (["path", { d: paths[nth] }])]]),
  );
}
