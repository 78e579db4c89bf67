/** @file How wide a card of the hand is. */

/** Visible part of a covered card, and the whole of the lowest one, in card widths. */
export const STRIP = 1.05;
export const WHOLE = 1.7;
const GAP = 2;
const TALLEST = 3;

/**
 * The card's width, so that all columns fit beside each other and three cards under each other. Columns
 * of four squeeze their strips instead of making all cards smaller.
 * @param {{width: number, height: number, columns: number}} room
 * @param {number} widest
 */
export function cardWidth({ width, height, columns }, widest) {
  const across = (width - GAP * (columns - 1)) / Math.max(columns, 1);
  const down = height / ((TALLEST - 1) * STRIP + WHOLE);
  return Math.max(18, Math.floor(Math.min(across, down, widest) * 2) / 2);
}
