/**
 * @file House rules as values: all of them, or only what differs from a game's defaults. Those of a family that the page
 * does not begin with are known once its scripts were fetched.
 */
import { offerOf } from "../family/registry.js";

/** @import { Game, Games, OptionValues } from "../shared/types.js" */
/** @import { Setup } from "./app_state.js" */

/** What a game lets players choose; null while its family was not fetched. @param {Game} game */
export const optionsOf = ({ id, family, options }) => options ?? offerOf(family)?.options[id] ?? null;

/** Options that people ask for before any house rule; the set-up shows them by themselves. */
export const ASKED_FIRST = ["kings"];

/**
 * The options of a game that are asked first, each with its choices from few to many.
 * @param {Game|undefined} game
 */
export const askedFirst = (game) =>
  ((game && optionsOf(game)) || [])
    .filter(({ id }) => ASKED_FIRST.includes(id))
    .map((option) => ({ ...option, choices: [...option.choices].sort((a, b) => Number(a.value) - Number(b.value)) }));

/**
 * All option values: the defaults, and what was changed.
 * @param {Game} game
 * @param {OptionValues} changed
 * @returns {OptionValues}
 */
export const fullOptions = (game, changed) =>
  Object.fromEntries(
    (optionsOf(game) ?? []).map((option) => [option.id, option.id in changed ? changed[option.id] : option.default]),
  );

/**
 * Only what differs from the defaults of this game.
 * @param {Game} game
 * @param {OptionValues} values
 * @returns {OptionValues}
 */
export const changedOptions = (game, values) =>
  Object.fromEntries(
    (optionsOf(game) ?? [])
      .filter((o) => o.id in values && values[o.id] !== o.default)
      .map((o) => [o.id, values[o.id]]),
  );

/** The house rules of the lobby's game: only what differs from its defaults. @param {Setup} setup */
export const houseRulesOf = (setup) => setup.houses[setup.game] ?? {};

/**
 * House rules without the choices that this game does not offer; as they are while it is not known what it offers.
 * @param {Game|undefined} game
 * @param {OptionValues} values
 */
function offered(game, values) {
  const options = game && optionsOf(game);
  if (!options) return values;
  const fits = options.filter((o) => o.choices.some((choice) => choice.value === values[o.id]));
  return changedOptions(game, Object.fromEntries(fits.map((o) => [o.id, values[o.id]])));
}

/**
 * The levels of a game's other seats: those that were chosen. A seat without one, or with one that there is not, has the
 * level of the seat before it or the last one of the list.
 * @param {string[]} chosen
 * @param {Game} game
 * @param {Games} games
 * @returns {string[]}
 */
export function botsOf(chosen, { seats = 3 }, games) {
  const known = (/** @type {string|undefined} */ id) => games.bots.find((bot) => bot.id === id)?.id;
  const last = games.bots[games.bots.length - 1].id;
  return Array.from(
    { length: seats - 1 },
    (_, nth) => known(chosen[nth]) ?? (nth < chosen.length ? last : (known(chosen[nth - 1]) ?? last)),
  );
}

/**
 * Returns a stored setup without what the engine no longer offers. The house rules of games that are not listed stay,
 * because an engine lists only the families that it has loaded. An older page stored the house rules of one game only.
 * @param {Setup & {options?: OptionValues}} setup
 * @param {Games} games
 * @returns {Setup}
 */
export function fitSetup(setup, games) {
  const gameNamed = (/** @type {string} */ id) => games.games.find((g) => g.id === id);
  const game = gameNamed(setup.game) ?? games.games[0];
  const bots = botsOf(setup.bots, game, games);
  /** @type {Record<string, OptionValues>} */
  const stored = { ...(setup.options ? { [setup.game]: setup.options } : {}), ...setup.houses };
  const houses = Object.fromEntries(Object.entries(stored).map(([id, values]) => [id, offered(gameNamed(id), values)]));
  return { game: game.id, houses, bots, hands: setup.hands, open: setup.open === true };
}
