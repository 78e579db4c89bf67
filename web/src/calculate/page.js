/** @file The calculator: the hand, which lives in the address, and what the engine says of it. */

import { html, nothing } from "lit";
import { makeCardEditor } from "../editor/card_editor.js";
import { turnsCard } from "../editor/data.js";
import { DATA } from "../embed/material.js";
import { factsOf } from "../families/facts.js";
import { bodyOf, writeAddress } from "../frame/address.js";
import { byFamily, drawChoice } from "../reading/choice.js";
import { ReadingPage } from "../reading/reading_page.js";
import { showsIndex } from "../settings/settings.js";
import { copyText } from "../shared/clipboard.js";
import { states } from "../shared/light_element.js";
import { loadOffers } from "../shared/offers.js";
import { PAGES, read } from "../shared/site.js";
import { readHand, writeHand } from "./address.js";
import "./answer.js";
import { cardFields, drawMore, drawRules, drawWay, houseRules, turnedIn } from "./circumstances.js";
import { EXAMPLES } from "./examples.js";
import { familyName, say } from "./words.js";

/** @import { Hand } from "./address.js" */
/** @import { AnswerElement } from "./answer.js" */
/** @import { Game, Text } from "../shared/types.js" */
/** @import { Values } from "../editor/fields.js" */

/** Milliseconds that a hand stays as it is until Python starts by itself. */
const LINGER_MS = 6000;
/** Milliseconds that the page says that the link was copied. */
const COPIED_MS = 4000;
const FIRST = Object.keys(DATA.games)[0];

class CalculatePage extends ReadingPage {
  static properties = {
    ...ReadingPage.properties,
    ...states("games", "trouble", "hand", "wrong", "readable", "copied"),
  };

  constructor() {
    super();
    /** @type {Game[]} */
    this.games = [];
    this.trouble = false;
    /** @type {Hand} */
    this.hand = { game: FIRST };
    /** What is wrong with the address. @type {Text|null} */
    this.wrong = null;
    this.readable = true;
    /** @type {"no"|"yes"|"refused"} */
    this.copied = "no";
    this.lingering = 0;
    this.turned = () => this.follow();
    this.editor = makeCardEditor({
      game: FIRST,
      lang: this.settings.lang,
      fields: ["cards", "laid", "win"],
      onChange: (values, readable) => this.edited(values, readable),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("hashchange", this.turned);
    this.addEventListener("hp-take", (event) => this.take(/** @type {CustomEvent} */ (event).detail));
    void this.recall();
    void this.fetch();
    this.follow();
  }

  disconnectedCallback() {
    window.removeEventListener("hashchange", this.turned);
    clearTimeout(this.lingering);
    super.disconnectedCallback();
  }

  /** Reads the games and their house rules. */
  async fetch() {
    this.trouble = false;
    try {
      const [{ games }] = await Promise.all([read("build.json"), loadOffers()]);
      this.games = games.games;
    } catch {
      this.trouble = true;
    }
  }

  get family() {
    return DATA.games[this.hand.game];
  }

  /** How the reader wants the cards drawn. */
  get looks() {
    const { settings } = this;
    return { face: settings[factsOf(this.family).face], index: showsIndex(settings) };
  }

  /** @override @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, /** @type {import("./words.js").Key} */ (key), values);
  }

  /** The element with the answer. @returns {AnswerElement|null} */
  get answer() {
    return this.querySelector("hp-answer");
  }

  // ── the hand and its address ──

  /** Shows the hand of the address. */
  follow() {
    try {
      this.hand = readHand(location.hash, DATA.games, this.hand.game);
      this.wrong = null;
    } catch (error) {
      this.hand = { game: this.hand.game };
      this.wrong = bodyOf(error).text;
    }
    this.edit();
  }

  /** Shows the hand in the editor. */
  edit() {
    const { game } = this.hand;
    this.editor.show({
      game,
      lang: this.lang,
      ...this.looks,
      fields: cardFields(game, true),
      options: this.hand.options ?? "",
    });
    this.editor.set({
      cards: this.hand.cards ?? "",
      laid: this.hand.laid ?? "",
      win: this.hand.win ?? "",
      indicator: this.hand[turnedIn(this.hand.game)] ?? "",
    });
    this.readable = this.editor.readable;
  }

  /** Takes over what the reader has changed, and writes it into the address. @param {Partial<Hand>} change */
  change(change) {
    const changed = { ...this.hand, ...change };
    const said = Object.entries(changed).filter(([, value]) => value);
    this.hand = /** @type {Hand} */ ({ game: this.hand.game, ...Object.fromEntries(said) });
    this.wrong = null;
    this.copied = "no";
    history.replaceState(null, "", `#${writeHand(this.hand)}`);
    if ("options" in change) this.editor.show({ options: change.options });
  }

  /** @param {Values} values @param {boolean} readable */
  edited({ indicator = "", ...values }, readable) {
    this.readable = readable;
    const change = { ...values, [turnedIn(this.hand.game)]: indicator };
    if (Object.entries(change).some(([name, value]) => value !== (this.hand[name] ?? ""))) this.change(change);
  }

  /** Goes to another hand, which the way back leads away from. @param {Hand} hand */
  go(hand) {
    location.hash = writeHand(hand);
  }

  /** Makes a card of the hand the winning one. @param {string} card */
  take(card) {
    const codes = this.answer?.codes(this.hand.cards ?? "") ?? [];
    const at = codes.indexOf(card);
    if (at < 0) return;
    this.change({ cards: codes.filter((_, nth) => nth !== at).join(""), win: card });
    this.edit();
  }

  // ── the reader ──

  async copy() {
    if (await copyText(location.href)) {
      this.copied = "yes";
      setTimeout(() => (this.copied = this.copied === "yes" ? "no" : this.copied), COPIED_MS);
    } else {
      this.copied = "refused";
      await this.updateComplete;
      /** @type {HTMLInputElement|null} */ (this.querySelector(".link-text"))?.select();
    }
  }

  /** Starts Python once a hand was left as it is for a while, unless the reader saves data. */
  linger() {
    clearTimeout(this.lingering);
    const saves = /** @type {any} */ (navigator).connection?.saveData === true;
    if (!this.asks || saves || this.answer?.engine) return;
    this.lingering = setTimeout(() => {
      if (!document.hidden && this.asks && !this.answer?.engine) void this.answer?.start();
    }, LINGER_MS);
  }

  /** Whether there is a hand to ask about. */
  get asks() {
    return this.readable && Boolean(this.hand.cards || this.hand.laid);
  }

  /** The hand as the publishing page takes it. */
  get published() {
    const { seen: _, ...fields } = this.hand;
    return writeAddress("score", fields);
  }

  // ── drawing ──

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has("settings")) this.editor.show({ lang: this.lang, ...this.looks });
  }

  updated(/** @type {Map<string, unknown>} */ changed) {
    this.dress(this.say("calculate.title"));
    const place = this.querySelector(".editor-place-holder");
    if (place && !this.editor.element.isConnected) place.replaceChildren(this.editor.element);
    if (changed.has("hand") || changed.has("readable")) this.linger();
  }

  render() {
    return html`
      ${this.drawBar("calculate", [
        [PAGES.lessons, "calculate.lessons"],
        [`${PAGES.rules}#${this.hand.game}`, "calculate.rules"],
        [PAGES.calculate, "calculate.here", true],
      ])}
      <main class="reading calculate">
        <h1>${this.say("calculate.heading")}</h1>
        <p class="intro">${this.say("calculate.intro")}</p>
        ${this.wrong ? html`<p class="calculate-wrong" role="alert">${this.say("calculate.wrong")} ${this.pick(this.wrong)}</p>` : nothing}
        ${this.trouble ? this.drawTrouble() : this.drawGames()}
        <div class="calculate-body">
          <div>${this.drawWays()}</div>
          <section class="calculate-hand" aria-label=${this.say("calculate.hand")}>
            <div class="editor-place-holder"></div>
            ${this.drawCircumstances()}
          </section>
          <section class="calculate-answer" aria-label=${this.say("calculate.answer")}>${this.drawAnswer()}</section>
        </div>
      </main>`;
  }

  drawTrouble() {
    return html`<p class="calculate-wrong" role="alert">${this.say("calculate.failed")}
      <button type="button" class="quiet" @click=${() => this.fetch()}>${this.say("calculate.retry")}</button></p>`;
  }

  drawGames() {
    const name = (/** @type {string} */ family) => familyName(this.lang, family);
    const groups = byFamily(this.lang, this.games, name, (game) => `#${writeHand(this.handIn(game))}`);
    return drawChoice(this.say("calculate.game"), groups, this.hand.game);
  }

  /** The hand in another game: the same cards where the families' cards are the same. @param {string} game @returns {Hand} */
  handIn(game) {
    if (DATA.games[game] !== this.family) return { game };
    const lost = turnsCard(game) ? ["options"] : ["options", turnedIn(this.hand.game)];
    return { ...Object.fromEntries(Object.entries(this.hand).filter(([name]) => !lost.includes(name))), game };
  }

  /** Draws what leads to another hand, and this one to others. */
  drawWays() {
    const { game } = this.hand;
    return html`
    <p class="calculate-ways">
        ${EXAMPLES[game] ? html`<button type="button" class="quiet" @click=${() => this.go({ ...EXAMPLES[game], game })}>${this.say("calculate.example")}</button>` : nothing}
        <button type="button" class="quiet" @click=${() => this.copy()}>${this.say("calculate.copy")}</button>
        ${PAGES.publish ? html`<a class="quiet" href="${PAGES.publish}#${this.published}">${this.say("calculate.publish")}</a>` : nothing}
        <span role="status">${this.copied === "yes" ? this.say("calculate.copied") : nothing}</span>
      </p>
      ${
        this.copied === "refused"
          ? html`<label class="link-field"><span>${this.say("calculate.copy.by.hand")}</span><input class="link-text" readonly .value=${location.href} /></label>`
          : nothing
      }`;
  }

  drawCircumstances() {
    const { lang, hand } = this;
    const { game } = hand;
    const change = (/** @type {Partial<Hand>} */ fields) => this.change(fields);
    return html`<div class="calculate-facts">
      ${drawWay(lang, game, hand, change)}
      ${drawMore(lang, game, hand, change)}
      ${drawRules(lang, houseRules(game), game, hand.options ?? "", change)}
    </div>`;
  }

  drawAnswer() {
    const said = (/** @type {string} */ name) => this.hand[name] || nothing;
    const hint = this.readable ? "calculate.empty" : "calculate.unreadable";
    return html`${this.asks ? nothing : html`<p class="calculate-hint">${this.say(hint)}</p>`}
      <hp-answer ?hidden=${!this.asks} lang=${this.lang} game=${this.hand.game} cards=${said("cards")} laid=${said("laid")}
        win=${said("win")} by=${said("by")} options=${said("options")} indicator=${said("indicator")} turned=${said("turned")}
        seats_state=${said("seats_state")} seen=${said("seen")}
        face=${this.looks.face} index=${this.looks.index ? "on" : "off"} keep></hp-answer>`;
  }
}

customElements.define("hp-calculate", CalculatePage);
