/** @file The page of the rule books: the choice of a game, and of another one to compare it with. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { PAGES } from "../shared/site.js";
import { alsoAsked, rulesAsked } from "./address.js";
import "./also.js";
import { byFamily } from "./data.js";
import { FetchedPart } from "./fetched_element.js";
import "./rule_book.js";

/** @import { BookGame } from "./types.js" */

/** @extends {FetchedPart<{games: BookGame[]}>} */
class RuleBooks extends FetchedPart {
  constructor() {
    super("book");
  }

  /** @param {{games: BookGame[]}} found */
  draw({ games }) {
    const { game, other, rule } = rulesAsked(this.hash, games);
    const also = alsoAsked(this.hash);
    const family = games.filter((one) => one.family === game.family);
    return html`<main class="reading books ${other ? "compared" : ""}">
      <h1>${this.say("learn.rules")}</h1>
      <div class="choose-game">
        <nav class="games-nav" aria-label=${this.say("rules.game")}>${byFamily(games).map(([name, own]) => this.drawFamily(name, own, also === null ? game : null))}${this.drawMore(also !== null)}</nav>
        ${also === null ? this.drawComparing(game, other, family) : nothing}
      </div>
      ${also === null ? this.drawBook(game, other, rule, family) : html`<hp-also .lang=${this.lang} .hash=${this.hash} .entry=${also}></hp-also>`}
    </main>`;
  }

  /** @param {BookGame} game @param {BookGame|null} other @param {BookGame[]} family */
  drawComparing(game, other, family) {
    return html`<label class="field"><span>${this.say("rules.compare.with")}</span>
          <select @change=${(/** @type {Event} */ event) => this.compare(game, /** @type {HTMLSelectElement} */ (event.target).value)}>
            <option value="" ?selected=${!other}>${this.say("rules.compare.none")}</option>
            ${family
              .filter((one) => one !== game)
              .map((one) => html`<option value=${one.id} ?selected=${one === other}>${this.pick(one.name)}</option>`)}
          </select></label>`;
  }

  /** @param {BookGame} game @param {BookGame|null} other @param {string} rule @param {BookGame[]} family */
  drawBook(game, other, rule, family) {
    return html`${PAGES.calculate ? html`<p class="intro"><a class="quiet" href="${PAGES.calculate}#game=${game.id}">${this.say("learn.calculate")}</a></p>` : nothing}
      ${keyed(
        game.family,
        html`<hp-rule-book .source=${`book-${game.family}`} .lang=${this.lang} .hash=${this.hash} .games=${family} .game=${game} .other=${other}
          .rule=${rule}></hp-rule-book>`,
      )}`;
  }

  /** @param {string} family @param {BookGame[]} games @param {BookGame|null} chosen */
  drawFamily(family, games, chosen) {
    const name = this.say(`learn.family.${family}`);
    return html`<div class="family-games" role="group" aria-label=${name}><span class="family-name" aria-hidden="true">${name}</span>${games.map(
      (one) =>
        html`<a class="chip-link" href="#${one.id}" aria-current=${one === chosen ? "true" : "false"}>${this.pick(one.name)}</a>`,
    )}</div>`;
  }

  /**
   * Draws what stands beside the books: other games of the same name, and the rules of the cup, which the tournament
   * page shows with their sources.
   * @param {boolean} also whether the first is shown
   */
  drawMore(also) {
    const name = this.say("learn.beside");
    return html`<div class="family-games" role="group" aria-label=${name}><span class="family-name" aria-hidden="true">${name}</span>
      <a class="chip-link" href="#also" aria-current=${also ? "true" : "false"}>${this.say("learn.also")}</a>
      ${PAGES.tournament ? html`<a class="chip-link" data-cup href="${PAGES.tournament}#rules">${this.say("learn.cup.rules")}</a>` : nothing}</div>`;
  }

  /** @param {BookGame} game @param {string} other */
  compare(game, other) {
    location.hash = other ? `#${game.id}/vs/${other}` : `#${game.id}`;
  }
}

customElements.define("hp-rule-books", RuleBooks);
