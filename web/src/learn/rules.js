/** @file The page of the rule books: the choice of a game, and of another one to compare it with. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { PAGES } from "../shared/site.js";
import { rulesAsked } from "./address.js";
import { byFamily } from "./families.js";
import { FetchedPart } from "./fetched_element.js";
import "./rule_book.js";

/** @typedef {import("./types.js").BookGame} BookGame */

/** @extends {FetchedPart<{games: BookGame[]}>} */
class RuleBooks extends FetchedPart {
  constructor() {
    super("book");
  }

  /** @param {{games: BookGame[]}} found */
  draw({ games }) {
    const { game, other, rule } = rulesAsked(this.hash, games);
    const family = games.filter((one) => one.family === game.family);
    return html`<main class="reading books ${other ? "compared" : ""}">
      <h1>${this.say("learn.rules")}</h1>
      <div class="choose-game">
        <nav class="games-nav" aria-label=${this.say("rules.game")}>${byFamily(games).map(([name, own]) => this.drawFamily(name, own, game))}${this.drawCup()}</nav>
        <label class="field"><span>${this.say("rules.compare.with")}</span>
          <select @change=${(/** @type {Event} */ event) => this.compare(game, /** @type {HTMLSelectElement} */ (event.target).value)}>
            <option value="" ?selected=${!other}>${this.say("rules.compare.none")}</option>
            ${family
              .filter((one) => one !== game)
              .map((one) => html`<option value=${one.id} ?selected=${one === other}>${this.pick(one.name)}</option>`)}
          </select></label>
      </div>
      ${PAGES.calculate ? html`<p class="intro"><a class="quiet" href="${PAGES.calculate}#game=${game.id}">${this.say("learn.calculate")}</a></p>` : nothing}
      ${keyed(
        game.family,
        html`<hp-rule-book .source=${`book-${game.family}`} .lang=${this.lang} .hash=${this.hash} .games=${family} .game=${game} .other=${other}
          .rule=${rule}></hp-rule-book>`,
      )}
    </main>`;
  }

  /** @param {string} family @param {BookGame[]} games @param {BookGame} chosen */
  drawFamily(family, games, chosen) {
    const name = this.say(`learn.family.${family}`);
    return html`<div class="family-games" role="group" aria-label=${name}><span class="family-name" aria-hidden="true">${name}</span>${games.map(
      (one) =>
        html`<a class="chip-link" href="#${one.id}" aria-current=${one === chosen ? "true" : "false"}>${this.pick(one.name)}</a>`,
    )}</div>`;
  }

  /** Draws the rules of the cup as a book beside the others; the tournament page shows them with their sources. */
  drawCup() {
    if (!PAGES.tournament) return nothing;
    const name = this.say("learn.cups");
    return html`<div class="family-games" role="group" aria-label=${name}><span class="family-name" aria-hidden="true">${name}</span>
      <a class="chip-link" data-cup href="${PAGES.tournament}#rules">${this.say("learn.cup.rules")}</a></div>`;
  }

  /** @param {BookGame} game @param {string} other */
  compare(game, other) {
    location.hash = other ? `#${game.id}/vs/${other}` : `#${game.id}`;
  }
}

customElements.define("hp-rule-books", RuleBooks);
