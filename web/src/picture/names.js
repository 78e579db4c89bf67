/** @file Says whether a game, a face and a theme that somebody names are there. */

/** @import { Data } from "./types.js" */
/** @import { WrongName } from "./pictures.js" */

/**
 * What is wrong with a word that must be one of some; an empty one stands for the usual.
 * @param {Data} data
 * @param {{game: string, face: string, theme: string}} asked
 * @returns {WrongName|undefined}
 */
export function wrongName(data, { game, face, theme }) {
  const family = Object.hasOwn(data.games, game) ? data.games[game] : "";
  if (!family) return { text: game, code: "unknown_game", facts: { game, known: Object.keys(data.games).sort() } };
  /** @type {[string, [string, string[]]][]} */
  const known = Object.entries({ face: [face, data.faces[family]], theme: [theme, Object.keys(data.themes)] });
  for (const [name, [text, expected]] of known) {
    if (text && !expected.includes(text)) return { text, code: "wrong_argument", facts: { name, expected } };
  }
}
