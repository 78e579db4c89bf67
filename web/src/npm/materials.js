/** @file Everything that pictures are drawn with, all games and faces at once: for programs that draw without a page. */
import { PICTURES } from "../embed/built.js";
import { outlinesOf, unpacked } from "../picture/deck.js";
import { GUIHUZI } from "./guihuzi.js";
import { MAHJONG } from "./mahjong.js";
import { ZIPAI } from "./zipai.js";

/** @import { Material } from "../picture/pictures.js" */
/** @import { Data } from "../picture/types.js" */

/** @type {Data} */
export const DATA = JSON.parse(PICTURES);

const FAMILIES = Object.fromEntries(
  [ZIPAI, MAHJONG, GUIHUZI].map(({ deck, faces, reader }) => [
    deck.family,
    { deck: unpacked(DATA, deck, reader), packed: deck, faces },
  ]),
);

/** What a game is drawn with. @param {string} game one that there is @param {string} face empty for the usual one @returns {Material} */
export function materialOf(game, face) {
  const { deck, packed, faces } = FAMILIES[DATA.games[game]];
  return { data: DATA, deck, outlines: outlinesOf(packed, faces[face || Object.keys(faces)[0]]) };
}

/** Some deck, for sentences that name no card. */
export const someDeck = () => Object.values(FAMILIES)[0].deck;
