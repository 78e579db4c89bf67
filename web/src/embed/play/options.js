/** @file House rules as people write them in an attribute or an address, `xing=gen,min_huxi=15`: reads and writes them. */

/** @import { GameOption, OptionValues } from "../../shared/types.js" */
/** @typedef {string|number|boolean} Value */
/** @typedef {{games: {id: string, options?: {id: string, choices: {value: Value}[]}[]}[]}} Games */

/** A value as it is written. @param {Value} value */
const written = (value) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));

/**
 * The house rules that a text names, each with the value that the engine knows. What names no rule or no value of it is
 * left as it is: the engine refuses it by name.
 * @param {Games} games
 * @param {string} game
 * @param {string} text
 */
export function optionsOf(games, game, text) {
  const known = games.games.find(({ id }) => id === game)?.options ?? [];
  /** @type {[string, Value][]} */
  const chosen = [];
  for (const part of text.split(",")) {
    if (!part.trim()) continue;
    const [name, ...rest] = part.split(/[=:]/);
    const value = rest.join("=").trim();
    const choices = known.find(({ id }) => id === name.trim())?.choices ?? [];
    const found = choices.find((choice) => written(choice.value) === value || String(choice.value) === value);
    chosen.push([name.trim(), found ? found.value : value]);
  }
  return Object.fromEntries(chosen);
}

/** House rules that change no single hand. */
const OF_MATCHES = new Set(["hands_per_session"]);

/** Those of a game's house rules that can change a single hand. @param {GameOption[]} options */
export const ofHands = (options) => options.filter((option) => !OF_MATCHES.has(option.id) && !option.at_match_end);

/** The chosen house rules as a text; those at their usual value are left out. @param {GameOption[]} options @param {OptionValues} values */
export const optionsText = (options, values) =>
  options
    .filter(({ id, default: usual }) => Object.hasOwn(values, id) && values[id] !== usual)
    .map(({ id }) => `${id}=${written(values[id])}`)
    .join(",");

/**
 * Choices of one house rule that are not made, each with what all house rules would be.
 * @param {GameOption[]} options
 * @param {OptionValues} values
 */
export const otherChoices = (options, values) =>
  options.flatMap((option) => {
    const now = Object.hasOwn(values, option.id) ? values[option.id] : option.default;
    return option.choices
      .filter(({ value }) => value !== now)
      .map((choice) => ({ option, choice, values: { ...values, [option.id]: choice.value } }));
  });
