/** @file How the player's hand is laid out: one tile beside the other, the drawn one apart at the end. */
import { say } from "../text/i18n.js";
import { wildName } from "./names.js";
import { asHeld, tileName, tilesOf } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongLegal as Legal, MahjongView as View } from "./types.js" */

/** The gap before the drawn tile, in widths of a tile. */
const APART = 0.35;
/** How many tiles a hand has between its turns, and how many of them a meld takes. */
const HAND = 13;
const MELD = 3;

/** How many tiles a hand of this size has in its own turn: then there is room for the drawn tile. @param {number} count */
const withDrawn = (count) => count + (count % MELD === HAND % MELD ? 1 : 0);

/** Of all suits, with honours: what the settings show. */
const SAMPLE = { hand: tilesOf("159m38s27p567z"), taken: null, wilds: [], stand_in: null, live: { tile: "5p" } };

/** @type {import("../family/types.js").HandLayout} */
export const hand = {
  faceDown: Array(HAND).fill(1),
  sample: /** @type {View} */ (/** @type {unknown} */ (SAMPLE)),
  widest: { small: 64, normal: 140, large: 150 },
  tallest: 1,
  heights: { cards: 1, strip: 1, full: 1.5 }, // with its thickness
  beside: (columns, lines) => Math.ceil(Math.max(withDrawn(columns), 1) / lines) + APART,
  columns: (/** @type {View} */ view) =>
    [...asHeld(view.hand, view), ...(view.taken ? [view.taken] : [])].map((tile) => [tile]),
  locked: () => [],
  look,
  label,
  cardClass: (/** @type {View} */ view, tile) =>
    `card ${view.wilds.includes(tile) ? "wild" : tile === view.stand_in ? "stands-in" : ""}`,
};

/**
 * How a tile's place is named and marked: the last one is set apart if it was just drawn, else it keeps room for it.
 * @param {Wording} wording
 * @param {View} view
 * @param {string[]} tiles
 * @param {number} nth
 */
function look({ lang }, view, [tile], nth) {
  const count = view.hand.length + (view.taken ? 1 : 0);
  const last = nth === count - 1;
  const drawn = last && view.taken === tile;
  return {
    label: say(lang, drawn ? "mahjong.hand.drawn" : "mahjong.hand.place", { n: nth + 1, tile: tileName(tile, lang) }),
    tag: null,
    locked: false,
    more: drawn ? "drawn" : last && withDrawn(count) > count ? "short" : "",
  };
}

/**
 * A tile's name, and what is special about playing it.
 * @param {Wording} wording
 * @param {View} view
 * @param {string} tile
 * @param {boolean} _locked
 * @param {Legal|undefined} entry
 */
function label(wording, view, tile, _locked, entry) {
  const { lang } = wording;
  const name = tileName(tile, lang);
  const marked = view.wilds.includes(tile)
    ? say(lang, "mahjong.hand.wild", { tile: name, name: wildName(wording, view) })
    : tile === view.stand_in && view.wilds[0]
      ? say(lang, "mahjong.hand.stands_in", { tile: name, as: tileName(view.wilds[0], lang) })
      : name;
  if (entry?.verb === "reveal") return say(lang, "mahjong.hand.reveals", { tile: marked });
  return entry?.binds ? say(lang, "mahjong.hand.binds", { tile: marked }) : marked;
}
