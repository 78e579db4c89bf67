/** @file The house rules of a game as a folded list, for a page without a lobby. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { pick } from "../text/phrases.js";
import { say } from "./words.js";

/** @import { GameOption, OptionValues } from "../shared/types.js" */

/**
 * @param {"zh"|"en"} lang
 * @param {GameOption[]} options
 * @param {OptionValues} values those that were chosen
 * @param {(values: OptionValues) => void} choose called with all that are chosen then
 */
export function drawHouseRules(lang, options, values, choose) {
  if (options.length === 0) return nothing;
  const chosenOf = (/** @type {GameOption} */ option) =>
    Object.hasOwn(values, option.id) ? values[option.id] : option.default;
  const changed = options.filter((option) => chosenOf(option) !== option.default).length;
  const hint =
    changed > 0 ? say(lang, "calculate.options.changed", { n: changed }) : say(lang, "calculate.options.usual");
  return html`<details class="options"><summary>${say(lang, "calculate.options")}<span class="hint">${hint}</span></summary>
    <div class="option-list">${options.map((option) =>
      drawOption(lang, option, chosenOf(option), (value) => choose({ ...values, [option.id]: value })),
    )}</div>
    ${Object.keys(values).length > 0 ? html`<button type="button" class="quiet" @click=${() => choose({})}>${say(lang, "calculate.options.reset")}</button>` : nothing}
  </details>`;
}

/** @param {"zh"|"en"} lang @param {GameOption} option @param {unknown} value @param {(value: number|string|boolean) => void} choose */
function drawOption(lang, option, value, choose) {
  const id = `option-${option.id}`;
  const changed = (/** @type {Event} */ event) =>
    choose(option.choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].value);
  return html`<div class="option field ${value === option.default ? "" : "changed"}">
    <label for=${id}>${pick(lang, option.label)}</label>
    <select id=${id} aria-describedby="${id}-help" @change=${changed}>${option.choices.map(
      (choice) => html`<option .selected=${live(choice.value === value)}>${pick(lang, choice.label)}</option>`,
    )}</select>
    <small id="${id}-help">${pick(lang, option.help)}</small>
  </div>`;
}
