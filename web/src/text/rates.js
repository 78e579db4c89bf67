/** @file Shares and means as they are written; a dash where there is nothing to divide by. */

/** What a part is of a whole, in hundredths. @param {number} part @param {number} whole */
export const share = (part, whole) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`);

/** The mean of so many numbers, by their sum. @param {number} sum @param {number} count */
export const mean = (sum, count) => (count === 0 ? "–" : (sum / count).toFixed(1));

/** A mean with its sign, and a real minus. @param {string} text as {@link mean} writes it */
export const signedMean = (text) =>
  text.startsWith("-") ? text.replace("-", "−") : Number(text) > 0 ? `+${text}` : text;
