/** @file House rules that were changed, in a line under something that was played by them. */
import { html, nothing } from "lit";
import { pick, say } from "../i18n.js";

/** So many are named; of the rest it is said how many they are. */
const NAMED = 3;

/**
 * @param {import("../types.js").Lang} lang
 * @param {import("../types.js").Game} game
 * @param {import("../types.js").OptionValues} houses only what differs from the usual
 */
export function drawHouses(lang, game, houses) {
  const changed = game.options.filter((option) => option.id in houses && option.id !== "hands_per_session");
  if (changed.length === 0) return nothing;
  return html`<ul class="house" aria-label=${say(lang, "options.changes")}>
    ${changed.slice(0, NAMED).map((option) => html`<li>${say(lang, "options.change", {
      rule: pick(lang, option.label),
      value: pick(lang, option.choices.find((choice) => choice.value === houses[option.id])?.label) || String(houses[option.id]),
    })}</li>`)}
    ${changed.length > NAMED ? html`<li>${say(lang, "saved.houses.more", { n: changed.length - NAMED })}</li>` : nothing}
  </ul>`;
}
