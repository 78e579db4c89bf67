/** @file The rule books: the rules of one game by topic with their sources, or the rules in which two games differ. */
import { html, nothing } from "lit";
import { rulesAsked } from "./address.js";
import { FetchedPart } from "./fetched_element.js";
import { drawSources } from "./rule.js";

/** @typedef {import("./types.js").Books} Books */
/** @typedef {import("./types.js").BookRule} BookRule */

/** @extends {FetchedPart<Books>} */
class RuleBooks extends FetchedPart {
  constructor() {
    super("book");
    this.shown = "";
  }

  /** Scrolls to the rule that the address names. Without one the page and the focus stay where they are. */
  updated() {
    if (!this.found || this.shown === this.hash) return;
    this.shown = this.hash;
    const { rule } = rulesAsked(this.hash, this.found);
    const row = rule ? /** @type {HTMLElement|null} */ (this.querySelector(`[data-rule="${CSS.escape(rule)}"]`)) : null;
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }

  /** @param {Books} books */
  draw(books) {
    const { game, other, rule } = rulesAsked(this.hash, books);
    const chosen = books.games.find((one) => one.id === game) ?? books.games[0];
    const named = books.topics[chosen.family];
    const others = books.games.filter((one) => one.family === chosen.family && one !== chosen);
    const rules = books.rules.filter((row) =>
      other ? row.reads[game] !== row.reads[other] : Object.hasOwn(row.reads, game),
    );
    const topics = [...new Set(rules.map((row) => row.topic))];
    return html`<main class="reading books ${other ? "compared" : ""}">
      <h1>${this.say("learn.rules")}</h1>
      <div class="choose-game">
        <nav class="games-nav" aria-label=${this.say("rules.game")}>${books.games.map(
          (one) => html`<a class="chip-link" href="#${one.id}"
          aria-current=${one.id === game ? "true" : "false"}>${this.pick(one.name)}</a>`,
        )}</nav>
        <label class="field"><span>${this.say("rules.compare.with")}</span>
          <select @change=${(/** @type {Event} */ event) => this.compare(game, /** @type {HTMLSelectElement} */ (event.target).value)}>
            <option value="" ?selected=${!other}>${this.say("rules.compare.none")}</option>
            ${others.map((one) => html`<option value=${one.id} ?selected=${one.id === other}>${this.pick(one.name)}</option>`)}
          </select></label>
      </div>
      <div class="book-body">
        <nav class="contents" aria-label=${this.say("rules.contents")}><ul>${topics.map(
          (topic) => html`<li><button type="button"
          @click=${() => this.turnTo(topic)}>${this.pick(named[topic])}</button></li>`,
        )}</ul></nav>
        <section class="paper pages">
          <h2>${this.pick(chosen.name)}</h2>
          <p class="about-game">${this.pick(chosen.about)}</p>
          <p class="small">${other ? this.say("rules.compare.count", { n: rules.length }) : this.say("rules.usual")}</p>
          ${topics.map(
            (topic) => html`<section data-topic=${topic}><h3 tabindex="-1">${this.pick(named[topic])}</h3>
            ${rules.filter((row) => row.topic === topic).map((row) => (other ? this.drawPair(books, row, game, other) : this.drawRule(others, row, game, rule)))}</section>`,
          )}
        </section>
      </div>
    </main>`;
  }

  /** @param {string} game @param {string} other */
  compare(game, other) {
    location.hash = other ? `#${game}/vs/${other}` : `#${game}`;
  }

  /** @param {string} topic */
  turnTo(topic) {
    const heading = /** @type {HTMLElement|null} */ (this.querySelector(`[data-topic="${CSS.escape(topic)}"] h3`));
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  /**
   * @param {import("./types.js").BookGame[]} games the other games of the family
   * @param {BookRule} row
   * @param {string} game
   * @param {string|null} asked
   */
  drawRule(games, row, game, asked) {
    const others = games.filter((one) => row.reads[one.id] !== row.reads[game]);
    return html`<article class="entry ${row.id === asked ? "asked" : ""}" data-rule=${row.id} tabindex="-1">
      <p>${this.pick(row.texts[row.reads[game]])} <a class="anchor" href="#${game}/${row.id}" aria-label=${this.say("rules.link")} title=${this.say("rules.link")}>#</a></p>
      <div class="entry-more">
        ${drawSources(this.lang, row.sources)}
        ${
          others.length > 0
            ? html`<details class="rule others"><summary>${this.say("rules.elsewhere")}</summary><dl>${others.map(
                (one) => html`<div><dt>${this.pick(one.name)}</dt>
          <dd>${this.reading(row, one.id)}</dd></div>`,
              )}</dl></details>`
            : nothing
        }
      </div>
    </article>`;
  }

  /**
   * Returns a game's wording of a rule, or the sentence that it has no such rule.
   * @param {BookRule} row
   * @param {string} game
   */
  reading(row, game) {
    return Object.hasOwn(row.reads, game) ? this.pick(row.texts[row.reads[game]]) : this.say("rules.absent");
  }

  /** @param {Books} books @param {BookRule} row @param {string} game @param {string} other */
  drawPair(books, row, game, other) {
    return html`<article class="entry" data-rule=${row.id}>
      <dl class="side-by-side">${[game, other].map(
        (
          id,
        ) => html`<div class=${Object.hasOwn(row.reads, id) ? "" : "absent"}><dt>${this.pick(books.games.find((one) => one.id === id)?.name)}</dt>
        <dd>${this.reading(row, id)}</dd></div>`,
      )}</dl>
      <div class="entry-more">${drawSources(this.lang, row.sources)}</div>
    </article>`;
  }
}

customElements.define("hp-rule-books", RuleBooks);
