/** @file Draws what is chosen before a tournament begins. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { LONGEST_NAME } from "./kept.js";
import { PRESETS, presetName } from "./words.js";

/** @typedef {import("./page.js").CupPage} Page */

/** @param {Page} page */
export function drawEnter(page) {
  const { choice, entering } = page;
  return html`<form class="paper cup-enter" @submit=${(/** @type {Event} */ event) => page.enter(event)}>
    <fieldset><legend>${page.say("cup.which")}</legend>
      <div class="cup-presets">${PRESETS.map(
        (preset) => html`<label class="cup-preset"><input type="radio" name="preset" value=${preset}
          .checked=${live(preset === choice.preset)} @change=${() => page.choose({ preset })} />
          <span><b>${presetName(page, preset)}</b><small>${page.say(`cup.preset.${preset}.about`)}</small></span></label>`,
      )}</div></fieldset>
    <div class="cup-fields">
      <label class="cup-field"><span>${page.say("cup.name")}</span><input type="text" name="name" maxlength=${LONGEST_NAME} autocomplete="nickname"
        .value=${live(choice.name)} aria-describedby="cup-name-hint" @input=${(/** @type {InputEvent} */ event) => page.choose({ name: chosenIn(event) })} />
        <small id="cup-name-hint">${page.say("cup.name.hint")}</small></label>
      ${drawGames(page)}
    </div>
    <details class="cup-more"><summary>${page.say("cup.more")}</summary>
      <label class="cup-field"><span>${page.say("cup.seed")}</span><input type="text" name="seed" maxlength="60" pattern="[!-~]*" autocomplete="off" spellcheck="false"
        .value=${live(choice.seed)} @input=${(/** @type {InputEvent} */ event) => page.choose({ seed: chosenIn(event) })} /></label></details>
    <p class="cup-go"><button type="submit" class="answer play" ?disabled=${entering}>${page.say(entering ? "cup.entering" : "cup.enter")}</button>
      ${page.drawOpenFile()}</p>
    ${entering && !page.cup.boot.ready ? page.drawProgress() : nothing}
  </form>`;
}

/** @param {Event} event */
const chosenIn = (event) => /** @type {HTMLInputElement|HTMLSelectElement} */ (event.target).value;

/** @param {Page} page */
function drawGames(page) {
  const games = page.games?.games ?? [];
  const families = [...new Set(games.map(({ family }) => family))];
  const chosen = games.find(({ id }) => id === page.choice.game);
  return html`<div><label class="field"><span>${page.say("cup.game")}</span><select name="game"
      @change=${(/** @type {Event} */ event) => page.choose({ game: chosenIn(event) })}>${families.map(
        (family) =>
          html`<optgroup label=${page.say(`cup.family.${family}`)}>${games
            .filter((game) => game.family === family)
            .map(
              (game) =>
                html`<option value=${game.id} .selected=${live(game === chosen)}>${page.pick(game.name)}</option>`,
            )}</optgroup>`,
      )}</select></label>
      ${chosen?.seats === 4 ? html`<small>${page.say("cup.four")}</small>` : nothing}</div>`;
}
