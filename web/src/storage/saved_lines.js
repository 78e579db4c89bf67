/**
 * @file The lines of a saved file as editors, mail and chats leave it, without what nobody sees and without empty lines.
 * The engine's `table/saved_lines.py` does the same.
 */

/** A line that is no part of the file. */
export class SurplusLine extends Error {
  /** @param {number} line its place in the text, from 1 */
  constructor(line) {
    super(`line ${line}`);
    this.line = line;
  }
}

/**
 * The lines of a file whose first one begins with `first`, and whose last one with `last`; none if no line is the first.
 * Throws a SurplusLine for any other line before or behind them.
 * @param {string} text
 * @param {string} first
 * @param {string} last
 */
export function savedLines(text, first, last) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, nth) => ({ line: line.replace(/\p{DI}/gu, "").trim(), number: nth + 1 }))
    .filter(({ line }) => line !== "");
  const begins = lines.findIndex(({ line }) => line.startsWith(first));
  if (begins < 0) return [];
  const ends = lines.findIndex(({ line }, nth) => nth > begins && line.startsWith(last));
  const [surplus] = [...lines.slice(0, begins), ...(ends < 0 ? [] : lines.slice(ends + 1))];
  if (surplus) throw new SurplusLine(surplus.number);
  return lines.map(({ line }) => line);
}
