/** @file Names of tiles, and their order. The text form is the engine's: a number and a suit, or 1z to 7z for honours. */

/** @import { Tile } from "./types.js" */
/** @import { Lang } from "../shared/types.js" */

const RANKS = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
/** @type {Record<string, {zh: string, en: string}>} */
const SUITS = {
  m: { zh: "万", en: "characters" },
  s: { zh: "条", en: "bamboo" },
  p: { zh: "筒", en: "dots" },
};
const HONOURS = {
  zh: ["东风", "南风", "西风", "北风", "白板", "发财", "红中"],
  en: ["east wind", "south wind", "west wind", "north wind", "white dragon", "green dragon", "red dragon"],
};
/** What stands in the corner of an honour, for readers of English. */
const CORNERS = ["E", "S", "W", "N", "", "G", "R"];

/** The suit of a tile: m, s, p, or z for an honour. @param {Tile} tile */
export const suitOf = (tile) => tile[1];

/** @param {Tile} tile */
const rankOf = (tile) => Number(tile[0]);

/** The name of a suit. @param {Lang} lang @param {string} suit */
export const suitName = (lang, suit) => SUITS[suit]?.[lang] ?? "";

/** The small mark in the corner of a tile: its number, or a letter. @param {Tile} tile */
export const index = (tile) => (suitOf(tile) === "z" ? CORNERS[rankOf(tile) - 1] : tile[0]);

/** The tile's name: 三条, "3 of bamboo". @param {Tile} tile @param {Lang} lang */
export function tileName(tile, lang) {
  const [suit, rank] = [suitOf(tile), rankOf(tile)];
  if (suit === "z") return HONOURS[lang][rank - 1] ?? tile;
  if (!SUITS[suit] || !RANKS[rank - 1]) return tile;
  return lang === "zh" ? RANKS[rank - 1] + SUITS[suit].zh : `${rank} of ${SUITS[suit].en}`;
}

/**
 * Several tiles as a list, the numbers of a suit together: 一四七条、红中, "1-4-7 of bamboo, red dragon".
 * @param {Lang} lang
 * @param {Tile[]} tiles
 */
export function listTiles(lang, tiles) {
  /** @type {Tile[][]} */
  const runs = [];
  for (const tile of tiles) {
    const last = runs.at(-1);
    if (last && SUITS[suitOf(tile)] && suitOf(last[0]) === suitOf(tile)) last.push(tile);
    else runs.push([tile]);
  }
  return runs.map((run) => runName(lang, run)).join(lang === "zh" ? "、" : ", ");
}

/** Tiles of one suit, or one honour. @param {Lang} lang @param {Tile[]} run */
function runName(lang, run) {
  if (run.length === 1) return tileName(run[0], lang);
  const suit = suitName(lang, suitOf(run[0]));
  return lang === "zh"
    ? run.map((tile) => RANKS[rankOf(tile) - 1]).join("") + suit
    : `${run.map(rankOf).join("-")} of ${suit}`;
}

/** Reads the engine's compact form: "123m 7z". @param {string} text @returns {Tile[]} */
export const tilesOf = (text) =>
  [...text.matchAll(/([0-9]+)([mspz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => rank + suit));

const COPIES = 4;
/** The order of the suits in a deck and in a hand. */
const ORDER = "mspz";

/**
 * The whole deck that these tiles are, in the order before the shuffle: four of every kind that is among them.
 * @param {Tile[]} tiles
 * @returns {Tile[]}
 */
export const deckOf = (tiles) => inOrder([...new Set(tiles)]).flatMap((tile) => Array(COPIES).fill(tile));

/** @param {Tile} tile */
const place = (tile) => 10 * ORDER.indexOf(suitOf(tile)) + rankOf(tile);

/** Tiles by suit and number. @param {Tile[]} tiles */
export const inOrder = (tiles) => [...tiles].sort((a, b) => place(a) - place(b));

/**
 * A hand as a player lays it out: the wilds first, then by suit and number. The stand-in lies where the wild's own kind
 * would lie.
 * @param {Tile[]} tiles
 * @param {{wilds: Tile[], stand_in: Tile|null}} view
 */
export function asHeld(tiles, { wilds, stand_in: standIn }) {
  const key = (/** @type {Tile} */ tile) =>
    wilds.includes(tile) ? place(tile) - 1000 : tile === standIn && wilds[0] ? place(wilds[0]) + 0.5 : place(tile);
  return [...tiles].sort((a, b) => key(a) - key(b));
}
