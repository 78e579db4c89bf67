/** @file The puzzles that the site has: a file for each game, fetched when one of its puzzles is wanted. */

/**
 * @typedef {object} Puzzle A puzzle as docs/puzzles.md describes it.
 * @property {string} id
 * @property {string} kind
 * @property {number} hard
 * @property {string} position
 * @property {string[]} answer
 * @property {[string, number][]} rest
 * @property {[number, number]} [gap]
 * @property {string} [action]
 */

/** The kinds of puzzles, in the order of the page. */
export const KINDS = /** @type {const} */ (["discard", "claim", "win", "count", "waits", "why"]);

/** @type {Map<string, Promise<Puzzle[]>>} */
const fetched = new Map();

/** The puzzles of a game. A failed attempt can be repeated. @param {string} game @returns {Promise<Puzzle[]>} */
export function puzzlesOf(game) {
  const address = new URL(`puzzles/${encodeURIComponent(game)}.json`, document.baseURI).href;
  const before = fetched.get(address);
  if (before) return before;
  const answer = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return /** @type {any[]} */ (await response.json()).flatMap((one) => asPuzzle(one) ?? []);
  });
  fetched.set(address, answer);
  answer.catch(() => fetched.delete(address));
  return answer;
}

/** A value as a puzzle, null if it has not the fields of one. The engine checks all the rest. @param {any} value @returns {Puzzle|null} */
export function asPuzzle(value) {
  if (typeof value !== "object" || value === null) return null;
  const { id, kind, hard, position, answer, rest } = value;
  const named = [id, kind, position].every((text) => typeof text === "string");
  return named && Number.isInteger(hard) && Array.isArray(answer) && Array.isArray(rest) ? value : null;
}

/** A line as a puzzle, null if it is none. @param {string} line @returns {Puzzle|null} */
export function puzzleOfLine(line) {
  try {
    return asPuzzle(JSON.parse(line));
  } catch {
    return null;
  }
}

/** The game of a puzzle, as its position names it. @param {Puzzle} puzzle */
export const gameOfPuzzle = ({ position }) => /(?:^| )game:([\w-]+)/.exec(position)?.[1] ?? "";
