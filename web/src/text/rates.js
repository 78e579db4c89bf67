/** @file Writes shares, means and values as text; a dash if there is nothing to divide by. */

/** The percentage that a part is of a whole. @param {number} part @param {number} whole */
export const share = (part, whole) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`);

/** The mean of `count` numbers with this sum. @param {number} sum @param {number} count */
export const mean = (sum, count) => (count === 0 ? "–" : (sum / count).toFixed(1));

/** A mean with its sign; the minus is the typographic one. @param {string} text as {@link mean} writes it */
export const signedMean = (text) =>
  text.startsWith("-") ? text.replace("-", "−") : Number(text) > 0 ? `+${text}` : text;

/** Writes thousandths of a point as points, with a sign and two decimals. @param {number} thousandths */
export function inPoints(thousandths) {
  const text = (Math.abs(thousandths) / 1000).toFixed(2);
  return thousandths > 0 ? `+${text}` : thousandths < 0 ? `−${text}` : text;
}
