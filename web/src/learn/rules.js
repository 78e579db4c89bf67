/** @file The page of the rule books: the choice of a game, and of another one to compare it with. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { byFamily, drawChoice } from "../reading/choice.js";
import { PAGES } from "../shared/site.js";
import { alsoAsked, rulesAsked } from "./address.js";
import "./also.js";
import { FetchedPart } from "./fetched_element.js";
import "./rule_book.js";

/** @import { BookGame } from "./types.js" */

/** What is chosen where other games of the same name are shown. */
const ALSO = "also";

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
        ${drawChoice(this.say("rules.game"), [...this.families(games), this.beside()], also === null ? game.id : ALSO)}
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

  /** The games to choose from. @param {BookGame[]} games */
  families(games) {
    const name = (/** @type {string} */ family) => this.say(`learn.family.${family}`);
    return byFamily(this.lang, games, name, (game) => `#${game}`);
  }

  /** What stands beside the books: other games of the same name, and the cup's rules, which the tournament page shows. */
  beside() {
    const entries = [{ id: ALSO, name: this.say("learn.also"), href: "#also" }];
    if (PAGES.tournament)
      entries.push({ id: "cup", name: this.say("learn.cup.rules"), href: `${PAGES.tournament}#rules` });
    return { name: this.say("learn.beside"), entries };
  }

  /** @param {BookGame} game @param {string} other */
  compare(game, other) {
    location.hash = other ? `#${game.id}/vs/${other}` : `#${game.id}`;
  }
}

customElements.define("hp-rule-books", RuleBooks);
