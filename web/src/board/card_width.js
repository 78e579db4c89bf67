/** @file Decides the width of a card of the hand, from the room there is. */

/** Pixels between two columns. */
const GAP = 2;
/** Pixels between two lines of columns. */
const LINE_GAP = 8;

/**
 * Returns the width of a card, in pixels: the largest at which the columns fit beside each other, and the lines of columns
 * under each other, but not more than `widest`. It does not depend on the highest column: where that is higher than
 * `heights.cards` cards, its strips are drawn narrower.
 * @param {{width: number, height: number, beside: number, lines: number}} room the room for the hand in pixels, how many
 *   columns have to fit beside each other, and in how many lines they stand
 * @param {{cards: number, strip: number, full: number}} heights how many cards of a column have to fit under each other;
 *   in card widths, the height of the visible strip of a covered card and that of a whole card
 * @param {number} widest the width of a card where there is room enough
 */
export function cardWidth({ width, height, beside, lines }, heights, widest) {
  const across = (width - GAP * (beside - 1)) / beside;
  const down = (height - LINE_GAP * (lines - 1)) / lines / ((heights.cards - 1) * heights.strip + heights.full);
  return Math.max(18, Math.floor(Math.min(across, down, widest) * 2) / 2);
}
