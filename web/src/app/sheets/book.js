/** @file The rule book of the game on the table, by topic, each rule with its sources. */
import { html, nothing } from "lit";
import { PAGES } from "../../shared/site.js";
import { gameName } from "../../state/game_name.js";
import { optionsOf } from "../../state/house_rules.js";
import { gameOf } from "../../state/selectors.js";
import { pick } from "../../text/i18n.js";
import { drawRuleText } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

class BookSheet extends Sheet {
  firstUpdated() {
    super.firstUpdated();
    this.page.openBook();
  }

  render() {
    const { book } = this.app.sheet;
    const topics = book ? [...new Set(book.rules.map((row) => row.topic))] : [];
    return this.frame(
      book
        ? this.say("book.title", { game: this.pick(gameName(this.app.lobby.games, book.game, book.options)) })
        : this.say("book.open"),
      book
        ? html`${this.drawHouse(book)}<div class="book">${topics.map(
            (topic) => html`<details><summary>${pick(this.lang, book.topics[topic]) || topic}</summary>
            ${book.rules.filter((row) => row.topic === topic).map((row) => html`<div class="rule-row" data-rule=${row.id}>${drawRuleText(this.lang, row)}</div>`)}
          </details>`,
          )}</div>
          <p><a class="quiet" href="${PAGES.rules}#also">${this.say("book.also")}</a></p>`
        : html`<p>${this.say("book.wait")}</p>`,
      "book-sheet",
    );
  }

  /**
   * Draws the house rules that differ from the usual ones. The sentences of the book already contain them.
   * @param {import("../../shared/types.js").Book} book
   */
  drawHouse(book) {
    const game = gameOf(this.app, book.game);
    const options = (game && optionsOf(game)) ?? [];
    const changed = options.filter(
      ({ id, default: usual }) => book.options[id] !== undefined && book.options[id] !== usual,
    );
    if (changed.length === 0) return nothing;
    return html`<ul class="house" aria-label=${this.say("options.changes")}>${changed.map(
      (option) =>
        html`<li>${this.say("options.change", {
          rule: pick(this.lang, option.label),
          value: pick(this.lang, option.choices.find((choice) => choice.value === book.options[option.id])?.label),
        })}</li>`,
    )}</ul>`;
  }
}

customElements.define("hp-book", BookSheet);
