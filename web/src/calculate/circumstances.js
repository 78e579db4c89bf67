/** @file What cards do not show of a hand: how the winning card came, the house rules, how the seats stand. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { turnsCard } from "../editor/data.js";
import { DATA } from "../embed/material.js";
import { ofHands, optionsOf, optionsText } from "../embed/play/options.js";
import { isKey, say as sayEmbed } from "../embed/play/words.js";
import { factsOf } from "../families/facts.js";
import { offerOf } from "../shared/offers.js";
import { drawHouseRules } from "./house_rules.js";
import { say } from "./words.js";

/** @import { GameOption } from "../shared/types.js" */
/** @import { Field } from "../editor/fields.js" */
/** @typedef {Record<string, string>} Hand The fields of a hand, as an address has them. */
/** @typedef {(change: Hand) => void} Change */

/** What a turned card is called in questions about a game. @param {string} game */
export const turnedIn = (game) => factsOf(DATA.games[game]).turned;

/** The fields that name cards, and that the editor shows for a question about a hand. @param {string} game @param {boolean} wins whether it asks about a winning card @returns {Field[]} */
export const cardFields = (game, wins) => [
  ...(wins ? /** @type {const} */ (["cards", "laid", "win"]) : /** @type {const} */ (["cards", "laid"])),
  ...(turnsCard(game) ? /** @type {const} */ (["indicator"]) : []),
];

/** The house rules of a game that may matter for one hand. @param {string} game */
export const houseRules = (game) => ofHands(offerOf(DATA.games[game])?.options[game] ?? []);

/** @param {"zh"|"en"} lang @param {GameOption[]} options @param {string} game @param {string} text those that are chosen @param {Change} change */
export function drawRules(lang, options, game, text, change) {
  const chosen = optionsOf(/** @type {any} */ ({ games: [{ id: game, options }] }), game, text);
  return drawHouseRules(lang, options, chosen, (values) => change({ options: optionsText(options, values) }));
}

/** How the winning card came. @param {"zh"|"en"} lang @param {string} game @param {Hand} hand @param {Change} change */
export function drawWay(lang, game, hand, change) {
  const { ways } = factsOf(DATA.games[game]);
  return html`<label class="field"><span>${say(lang, "calculate.by")}</span>
    <select @change=${(/** @type {Event} */ event) => change({ by: /** @type {HTMLSelectElement} */ (event.target).value })}>${ways.map(
      (way) =>
        html`<option value=${way} .selected=${live(way === (hand.by || ways[0]))}>${wayName(lang, way)}</option>`,
    )}</select></label>`;
}

/** How the seats stand and what was seen, for games whose questions may say it. @param {"zh"|"en"} lang @param {string} game @param {Hand} hand @param {Change} change @param {string[]} [names] the fields that are asked for */
export function drawMore(lang, game, hand, change, names = ["seats_state", "seen"]) {
  if (!factsOf(DATA.games[game]).states) return nothing;
  const write = (/** @type {string} */ name) => (/** @type {Event} */ event) =>
    change({ [name]: /** @type {HTMLInputElement} */ (event.target).value });
  return html`<details class="options"><summary>${say(lang, "calculate.more")}</summary>
    <label class="text-field"><span>${say(lang, "calculate.seats")}</span>
      <input autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" .value=${live(hand.seats_state ?? "")}
        aria-describedby="seats-help" @input=${write("seats_state")} /><small id="seats-help">${say(lang, "calculate.seats.help")}</small></label>
    ${
      names.includes("seen")
        ? html`<label class="text-field"><span>${say(lang, "calculate.seen")}</span>
      <input autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="500" .value=${live(hand.seen ?? "")} @input=${write("seen")} /></label>`
        : nothing
    }
  </details>`;
}

/** How a winning card came, in words. @param {"zh"|"en"} lang @param {string} way */
function wayName(lang, way) {
  const key = `embed.by.${way}`;
  return isKey(key) ? sayEmbed(lang, key) : way;
}
