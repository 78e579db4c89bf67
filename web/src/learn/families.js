/** @file The cards of each family, for pictures in lessons. */
import { cards as tiles } from "../mahjong/card_family.js";
import { cards } from "../zipai/card_family.js";

/** @typedef {import("../family/types.js").CardFamily} CardFamily */

/** The families of which there are lessons, the first one for lessons that name none. @type {Record<string, CardFamily>} */
const CARDS = { zipai: cards, mahjong: tiles };

/** The cards of a family. @param {string} [family] */
export const cardsOfFamily = (family = "zipai") => CARDS[family] ?? cards;
