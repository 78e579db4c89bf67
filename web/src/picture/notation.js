/** @file What every notation has in common: its errors, and pieces of a text. */

/** @typedef {[code: string, place: number]} Placed */
/** @typedef {{name: string, start: number, cards: string, at: number, text: string}} Written A group as it is written. */
/**
 * @typedef {object} Reader What reads the notation of a family. Its errors are NotationErrors.
 * @property {<T>(text: string, read: (text: string) => T) => T} typed what `read` makes of a text as it is read; errors get their places in it as it was typed
 * @property {(text: string) => Placed[]} cards the cards of a text, each with its index
 * @property {(text: string, known: Record<string, unknown>) => Written[]} groups what stands behind the name of a known group up to the next one are its cards
 * @property {(text: string, known: Record<string, unknown>) => {name: string, at: number}} named the known group that a text begins with, and where its cards begin
 */

const NAME = "NotationError";

/** A text that is not cards; the place is an index in it, in characters once `typed` has had it. */
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

/** What `read` returns; an error about a text gets another place. @template T @param {(place: number) => number} moved @param {() => T} read */
export function placing(moved, read) {
  try {
    return read();
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const { code, place, facts } = /** @type {NotationError} */ (error);
    throw new NotationError(code, moved(place), facts);
  }
}

/** The pieces of a text between the separators, each with its index. @param {string} text @param {string} separator @returns {[piece: string, place: number][]} */
export function pieces(text, separator) {
  let next = 0;
  return text.split(separator).map((piece) => {
    const place = next;
    next += piece.length + separator.length;
    return [piece, place];
  });
}
