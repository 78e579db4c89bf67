/** @file A rule book: the rules of one game by topic with their sources, or the rules in which two games differ. */
import { html, nothing } from "lit";
import { PAGES } from "../shared/site.js";
import { FetchedPart } from "./fetched_element.js";
import { drawSources } from "./rule.js";
import { drawRow } from "./scene.js";

/** @import { Book, BookGame, BookRule } from "./types.js" */

/** Whether a game has a rule. @param {BookRule} row @param {BookGame} game */
const has = (row, game) => Object.hasOwn(row.reads, game.id);

/** @extends {FetchedPart<Book>} */
class RuleBook extends FetchedPart {
  static properties = {
    ...FetchedPart.properties,
    games: { attribute: false },
    game: { attribute: false },
    other: { attribute: false },
    rule: { attribute: false },
  };

  constructor() {
    super();
    /** The games of the family. @type {BookGame[]} */
    this.games = [];
    /** @type {BookGame} */
    this.game = /** @type {any} */ (null);
    /** The game to compare it with. @type {BookGame|null} */
    this.other = null;
    /** The rule that the address names; the book need not have it. */
    this.rule = "";
    /** The address that the page was scrolled for. */
    this.shown = "";
  }

  /** Scrolls to the rule that the address names. Without one the page and the focus stay where they are. */
  updated() {
    if (!this.found || this.shown === this.hash) return;
    this.shown = this.hash;
    if (this.rule) this.goTo(`[data-rule="${CSS.escape(this.rule)}"]`, "center");
  }

  /** The page around it has a `main`. @param {unknown} notice */
  frame(notice) {
    return notice;
  }

  /** @param {Book} book */
  draw(book) {
    const { game, other } = this;
    const rules = book.rules.filter((row) => (other ? row.reads[game.id] !== row.reads[other.id] : has(row, game)));
    const topics = [...new Set(rules.map((row) => row.topic))];
    return html`<div class="book-body">
      <nav class="contents" aria-label=${this.say("rules.contents")}><ul>${topics.map(
        (topic) => html`<li><button type="button"
          @click=${() => this.goTo(`[data-topic="${CSS.escape(topic)}"] h3`, "start")}>${this.pick(book.topics[topic])}</button></li>`,
      )}</ul></nav>
      <section class="paper pages">
        <h2>${this.pick(game.name)}</h2>
        <p class="about-game">${this.pick(game.about)}</p>
        <p class="small">${other ? this.say("rules.compare.count", { n: rules.length }) : this.say("rules.usual")}</p>
        ${topics.map(
          (topic) => html`<section data-topic=${topic}><h3 tabindex="-1">${this.pick(book.topics[topic])}</h3>
            ${rules.filter((row) => row.topic === topic).map((row) => (other ? this.drawPair(row, other) : this.drawRule(row)))}</section>`,
        )}
      </section>
    </div>`;
  }

  /** @param {BookRule} row */
  drawRule(row) {
    const { game } = this;
    const others = this.games.filter((one) => row.reads[one.id] !== row.reads[game.id]);
    return html`<article class="entry ${row.id === this.rule ? "asked" : ""}" data-rule=${row.id} tabindex="-1">
      <p>${this.reading(row, game)} <a class="anchor" href="#${game.id}/${row.id}" aria-label=${this.say("rules.link")} title=${this.say("rules.link")}>#</a></p>
      ${this.drawExample(row)}
      <div class="entry-more">
        ${drawSources(this.lang, row.sources)}
        ${
          others.length > 0
            ? html`<details class="rule others"><summary>${this.say("rules.elsewhere")}</summary><dl>${others.map(
                (one) => html`<div><dt>${this.pick(one.name)}</dt><dd>${this.reading(row, one)}</dd></div>`,
              )}</dl></details>`
            : nothing
        }
      </div>
    </article>`;
  }

  /**
   * Draws what a lesson shows for a rule, if its game and this one read the rule alike.
   * @param {BookRule} row
   */
  drawExample({ example, reads }) {
    const { game } = this;
    if (!example || reads[example.game] !== reads[game.id]) return nothing;
    return html`<figure class="example">
      <div class="stage"><div class="scene-rest">${example.scene.map((one) => drawRow(this.lang, one, game.family))}</div></div>
      <figcaption><a href="${PAGES.lessons}#${example.lesson}/${example.step}">${this.say("rules.example", { title: this.pick(example.title) })}</a></figcaption>
    </figure>`;
  }

  /**
   * Returns a game's wording of a rule, or the sentence that it has no such rule.
   * @param {BookRule} row
   * @param {BookGame} game
   */
  reading(row, game) {
    return has(row, game) ? this.pick(row.texts[row.reads[game.id]]) : this.say("rules.absent");
  }

  /** @param {BookRule} row @param {BookGame} other */
  drawPair(row, other) {
    return html`<article class="entry" data-rule=${row.id}>
      <dl class="side-by-side">${[this.game, other].map(
        (one) => html`<div class=${has(row, one) ? "" : "absent"}><dt>${this.pick(one.name)}</dt>
        <dd>${this.reading(row, one)}</dd></div>`,
      )}</dl>
      <div class="entry-more">${drawSources(this.lang, row.sources)}</div>
    </article>`;
  }
}

customElements.define("hp-rule-book", RuleBook);
