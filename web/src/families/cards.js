/** @file What the cards of each family are called, for pages that draw no table. */
import { listTiles, tileName } from "../mahjong/tiles.js";
import { cardName, listCards } from "../zipai/cards.js";

/** @typedef {Pick<import("../family/types.js").CardFamily, "name"|"list">} CardWords */

/** @type {Record<string, CardWords>} */
const WORDS = {
  zipai: { name: cardName, list: listCards },
  mahjong: { name: tileName, list: listTiles },
  guihuzi: { name: cardName, list: listCards },
};

/** The words for the cards of a family. @param {string} family */
export const cardWordsOf = (family) => WORDS[family] ?? WORDS.zipai;
