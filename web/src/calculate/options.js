/** @file House rules that differ from the usual ones, as the address holds them: `xing=gen,min_huxi=15`. */

/** @import { GameOption, OptionValues } from "../shared/types.js" */

/** Options that say nothing about a single hand. */
const OF_MATCHES = new Set(["hands_per_session"]);

/** The house rules that a game lets players choose, as far as they may matter for one hand. @param {GameOption[]} options */
export const ofHands = (options) => options.filter(({ id }) => !OF_MATCHES.has(id));

/** A value as it is written. @param {number|string|boolean} value */
const written = (value) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));

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
