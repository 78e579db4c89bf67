/** @file What every notation has in common: its errors, and what counts as a space. */

const NAME = "NotationError";

/** A text that is not cards; the place is an index in characters. */
export class NotationError extends Error {
  /** @param {string} code @param {number} place @param {Record<string, string|number|string[]>} [facts] */
  constructor(code, place, facts = {}) {
    super(`${code} at ${place}`);
    this.name = NAME;
    this.code = code;
    this.place = place;
    this.facts = facts;
  }
}

/** Whether an error is one about a text; the class of another script has the same name. @param {unknown} error */
export const isNotationError = (error) => error instanceof Error && error.name === NAME;

/** Whether the engine takes a character for a space. @param {string} char */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some of them count as spaces
export const isSpace = (char) => /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(char);

/**
 * The pieces of a text between the separators, each with its index.
 * @param {string[]} chars
 * @param {string} separator
 * @returns {[piece: string[], place: number][]}
 */
export function pieces(chars, separator) {
  /** @type {[string[], number][]} */
  const found = [[[], 0]];
  chars.forEach((char, place) => {
    if (char === separator) found.push([[], place + 1]);
    else found[found.length - 1][0].push(char);
  });
  return found;
}
