/** @file Decides the width of a card of the hand, from the room there is. */

/** Pixels between two columns. */
const GAP = 2;
/** Pixels between two lines of columns. */
const LINE_GAP = 8;

/**
 * Returns the width at which so many cards fit beside each other and under each other. A higher column squeezes its
 * strips instead of making all cards smaller. A narrow window may have two lines of columns.
 * @param {{width: number, height: number, beside: number, lines: number}} room
 * @param {{cards: number, strip: number, full: number}} heights how many cards fit under each other; in card widths, the
 *   visible strip of a covered card and the whole lowest card
 * @param {number} widest
 */
export function cardWidth({ width, height, beside, lines }, heights, widest) {
  const across = (width - GAP * (beside - 1)) / beside;
  const down = (height - LINE_GAP * (lines - 1)) / lines / ((heights.cards - 1) * heights.strip + heights.full);
  return Math.max(18, Math.floor(Math.min(across, down, widest) * 2) / 2);
}
