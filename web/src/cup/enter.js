/** @file Draws what is chosen before a tournament begins. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { drawFace } from "../portraits/faces.js";
import { MOST_PEOPLE } from "../state/people.js";
import { LONGEST_NAME as AT_THE_TABLE } from "../text/seats.js";
import { LONGEST_NAME } from "./saved_cup.js";
import { PRESETS, presetName, setsOf } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */

/** Bots whose portraits stand at the head of the page. */
const GUESTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** @param {Page} page */
export function drawEnter(page) {
  const { choice } = page;
  return html`<form class="cup-enter" @submit=${(/** @type {Event} */ event) => page.enter(event)}>
    ${drawChosen(page)}
    <div class="paper cup-others"><fieldset><legend>${page.say("cup.which")}</legend>
      <div class="cup-presets">${PRESETS.map(
        (preset) => html`<label class="cup-preset"><input type="radio" name="preset" value=${preset}
          .checked=${live(preset === choice.preset)} @change=${() => page.choose({ preset })} />
          <span><b>${presetName(page, preset)}</b><small>${page.say(`cup.preset.${preset}.about`)}</small></span></label>`,
      )}</div></fieldset>
      <div class="cup-fields">${drawGames(page)}
        <details class="cup-more"><summary>${page.say("cup.more")}</summary>
          <label class="cup-field"><span>${page.say("cup.seed")}</span><input type="text" name="seed" maxlength="60" pattern="[!-~]*" autocomplete="off" spellcheck="false"
            .value=${live(choice.seed)} @input=${(/** @type {InputEvent} */ event) => page.choose({ seed: chosenIn(event) })} /></label></details></div>
      <p>${page.drawOpenFile()}</p></div>
  </form>`;
}

/** Draws the tournament that is chosen, large, with the name and the button. @param {Page} page */
function drawChosen(page) {
  const { choice, entering } = page;
  const alone = choice.friends.length === 0;
  const button = html`<button type="submit" class="answer play" ?disabled=${entering}>${page.say(entering ? "cup.entering" : "cup.enter")}</button>`;
  return html`<section class="paper cup-chosen" aria-labelledby="cup-chosen">
    <p class="cup-guests" aria-hidden="true">${GUESTS.map((nth) => html`<span class="cup-face">${drawFace(nth)}</span>`)}</p>
    <h2 id="cup-chosen">${presetName(page, choice.preset)}</h2>
    <p>${page.say(`cup.preset.${choice.preset}.about`)}</p>
    <div class="cup-go"><label class="cup-field"><span>${page.say("cup.name")}</span><input type="text" name="name" maxlength=${LONGEST_NAME} autocomplete="nickname"
        .value=${live(choice.name)} aria-describedby="cup-name-hint" @input=${(/** @type {InputEvent} */ event) => page.choose({ name: chosenIn(event) })} /></label>
      ${alone ? button : choice.friends.map((name, nth) => drawFriend(page, name, nth))}
      <small id="cup-name-hint">${page.say(alone ? "cup.name.hint" : "cup.friends.about")}</small>
      ${choice.friends.length + 1 < MOST_PEOPLE ? html`<button type="button" class="quiet" data-add-friend @click=${() => page.addFriend()}>${page.say("cup.friends.add")}</button>` : nothing}
      ${alone ? nothing : button}</div>
    ${entering && !page.cup.boot.ready ? page.drawProgress() : nothing}
  </section>`;
}

/** Draws the name of somebody who enters with the player. @param {Page} page @param {string} name @param {number} nth */
function drawFriend(page, name, nth) {
  const n = nth + 2;
  const typed = (/** @type {Event} */ event) =>
    page.choose({ friends: page.choice.friends.with(nth, chosenIn(event)) });
  return html`<div class="cup-friend"><label class="cup-field"><span>${page.say("cup.friends.name", { n })}</span><input type="text" name="friend" maxlength=${AT_THE_TABLE} autocomplete="off"
      .value=${live(name)} @input=${typed} /></label>
    <button type="button" class="icon" aria-label=${page.say("cup.friends.remove", { n })} title=${page.say("cup.friends.remove", { n })} @click=${() => page.removeFriend(nth)}><span aria-hidden="true">×</span></button></div>`;
}

/** @param {Event} event */
const chosenIn = (event) => /** @type {HTMLInputElement|HTMLSelectElement} */ (event.target).value;

/** Draws the games to choose from, those that have named rule sets with each of these too. @param {Page} page */
function drawGames(page) {
  const games = page.games?.games ?? [];
  const families = [...new Set(games.map(({ family }) => family))];
  const { game, set } = page.choice;
  const seats =
    setsOf(page, game).find(({ id }) => id === set)?.options.seats ?? games.find(({ id }) => id === game)?.seats;
  const offers = games.flatMap(({ id, family, name, sets = [] }) => [
    { family, game: id, set: "", name },
    ...sets.map((one) => ({ family, game: id, set: one.id, name: one.name })),
  ]);
  const choose = (/** @type {Event} */ event) => {
    const { game: of, set: named } = offers[Number(chosenIn(event))];
    page.choose({ game: of, set: named });
  };
  return html`<div><label class="field"><span>${page.say("cup.game")}</span><select name="game" @change=${choose}>${families.map(
    (family) =>
      html`<optgroup label=${page.say(`cup.family.${family}`)}>${offers.map((offer, nth) =>
        offer.family === family
          ? html`<option value=${nth} data-game=${offer.game} data-set=${offer.set} .selected=${live(offer.game === game && offer.set === set)}>${page.pick(offer.name)}</option>`
          : nothing,
      )}</optgroup>`,
  )}</select></label>
      ${seats === 4 ? html`<small>${page.say("cup.four")}</small>` : nothing}</div>`;
}
