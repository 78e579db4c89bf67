/** @file What the cards of each family are called, and how things are put in order by family. */
import { listTiles, tileName } from "../mahjong/tiles.js";
import { cardName, listCards } from "../zipai/cards.js";

/** @typedef {Pick<import("../family/types.js").CardFamily, "name"|"list">} CardWords */

/** The families that there are lessons of. @type {Record<string, CardWords>} */
const WORDS = {
  zipai: { name: cardName, list: listCards },
  mahjong: { name: tileName, list: listTiles },
};

/** The words for the cards of a family. @param {string} family */
export const cardWordsOf = (family) => WORDS[family] ?? WORDS.zipai;

/**
 * Things by family, each family at its first place.
 * @template {{family: string}} T
 * @param {T[]} all
 * @returns {[string, T[]][]}
 */
export function byFamily(all) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const one of all) found.set(one.family, [...(found.get(one.family) ?? []), one]);
  return [...found];
}
