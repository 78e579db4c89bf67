/** @file The cards of each family, for pictures in lessons. */
import { cards as tiles } from "../mahjong/card_family.js";
import { cards } from "../zipai/card_family.js";

/** @typedef {import("../family/types.js").CardFamily} CardFamily */

/** The families that there are lessons of. @type {Record<string, CardFamily>} */
const CARDS = { zipai: cards, mahjong: tiles };

/** The cards of a family. @param {string} family */
export const cardsOfFamily = (family) => CARDS[family] ?? cards;

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
