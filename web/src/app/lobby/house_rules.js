/**
 * @file House rules in the lobby: a folded list of all options with their help; below it the changed ones and
 * contradictions.
 */
import { html, nothing } from "lit";
import { ASKED_FIRST, fullOptions, houseRulesOf, isOpen, optionsOf } from "../../state/house_rules.js";
import { gameOf } from "../../state/selectors.js";
import { pick } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";

/** @import { Game, GameOption, OptionValues } from "../../shared/types.js" */

/** Options that have a control of their own in the lobby. */
const ASKED = new Set(["hands_per_session", ...ASKED_FIRST]);

/**
 * The heading of an option, by the first word of its rule's id. All other options are under "play".
 * @type {Record<string, string>}
 */
const HEADINGS = { win: "win", king: "win", fan: "fan", xing: "pay", pay: "pay", huxi: "pay", session: "pay" };
const ORDER = ["win", "play", "fan", "pay"];

/** @param {GameOption} option */
const headingOf = (option) => HEADINGS[(option.rule ?? "").split(".")[0]] ?? "play";

/**
 * The choice with a value; the first choice if there is none.
 * @param {GameOption} option
 * @param {number|string|boolean} value
 */
const choiceOf = (option, value) => option.choices.find((choice) => choice.value === value) ?? option.choices[0];

/** @extends {AppElement<import("../controller.js").Controller>} */
export class HouseRules extends AppElement {
  render() {
    const game = gameOf(this.app, this.app.lobby.setup.game);
    const offered = game && optionsOf(game);
    if (!offered || this.app.lobby.unfetched === game.family) return this.drawUnknown(game);
    const values = fullOptions(game, houseRulesOf(this.app.lobby.setup));
    const options = offered.filter((option) => !ASKED.has(option.id) && isOpen(game, option, values));
    const changed = options.filter((option) => values[option.id] !== option.default);
    return html`
      <details class="options" ?open=${this.app.lobby.problems.length > 0}>
        <summary>${this.say("lobby.options")}<span class="hint">${
          changed.length > 0
            ? this.say("lobby.options.changed", { n: changed.length })
            : this.say("lobby.options.usual", { n: options.length })
        }</span></summary>
        ${ORDER.map((heading) =>
          this.drawGroup(
            heading,
            options.filter((option) => headingOf(option) === heading),
            values,
          ),
        )}
      </details>
      ${this.drawChanged(changed, values)}
      ${this.drawProblems()}
    `;
  }

  /**
   * Draws the place of the house rules while they are being fetched; if they did not arrive, says so and offers to try
   * again.
   * @param {Game|undefined} game
   */
  drawUnknown(game) {
    if (!game || this.app.lobby.unfetched !== game.family)
      return html`<div class="options"><span class="segment empty"></span></div>`;
    return html`<div class="unfetched" role="alert"><p>${this.say("part.failed")}</p>
      <button type="button" class="quiet" @click=${() => this.page.families.fetchRules(game.id)}>${this.say("boot.retry")}</button></div>`;
  }

  /** @param {string} heading @param {GameOption[]} options @param {OptionValues} values */
  drawGroup(heading, options, values) {
    if (options.length === 0) return nothing;
    return html`<fieldset class="option-list"><legend>${this.say(`options.${heading}`)}</legend>
      ${options.map((option) => this.drawOption(option, values[option.id]))}
    </fieldset>`;
  }

  /** @param {GameOption} option @param {number|string|boolean} value */
  drawOption(option, value) {
    const wrong = this.app.lobby.problems.filter(
      (problem) => problem.option === option.id || problem.other === option.id,
    );
    const id = `option-${option.id}`;
    return html`<div class="option field ${value === option.default ? "" : "changed"} ${wrong.length > 0 ? "wrong" : ""}">
      <label for=${id}>${pick(this.lang, option.label)}</label>
      <select id=${id} aria-describedby="${id}-help" aria-invalid=${wrong.length > 0 ? "true" : "false"}
        @change=${(/** @type {Event} */ event) => this.choose(option, /** @type {HTMLSelectElement} */ (event.target).selectedIndex)}>
        ${option.choices.map(
          (choice) =>
            html`<option ?selected=${choice.value === value} .selected=${choice.value === value}>${pick(
              this.lang,
              choice.label,
            )}</option>`,
        )}
      </select>
      <small id="${id}-help">${pick(this.lang, option.help)}${wrong.map((problem) => html` <b>${this.pick(problem.text)}</b>`)}</small>
    </div>`;
  }

  /** @param {GameOption} option @param {number} nth */
  choose(option, nth) {
    this.page.lobby.setOption(option.id, option.choices[nth].value);
  }

  /**
   * Draws the changed options, each with a button that resets it. They stay visible when the list is folded.
   * @param {GameOption[]} changed
   * @param {OptionValues} values
   */
  drawChanged(changed, values) {
    if (changed.length === 0) return nothing;
    return html`<ul class="changes" aria-label=${this.say("options.changes")}>
      ${changed.map((option) => {
        const rule = pick(this.lang, option.label);
        return html`<li class="change"><span>${this.say("options.change", { rule, value: pick(this.lang, choiceOf(option, values[option.id]).label) })}</span>
          <button type="button" class="icon" aria-label=${this.say("options.usual", { rule })}
            title=${this.say("options.usual", { rule })} @click=${() => this.page.lobby.setOption(option.id, option.default)}><span aria-hidden="true">×</span></button></li>`;
      })}
      ${
        changed.length > 1
          ? html`<li><button type="button" class="quiet small" @click=${() => this.page.lobby.setOptions({})}>${this.say("options.all.usual")}</button></li>`
          : nothing
      }
    </ul>`;
  }

  /** Draws all contradictions that the engine finds in the house rules. The page resets none of them by itself. */
  drawProblems() {
    const { problems } = this.app.lobby;
    if (problems.length === 0) return nothing;
    return html`<div class="problems" role="alert"><p>${this.say("options.problems")}</p>
      <ul>${problems.map((problem) => html`<li>${this.pick(problem.text)}</li>`)}</ul></div>`;
  }
}

customElements.define("hp-rules", HouseRules);
