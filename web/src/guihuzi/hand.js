/** @file How the player's hand is laid out: in zipai's columns; cards that are locked may not be played. */
import { say } from "../text/i18n.js";
import { cardName, listCards } from "../zipai/cards.js";
import { byRank, SAMPLE, TALLEST } from "../zipai/columns.js";

/** @import { GuihuziView as View } from "./types.js" */

/** @type {import("../family/types.js").HandLayout} */
export const hand = {
  faceDown: [3, 3, 3, 3, 3, 2, 2],
  sample: /** @type {View} */ ({ columns: SAMPLE, locked: ["5s"], live: { card: "7b" } }),
  widest: { small: 104, normal: 120, large: 132 },
  tallest: TALLEST,
  heights: { cards: 3, strip: 1.05, full: 1.7 },
  beside: (columns, lines) => Math.max(Math.ceil(columns / lines), 1),
  columns: (/** @type {View} */ view, sort) => (sort === "rank" ? byRank(view.columns) : view.columns),
  locked: () => [],
  look: ({ lang }, _view, cards, nth) => ({
    label: say(lang, "hand.column", { n: nth + 1, cards: listCards(lang, cards) }),
    tag: null,
    locked: false,
    more: "",
  }),
  label: ({ lang }, /** @type {View} */ view, card) => {
    const values = { card: cardName(card, lang) };
    return view.locked.includes(card) ? say(lang, "guihuzi.hand.locked", values) : values.card;
  },
  cardClass: (/** @type {View} */ view, card) => (view.locked.includes(card) ? "locked" : ""),
};
