/** @file What people call a game: with some house rules it has another name. The engine says with which. */

/** @import { Game, Games, NamedSet, OptionValues, Text } from "../shared/types.js" */

/**
 * The first other name of a game whose house rules were chosen.
 * @param {Pick<Game, "called">} game
 * @param {OptionValues} options all house rules, or only what differs from the defaults
 * @returns {NamedSet|undefined}
 */
export const otherName = ({ called = [] }, options) =>
  called.find((one) => Object.entries(one.options).every(([id, value]) => options[id] === value));

/**
 * What people call a game with these house rules; its id, if it is unknown.
 * @param {Games|null|undefined} games
 * @param {string} id
 * @param {OptionValues} options all house rules, or only what differs from the defaults
 * @returns {Text}
 */
export function gameName(games, id, options) {
  const game = games?.games.find((one) => one.id === id);
  return game ? (otherName(game, options) ?? game).name : { zh: id, en: id };
}
