/** @file Draws the house rules that differ from the usual ones, as a short list. */
import { html, nothing } from "lit";
import { optionsOf } from "../state/house_rules.js";
import { pick, say } from "../text/i18n.js";

/** @import { Game, Lang, OptionValues } from "../shared/types.js" */

/** How many options are named at most. For all others, only their number is shown. */
const NAMED = 3;

/**
 * @param {Lang} lang
 * @param {Game} game
 * @param {OptionValues} houses only the options that differ from their defaults
 */
export function drawChangedOptions(lang, game, houses) {
  const changed = (optionsOf(game) ?? []).filter((option) => option.id in houses && option.id !== "hands_per_session");
  if (changed.length === 0) return nothing;
  return html`<ul class="house" aria-label=${say(lang, "options.changes")}>
    ${changed.slice(0, NAMED).map(
      (option) =>
        html`<li>${say(lang, "options.change", {
          rule: pick(lang, option.label),
          value:
            pick(lang, option.choices.find((choice) => choice.value === houses[option.id])?.label) ||
            String(houses[option.id]),
        })}</li>`,
    )}
    ${changed.length > NAMED ? html`<li>${say(lang, "saved.houses.more", { n: changed.length - NAMED })}</li>` : nothing}
  </ul>`;
}
