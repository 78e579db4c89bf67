/**
 * @file `<hp-puzzle>`: one puzzle as its seat sees it, its question, the answers to choose from, and what the engine says
 * of the one that is given. Whoever shows it gives it the puzzle and a way to ask the engine.
 */

import { html, nothing } from "lit";
import { practiseEn } from "../../words/practise.en.js";
import { practiseZh } from "../../words/practise.zh.js";
import { reviewEn } from "../../words/review.en.js";
import { reviewZh } from "../../words/review.zh.js";
import { familyNamed, loadFamily, moreOf } from "../family/registry.js";
import { drawBoard } from "../review/review_board.js";
import { LightElement, states } from "../shared/light_element.js";
import { passFocus } from "../shared/pass_focus.js";
import { initialState } from "../state/app_state.js";
import { wordingOfFamily } from "../state/selectors.js";
import { addWords, pick, say } from "../text/i18n.js";
import { SEAT_NAMES } from "../text/seats.js";
import { drawEnding } from "./ending.js";
import { drawVerdict } from "./verdict.js";

addWords({ zh: { ...practiseZh, ...reviewZh }, en: { ...practiseEn, ...reviewEn } });

/** @import { Text, View } from "../shared/types.js" */
/** @import { Puzzle } from "./files.js" */
/** @typedef {{value: string, text?: Text}} Choice */
/** @typedef {{id: string, kind: string, game: string, seat: number, asks: Text, action: string|null, choices: Choice[], view: View}} Opened */
/** @typedef {{text: Text}} Said */
/** @typedef {{points: number, instead: number, says: Said, events: {text: Text}[], positions: {events: number, view: View}[]}} Refutation */
/** @typedef {{right: boolean, answer: string[], loss: number|null, says: (Said & {code?: string})[], refutation: Refutation|null, missed?: string[], wrong?: string[]}} Found */

export class PuzzleElement extends LightElement {
  static properties = {
    app: { attribute: false },
    family: { attribute: false },
    puzzle: { attribute: false },
    ...states("asked", "found", "given", "refused", "at", "hint"),
  };

  constructor() {
    super();
    this.app = initialState();
    /** The family of the puzzle's game. */
    this.family = "";
    /** @type {Puzzle|string|null} */
    this.puzzle = null;
    /** Asks the engine. @type {(request: Record<string, unknown>) => Promise<any>} */
    this.query = () => Promise.reject(new Error("no engine"));
    /** @type {Opened|null} */
    this.asked = null;
    /** @type {Found|null} */
    this.found = null;
    /** What was answered, or the cards that are marked. @type {string[]} */
    this.given = [];
    /** Why the puzzle cannot be shown. @type {Text|null} */
    this.refused = null;
    /** Which position of the bad end is shown. */
    this.at = 0;
    /** The key of the sentence that is shown below the answers. */
    this.hint = "";
    this.waiting = false;
    /** Grows with every puzzle, so that a late answer about an older one is dropped. */
    this.generation = 0;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.onKey);
    this.generation += 1;
    super.disconnectedCallback();
  }

  get lang() {
    return this.app.settings.lang;
  }

  /** The cards of the family. */
  get cards() {
    return familyNamed(this.family).cards;
  }

  /** @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** @param {Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }

  /** An action as a sentence. @param {string} action */
  actionWords(action) {
    return moreOf(familyNamed(this.family)).action(this.lang, action);
  }

  /** Answers in words. @param {string[]} values */
  answerWords(values) {
    const { kind, choices } = /** @type {Opened} */ (this.asked);
    if (kind === "waits") return this.cards.list(this.lang, values);
    if (kind === "count") return values.join();
    const texts = values.map((value) => choices.find((one) => one.value === value)?.text);
    return kind === "why"
      ? texts.map((text) => this.pick(text)).join(" ")
      : values.map((one) => this.actionWords(one)).join();
  }

  // ── asking ──

  /** Shows a puzzle. Throws what the engine refuses. @param {Puzzle|string} puzzle @param {string} family */
  async open(puzzle, family) {
    const mine = ++this.generation;
    Object.assign(this, { puzzle, family, asked: null, found: null, given: [], refused: null, at: 0, hint: "" });
    this.waiting = false;
    await loadFamily(family);
    const [asked] = await Promise.all([
      this.query({ do: "puzzle", puzzle, names: SEAT_NAMES }),
      familyNamed(family).loadMore(),
    ]);
    if (mine !== this.generation) return;
    this.asked = asked;
  }

  /** Moves the focus to the question. @param {Element|null} before what had it when the puzzle was asked for */
  focusQuestion(before) {
    passFocus(this.querySelector("[data-begin]"), before, { preventScroll: true });
  }

  /** Marks a card of a hand's waits, or takes the mark away. @param {string} card */
  mark(card) {
    if (this.found) return;
    this.hint = "";
    this.given = this.given.includes(card) ? this.given.filter((one) => one !== card) : [...this.given, card];
  }

  check() {
    if (this.given.length > 0) void this.answer(this.given);
    else this.hint = "puzzle.check.none";
  }

  /** Gives an answer. @param {string[]} answer */
  async answer(answer) {
    if (this.found || this.waiting) return;
    const mine = this.generation;
    const { activeElement } = document;
    this.waiting = true;
    this.given = answer;
    this.hint = "puzzle.asking";
    try {
      const found = await this.query({ do: "puzzle_answer", puzzle: this.puzzle, answer, names: SEAT_NAMES });
      if (mine !== this.generation) return;
      this.found = found;
      this.hint = "";
      this.dispatchEvent(
        new CustomEvent("hp-answered", { bubbles: true, detail: { id: this.asked?.id, right: found.right, answer } }),
      );
      await this.updateComplete;
      const verdict = this.querySelector(".puzzle-verdict");
      passFocus(verdict, activeElement, { preventScroll: true });
      verdict?.scrollIntoView({ block: "nearest" });
    } catch {
      if (mine === this.generation) this.hint = "puzzle.failed";
    } finally {
      if (mine === this.generation) this.waiting = false;
    }
  }

  /** Digits choose an answer, unless the focus is on a control that uses them. @param {KeyboardEvent} event */
  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || !/^[1-9]$/.test(event.key)) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-choice]"))[Number(event.key) - 1]?.click();
  }

  // ── drawing ──

  render() {
    const { asked, app } = this;
    if (!asked) return nothing;
    const setup = /** @type {any} */ ({ family: this.family, seats: [] });
    return html`<div class="puzzle of-${this.family} ask-${asked.kind}">
      <section class="paper puzzle-board">${drawBoard(app, { setup, own: asked.view.seat }, asked.view, null)}</section>
      <section class="paper puzzle-question">
        <h1 tabindex="-1" data-begin>${this.pick(asked.asks)}</h1>
        ${asked.kind === "waits" ? nothing : this.drawLive(asked.view)}
        ${asked.action ? html`<p class="puzzle-about">${this.say("puzzle.about", { action: this.actionWords(asked.action) })}</p>` : nothing}
        ${asked.kind === "waits" ? this.drawCards(asked.view) : this.drawChoices(asked)}
        <p class="puzzle-hint" role="status">${this.hint ? this.say(this.hint) : nothing}</p>
        ${this.found ? drawVerdict(this, this.found) : html`<p class="puzzle-awaits">${this.say("puzzle.awaits")}</p>`}
      </section>
      ${this.found?.refutation ? drawEnding(this, this.found.refutation) : nothing}
    </div>`;
  }

  /** Draws the card that lies, which most questions are about, and who laid it. @param {View} view */
  drawLive(view) {
    const { live } = /** @type {{live?: {card?: string, tile?: string}|null}} */ (/** @type {unknown} */ (view));
    const card = live?.card ?? live?.tile;
    if (!card) return nothing;
    const wording = wordingOfFamily(this.app, this.family);
    return html`<p class="puzzle-live"><span aria-hidden="true">${this.cards.fullFace(card)}</span>
      <span>${familyNamed(this.family).table.caption(wording, view)} <b>${this.cards.name(card, this.lang)}</b></span></p>`;
  }

  /** How an answer stands: not given yet, right, or wrong and given. @param {string} value */
  standing(value) {
    if (!this.found) return this.given.includes(value) ? "chosen" : "";
    if (this.found.answer.includes(value)) return this.given.includes(value) ? "yes chosen" : "yes";
    return this.given.includes(value) ? "no chosen" : "";
  }

  /** @param {Opened} asked */
  drawChoices({ choices, kind }) {
    const faces = choices.filter(({ value }) => value.startsWith("discard "));
    const isPass = (/** @type {{value: string}} */ { value }) => value === "pass";
    const others = choices.filter(({ value }) => !value.startsWith("discard "));
    const worded = [...others.filter((choice) => !isPass(choice)), ...others.filter(isPass)]; // as at the table
    return html`<div class="puzzle-choices" role="group" aria-label=${this.say("puzzle.choices")}>
      ${
        worded.length > 0
          ? html`<div class="puzzle-worded ${kind}">${worded.map(({ value, text }) => this.drawButton(value, text ? this.pick(text) : kind === "count" ? value : this.actionWords(value)))}</div>`
          : nothing
      }
      ${faces.length > 0 ? html`<p>${this.say("puzzle.press")}</p><div class="puzzle-faces">${faces.map(({ value }) => this.drawFace(value, value.split(" ")[1], this.actionWords(value), () => this.answer([value])))}</div>` : nothing}
    </div>`;
  }

  /** @param {string} value @param {string} words */
  drawButton(value, words) {
    return html`<button type="button" data-choice=${value} class="puzzle-choice ${this.standing(value)}"
      aria-disabled=${this.found ? "true" : "false"} @click=${() => this.answer([value])}>${words}${this.drawMark(value)}</button>`;
  }

  /** @param {string} value @param {string} card @param {string} label @param {() => unknown} press @param {boolean|null} [pressed] */
  drawFace(value, card, label, press, pressed = null) {
    return html`<button type="button" data-choice=${value} class="puzzle-face ${this.standing(value)}"
      aria-disabled=${this.found ? "true" : "false"} aria-pressed=${pressed ?? nothing} @click=${press}>
      <span aria-hidden="true">${this.cards.fullFace(card)}</span><span class="vh">${label}</span>${this.drawMark(value)}</button>`;
  }

  /** Says to screen readers what the mark beside an answer shows. @param {string} value */
  drawMark(value) {
    if (!this.found) return nothing;
    if (this.found.answer.includes(value)) return html`<span class="vh"> ✓ ${this.say("practise.mark.right")}</span>`;
    return this.given.includes(value) ? html`<span class="vh"> ✕ ${this.say("puzzle.wrong")}</span>` : nothing;
  }

  /** Draws all sorts of cards, to mark those that the hand waits for. @param {View} view */
  drawCards(view) {
    const sorts = Object.keys(
      /** @type {{unseen?: Record<string, number>}} */ (/** @type {unknown} */ (view)).unseen ?? {},
    );
    return html`<p>${this.say("puzzle.cards")}</p>
      <div class="puzzle-faces many" role="group" aria-label=${this.say("puzzle.choices")}>${sorts.map((card) =>
        this.drawFace(card, card, this.cards.name(card, this.lang), () => this.mark(card), this.given.includes(card)),
      )}</div>
      ${this.found ? nothing : html`<p><button type="button" class="answer play check" @click=${() => this.check()}>${this.say("puzzle.check")}</button></p>`}`;
  }
}

customElements.define("hp-puzzle", PuzzleElement);
