/** @file What a hand of each game may be put together from, as the engine says; the build puts it into the scripts. */

/**
 * @typedef {object} Editing
 * @property {Record<string, {copies: Record<string, number>, melds: string[], turns: boolean}>} games for each game the
 *   numbers of cards that differ from its deck's, the sorts of groups that it has, and whether a turned card counts
 * @property {Record<string, Record<string, string[]>>} melds the cards of all groups, by family and sort
 * @property {string} letters all characters of signs that are not ASCII
 */

/** @type {Editing} */
const EDITING = JSON.parse(/** @type {any} */ (globalThis).HUPAI_EDITING ?? '{"games":{},"melds":{},"letters":""}');

/** Characters that are in no hand as people write it: words begin with them. Full width is read, and so are tiles. */
export const WORDS = EDITING.letters
  ? new RegExp(`[^ -~${EDITING.letters}，、；：·・（）【】「」！-～　]`, "u")
  : /(?!)/;

/**
 * What a hand of a game may have: how many of each card, and the cards of its groups by their sort.
 * @param {string} game
 * @param {import("../picture/types.js").ReadingDeck} deck
 */
export function materialOfGame(game, deck) {
  const { copies = {}, melds = [] } = EDITING.games[game] ?? {};
  const known = EDITING.melds[deck.family] ?? {};
  return {
    copies: { ...deck.copies, ...copies },
    melds: Object.fromEntries(melds.map((kind) => [kind, known[kind] ?? []])),
  };
}

/** Whether a card that is turned up counts in a game. @param {string} game */
export const turnsCard = (game) => EDITING.games[game]?.turns ?? false;
