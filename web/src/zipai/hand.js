/** @file How the player's hand is laid out: columns of up to four cards, those of a 坎 locked together. */
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { cardName, listCards } from "./cards.js";
import { byRank, SAMPLE, TALLEST } from "./columns.js";
import { limitedTo } from "./limits.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiLegal as Legal, ZipaiView as View } from "./types.js" */

/** @type {import("../family/types.js").HandLayout} */
export const hand = {
  faceDown: [3, 3, 3, 3, 3, 3, 2],
  sample: /** @type {View} */ ({ columns: SAMPLE, locked: ["5s"], live: { card: "7b" } }),
  widest: { small: 104, normal: 120, large: 132 },
  tallest: TALLEST,
  heights: { cards: 3, strip: 1, full: 2.6 },
  beside: (columns, lines) => Math.max(Math.ceil(columns / lines), 1),
  columns: (/** @type {View} */ view, sort) => (sort === "rank" ? byRank(view.columns) : view.columns),
  locked: (/** @type {View} */ view) => view.locked,
  look,
  label,
  cardClass: () => "",
};

/**
 * How a column is named and marked. A 坎 has its name as a tag.
 * @param {Wording} wording
 * @param {View} view
 * @param {string[]} cards
 * @param {number} nth
 */
function look(wording, view, cards, nth) {
  const locked = cards.length === 3 && cards.every((card) => view.locked.includes(card));
  const named = listCards(wording.lang, locked ? [cards[0]] : cards);
  return {
    label: say(wording.lang, locked ? "hand.column.kan" : "hand.column", { n: nth + 1, cards: named }),
    tag: locked ? nameOf(wording, "group_short", "kan") : null,
    locked,
    more: locked ? "locked" : "",
  };
}

/**
 * A card's name, and what is special about playing it.
 * @param {Wording} wording
 * @param {View} _view
 * @param {string} card
 * @param {boolean} locked
 * @param {Legal|undefined} entry
 */
function label(wording, _view, card, locked, entry) {
  const { lang } = wording;
  const values = { card: cardName(card, lang) };
  if (locked) return say(lang, "hand.locked", values);
  if (card === "k") return say(lang, "hand.king", values);
  if (entry?.limit) return limitedTo(wording, "hand.limited", entry.limit, values);
  return entry?.bars ? say(lang, "hand.bars", values) : values.card;
}
