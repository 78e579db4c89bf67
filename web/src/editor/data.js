/** @file What a hand of each game may be put together from, as the engine says; the build puts it into the scripts. */

import { optionsOf } from "../embed/play/options.js";

/** @typedef {Record<string, number>} Copies */
/**
 * @typedef {object} Editing
 * @property {Record<string, {copies: Copies, melds: string[], turns: boolean, usual?: Copies, rules?: Record<string, Record<string, Copies>>}>} games
 *   for each game the most cards that any of its house rules has, where they differ from its deck's, the sorts of groups
 *   that it has, and whether a turned card counts; `usual` are the cards of its usual rules, and `rules` what a value of a
 *   house rule changes
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
 * @param {string} [chosen] the house rules that are chosen; without it, any may be
 */
export function materialOfGame(game, deck, chosen) {
  const { copies = {}, melds = [], usual, rules = {} } = EDITING.games[game] ?? {};
  const values = Object.entries(optionsOf({ games: [] }, game, chosen ?? ""));
  const changed = values.map(([name, value]) => rules[name]?.[String(value)]);
  const known = EDITING.melds[deck.family] ?? {};
  return {
    copies: Object.assign({ ...deck.copies, ...copies }, ...(chosen === undefined ? [] : [usual, ...changed])),
    melds: Object.fromEntries(melds.map((kind) => [kind, known[kind] ?? []])),
  };
}

/** Whether a card that is turned up counts in a game. @param {string} game */
export const turnsCard = (game) => EDITING.games[game]?.turns ?? false;
