/** @file Decides where a dragged card would go, from the places of the columns and cards of the hand. */

/** Pixels above the hand from which a card counts as thrown out. */
const THROW_MARGIN_PX = 26;
/** The share of a column's width, at each side, in which a card goes between two columns. */
const EDGE = 0.22;

/** @import { Target } from "./arrangement.js" */
/** @typedef {{kind: "lay", to: Target}|{kind: "throw"}|null} Drop Where the card would go now. */
/** @typedef {Pick<DOMRect, "left"|"right"|"top"|"bottom"|"width"|"height">} Box */
/** @typedef {{box: Box, cards: Box[]}} Column */

/** A new column before this one. @param {number} column @returns {Drop} */
const between = (column) => ({ kind: "lay", to: { column, row: 0, fresh: true } });

/**
 * Where a card at a point would go; null if there is no column.
 * @param {{top: number, columns: Column[]}} hand
 * @param {number} x
 * @param {number} y
 * @returns {Drop}
 */
export function dropPlace({ top, columns }, x, y) {
  if (columns.length === 0) return null;
  const highest = Math.min(...columns.map(({ box }) => box.top));
  if (y < Math.min(highest, top) - THROW_MARGIN_PX) return { kind: "throw" };
  // In a very narrow window the hand has two lines of columns. The columns of a line end at the same height.
  const foot = columns.find(({ box }) => y < box.bottom)?.box.bottom ?? columns[columns.length - 1].box.bottom;
  const inLine = columns.map(({ box }) => Math.abs(box.bottom - foot) <= 1);
  const nth = columns.findIndex(({ box }, at) => inLine[at] && x < box.right);
  if (nth < 0) return between(inLine.lastIndexOf(true) + 1);
  const { box, cards } = columns[nth];
  if (x < box.left + box.width * EDGE) return between(nth);
  if (x > box.right - box.width * EDGE) return between(nth + 1);
  const below = cards.findIndex((own, at) => {
    const next = cards[at + 1];
    return y < own.top + (next ? next.top - own.top : own.height) / 2;
  });
  return { kind: "lay", to: { column: nth, row: below < 0 ? cards.length : below, fresh: false } };
}
