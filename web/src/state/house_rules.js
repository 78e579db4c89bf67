/**
 * @file House rules as values: all of them, or only what differs from a game's defaults. They are known once they were
 * fetched, right after the first view.
 */
import { offerOf } from "../shared/offers.js";

/** @import { Game, GameOption, Games, OptionValues } from "../shared/types.js" */
/** @import { OwnSet, Setup } from "./app_state.js" */

/** What a game lets players choose; null while they were not fetched. @param {Game} game */
export const optionsOf = ({ id, family, options }) => options ?? offerOf(family)?.options[id] ?? null;

/** Options that people ask for before any house rule; the set-up shows them by themselves. */
export const ASKED_FIRST = ["seats", "kings", "buried"];

/**
 * The options of a game that are asked first with these house rules, each with its choices from few to many.
 * @param {Game|undefined} game
 * @param {OptionValues} changed
 */
export const askedFirst = (game, changed) =>
  ((game && optionsOf(game)) || [])
    .filter((option) => ASKED_FIRST.includes(option.id) && game && isOpen(game, option, changed))
    .map((option) => ({ ...option, choices: [...option.choices].sort((a, b) => Number(a.value) - Number(b.value)) }));

/**
 * Whether an option may be chosen beside these values: some belong to one value of another option.
 * @param {Game} game
 * @param {GameOption} option
 * @param {OptionValues} values
 */
export function isOpen(game, { only_with: only }, values) {
  if (!only) return true;
  const other = (optionsOf(game) ?? []).find(({ id }) => id === only.option);
  return (only.option in values ? values[only.option] : other?.default) === only.value;
}

/**
 * All option values: the defaults, and what was changed.
 * @param {Game} game
 * @param {OptionValues} changed
 * @returns {OptionValues}
 */
export const fullOptions = (game, changed) =>
  Object.fromEntries(
    (optionsOf(game) ?? []).map((option) => [
      option.id,
      option.id in changed && isOpen(game, option, changed) ? changed[option.id] : option.default,
    ]),
  );

/** How many play a game with these house rules. @param {Game} game @param {OptionValues} changed */
export const seatsWith = (game, changed) => Number(fullOptions(game, changed).seats ?? game.seats ?? 3);

/**
 * Only what differs from the defaults of this game.
 * @param {Game} game
 * @param {OptionValues} values
 * @returns {OptionValues}
 */
export const changedOptions = (game, values) =>
  Object.fromEntries(
    (optionsOf(game) ?? [])
      .filter((o) => o.id in values && values[o.id] !== o.default && isOpen(game, o, values))
      .map((o) => [o.id, values[o.id]]),
  );

/** Options as a text that is the same for the same ones. @param {OptionValues} options */
const asText = (options) => JSON.stringify(Object.entries(options).sort());

/** Whether two choices of house rules are the same. @param {OptionValues} one @param {OptionValues} other */
export const sameRules = (one, other) => asText(one) === asText(other);

/**
 * Named house rules of which one set has another name; no other of its game keeps that name.
 * @param {OwnSet[]} sets
 * @param {OwnSet} set
 * @param {string} name
 * @returns {OwnSet[]}
 */
export const renamed = (sets, set, name) =>
  sets.flatMap((one) => {
    if (one === set) return [{ ...set, name }];
    return one.game === set.game && one.name === name ? [] : [one];
  });

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
 * The levels of all seats but the player's: those that were chosen. A seat for which none was chosen, or an unknown one,
 * has the level of the seat before it, or else the last one of the list.
 * @param {string[]} chosen
 * @param {number} seats
 * @param {Games} games
 * @returns {string[]}
 */
export function botsOf(chosen, seats, games) {
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
  const bots = botsOf(setup.bots, Math.max(game.seats ?? 3, setup.bots.length + 1), games);
  /** @type {Record<string, OptionValues>} */
  const stored = { ...(setup.options ? { [setup.game]: setup.options } : {}), ...setup.houses };
  const houses = Object.fromEntries(Object.entries(stored).map(([id, values]) => [id, offered(gameNamed(id), values)]));
  const { people = 1, names = [], sets = [], manners } = setup;
  const chosen = { game: game.id, houses, bots, hands: setup.hands, open: setup.open === true, people, names, sets };
  return manners === undefined ? chosen : { ...chosen, manners };
}
