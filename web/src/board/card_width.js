/** @file The width of a card of the hand, from the room there is. */

/** Visible part of a covered card, and the whole of the lowest one, in card widths. */
export const STRIP = 1.05;
export const WHOLE = 1.7;
/** Pixels between two columns. */
const GAP = 2;
/** Cards of a column that is not squeezed. */
const TALLEST = 3;

/** Pixels between two lines of columns. */
const LINE_GAP = 8;

/**
 * The card's width, so that all columns fit beside each other and three cards under each other. Columns
 * of four squeeze their strips instead of making all cards smaller. In a very narrow window there are two lines of them.
 * @param {{width: number, height: number, columns: number, lines: number}} room
 * @param {number} widest
 */
export function cardWidth({ width, height, columns, lines }, widest) {
  const beside = Math.max(Math.ceil(columns / lines), 1);
  const across = (width - GAP * (beside - 1)) / beside;
  const down = (height - LINE_GAP * (lines - 1)) / lines / ((TALLEST - 1) * STRIP + WHOLE);
  return Math.max(18, Math.floor(Math.min(across, down, widest) * 2) / 2);
}
