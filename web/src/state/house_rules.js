/** @file House rules as values: all of them, or only what differs from a game's defaults. */

/** @typedef {import("../shared/types.js").Game} Game */
/** @typedef {import("../shared/types.js").OptionValues} OptionValues */
/** @typedef {import("./app_state.js").Setup} Setup */

/**
 * All option values: the defaults, and what was changed.
 * @param {Game} game
 * @param {OptionValues} changed
 * @returns {OptionValues}
 */
export const fullOptions = (game, changed) =>
  Object.fromEntries(
    game.options.map((option) => [option.id, option.id in changed ? changed[option.id] : option.default]),
  );

/**
 * Only what differs from the defaults of this game.
 * @param {Game} game
 * @param {OptionValues} values
 * @returns {OptionValues}
 */
export const changedOptions = (game, values) =>
  Object.fromEntries(
    game.options.filter((o) => o.id in values && values[o.id] !== o.default).map((o) => [o.id, values[o.id]]),
  );

/** The house rules of the lobby's game: only what differs from its defaults. @param {Setup} setup */
export const houseRulesOf = (setup) => setup.houses[setup.game] ?? {};

/** House rules without the choices that this game does not offer. @param {Game} game @param {OptionValues} values */
function offered(game, values) {
  const fits = game.options.filter((o) => o.choices.some((choice) => choice.value === values[o.id]));
  return changedOptions(game, Object.fromEntries(fits.map((o) => [o.id, values[o.id]])));
}

/**
 * Returns a stored setup without what the engine no longer offers. An older page stored the house rules of one game
 * only.
 * @param {Setup & {options?: OptionValues}} setup
 * @param {import("../shared/types.js").Games} games
 * @returns {Setup}
 */
export function fitSetup(setup, games) {
  const game = games.games.find((g) => g.id === setup.game) ?? games.games[0];
  const bots = [0, 1].map((nth) =>
    games.bots.some((bot) => bot.id === setup.bots[nth]) ? setup.bots[nth] : games.bots[games.bots.length - 1].id,
  );
  /** @type {Record<string, OptionValues>} */
  const stored = { ...(setup.options ? { [setup.game]: setup.options } : {}), ...setup.houses };
  const houses = Object.fromEntries(
    games.games.filter((g) => stored[g.id]).map((g) => [g.id, offered(g, stored[g.id])]),
  );
  return { game: game.id, houses, bots, hands: setup.hands, open: setup.open === true };
}
