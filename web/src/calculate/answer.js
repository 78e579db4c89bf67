/**
 * @file `<hp-answer>`: what the engine says of the hand in its attributes. It is a calculator as other sites have it,
 * without the form: it asks by itself what the hand lets it ask, and asks again whenever the hand has changed.
 */
import { materialOf } from "../embed/material.js";
import { drawDiscards, drawScore, drawWaits, findDiscards } from "../embed/play/answers.js";
import { Calculator } from "../embed/play/calculator.js";
import { fill, make } from "../embed/play/dom.js";
import { Refused } from "../embed/play/port_engine.js";
import { underOtherRules } from "./other_rules.js";
import { say } from "./words.js";

/** Milliseconds that a hand stays as it is before it is asked about again. */
const REST_MS = 250;
/** What the engine says of a hand with a card too many or too few. */
const WRONG_SIZE = new Set(["wrong_card_count", "wrong_tile_count"]);
/** How the winning card came if there is none. */
const DEALT = "deal";

/** @import { EngineState, PortEngine } from "../embed/play/port_engine.js" */
/** @import { Discard } from "../embed/play/answers.js" */
/** @typedef {Record<string, unknown> & {hand: string}} Hand What a question says of the hand. */

export class AnswerElement extends Calculator {
  constructor() {
    super();
    this.resting = 0;
  }

  /** @override */
  body() {
    return [this.bar, this.answer];
  }

  /** The page draws the hand. @override @returns {Node[]} */
  preview() {
    return [];
  }

  get running() {
    return this.engine?.state.step === "ready";
  }

  /** Once Python runs, a changed hand is asked about at once; the old answer stays until then. @override */
  redraw() {
    const { drawn } = this;
    const old = [...this.answer.childNodes];
    super.redraw();
    if (this.drawn === drawn || !this.running) return;
    fill(this.answer, .../** @type {any[]} */ (old));
    fill(this.bar);
    this.answer.setAttribute("aria-busy", "true");
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.start(), REST_MS);
  }

  /** @override */
  async start() {
    clearTimeout(this.resting);
    await super.start();
    this.answer.removeAttribute("aria-busy");
  }

  /** @override @param {EngineState} state */
  drawProgress(state) {
    if (state.step !== "ready" || !this.answer.firstChild) super.drawProgress(state);
  }

  /** @override @param {PortEngine} engine @returns {Promise<Node[]>} */
  async answered(engine) {
    const hand = await this.hand(engine);
    return this.attribute("win") || this.way === DEALT ? this.ofWin(engine, hand) : this.ofHand(engine, hand);
  }

  /** Is it won? If not, what does it wait for. @param {PortEngine} engine @param {Hand} hand @returns {Promise<Node[]>} */
  async ofWin(engine, hand) {
    const asked = { ...hand, win: this.attribute("win"), by: this.way };
    const found = await engine.ask({ do: "score", ...asked });
    this.tell("answer", found);
    if (found.wins) return [...drawScore(this, found), underOtherRules(this, engine, asked, found)];
    if (this.way === DEALT) return drawScore(this, found);
    const { waits } = await engine.ask({ do: "waits", ...hand });
    return [
      ...drawScore(this, found),
      make("h4", {}, say(this.language, "calculate.waits.without")),
      ...drawWaits(this, waits),
    ];
  }

  /**
   * What does it wait for, or, with a card too many, which one may leave it.
   * @param {PortEngine} engine @param {Hand} hand @returns {Promise<Node[]>}
   */
  async ofHand(engine, hand) {
    try {
      const found = await engine.ask({ do: "waits", ...hand });
      this.tell("answer", found);
      return drawWaits(this, found.waits);
    } catch (error) {
      if (!(error instanceof Refused) || !WRONG_SIZE.has(error.body.code)) throw error;
      const discards = await this.discardsOf(engine, hand, error);
      this.tell("answer", { discards });
      return [...this.complete(discards), ...drawDiscards(this, discards)];
    }
  }

  /**
   * @param {PortEngine} engine @param {Hand} hand
   * @param {Refused} wrong what is said of the hand if a card less is no better
   * @returns {Promise<Discard[]>}
   */
  async discardsOf(engine, hand, wrong) {
    try {
      return await findDiscards((request) => engine.ask(request), hand, this.codes(hand.hand));
    } catch (error) {
      throw error instanceof Refused && WRONG_SIZE.has(error.body.code) ? wrong : error;
    }
  }

  /** Says that a hand is complete, and asks which card it was won with. @param {Discard[]} discards */
  complete(discards) {
    const last = discards.filter(({ card, waits }) => waits.some((wait) => (wait.card ?? wait.tile) === card));
    if (last.length === 0) return [];
    const lang = this.language;
    const buttons = last.map(({ card }) => {
      const name = this.cardName(card);
      const take = () =>
        this.dispatchEvent(new CustomEvent("hp-take", { bubbles: true, composed: true, detail: card }));
      const label = say(lang, "calculate.take", { card: name });
      return make("button", { type: "button", class: "quiet", click: take }, label);
    });
    return [make("p", { class: "verdict" }, say(lang, "calculate.complete")), make("div", { class: "bar" }, buttons)];
  }

  /** A card in a sentence. @param {string} code */
  cardName(code) {
    return materialOf(this.family, "")?.deck.cards[code]?.said[this.language === "en" ? 1 : 0] ?? code;
  }
}

customElements.define("hp-answer", AnswerElement);
