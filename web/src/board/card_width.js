/** @file Decides the width of a card of the hand, from the room there is. */

/** Heights in card widths: the visible strip of a covered card, and the whole lowest card. */
export const STRIP_HEIGHT = 1.05;
export const FULL_CARD_HEIGHT = 1.7;
/** Pixels between two columns. */
const GAP = 2;
/** The most cards in a column whose strips are not squeezed. */
const TALLEST = 3;

/** Pixels between two lines of columns. */
const LINE_GAP = 8;

/**
 * Returns the width at which all columns fit beside each other and three cards fit under each other. A column of four
 * squeezes its strips instead of making all cards smaller. A very narrow window has two lines of columns.
 * @param {{width: number, height: number, columns: number, lines: number}} room
 * @param {number} widest
 */
export function cardWidth({ width, height, columns, lines }, widest) {
  const beside = Math.max(Math.ceil(columns / lines), 1);
  const across = (width - GAP * (beside - 1)) / beside;
  const down = (height - LINE_GAP * (lines - 1)) / lines / ((TALLEST - 1) * STRIP_HEIGHT + FULL_CARD_HEIGHT);
  return Math.max(18, Math.floor(Math.min(across, down, widest) * 2) / 2);
}
