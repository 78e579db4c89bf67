/** @file One step of a lesson: its scene, its question and what it says about the answer. */

import { html, nothing } from "lit";
import { cardWordsOf } from "../families/cards.js";
import { gradeChoice, gradeMarks, gradePick, rightPick } from "../quiz/grade.js";
import { states } from "../shared/light_element.js";
import { ReadingPart } from "./reading_element.js";
import "./mini_table.js";
import { card, picture } from "./picture.js";
import { drawCited } from "./rule.js";
import { drawPile, drawRow, pilesWords } from "./scene.js";

/** @import { Content, How, Option, Outline, Row, Step } from "./types.js" */
/** @import { Text } from "../shared/types.js" */

const MOST = 99;

export class StepElement extends ReadingPart {
  static properties = {
    ...ReadingPart.properties,
    outline: { attribute: false },
    content: { attribute: false },
    at: { attribute: false },
    done: { attribute: false },
    ...states("chosen", "value", "verdict", "tries", "solved"),
  };

  constructor() {
    super();
    /** @type {Outline} the lesson as the list of lessons has it */
    this.outline = /** @type {any} */ (null);
    /** @type {Content} */
    this.content = /** @type {any} */ (null);
    this.at = 0;
    /** @type {How|null} how the step was done before */
    this.done = null;
    /** @type {Set<string>} the places of the picked cards, or of the marked or chosen options */
    this.chosen = new Set();
    this.value = "";
    /** @type {import("../quiz/grade.js").Verdict & {outcome: "right"|"wrong"|"shown"|"asked"}|null} */
    this.verdict = null;
    this.tries = 0;
    this.solved = false;
    /** The key of the sentence that asks for an answer when there is none to judge yet. */
    this.missing = "";
    /** @param {KeyboardEvent} event */
    this.keyDown = (event) => this.onKey(event);
    /** Whether the window is wider than high: it changes when a phone is turned, and not when a bar of the browser goes. */
    this.sideways = matchMedia("(orientation: landscape)");
  }

  /** @returns {Step} */
  get step() {
    return this.content.steps[this.at];
  }

  /** The family whose cards the lesson shows. */
  get family() {
    return this.outline.family;
  }

  /** The words for the cards of the lesson's family. */
  get words() {
    return cardWordsOf(this.family);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.keyDown);
    this.sideways.onchange = () => this.showVerdict();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.keyDown);
    this.sideways.onchange = null;
    super.disconnectedCallback();
  }

  /** A step that is only read counts as done as soon as it is drawn. */
  firstUpdated() {
    if (this.step.kind === "read") this.reader.done(this.outline, this.at, "read");
  }

  // ── answering ──

  /** @param {string} place */
  toggle(place) {
    if (this.solved) return;
    const { step } = this;
    const chosen = new Set(this.chosen);
    if (chosen.has(place)) chosen.delete(place);
    else {
      // If the step asks for one card, picking another replaces it.
      if (step.kind === "pick" && step.size === 1) chosen.clear();
      chosen.add(place);
    }
    this.chosen = chosen;
    this.verdict = null;
  }

  /** Chooses one of several answers and judges it at once. @param {number} nth */
  choose(nth) {
    if (this.solved || this.chosen.has(String(nth))) return;
    this.chosen = new Set(this.chosen).add(String(nth));
    this.judge(gradeChoice(this.step, nth));
  }

  check() {
    const { step } = this;
    if (step.kind === "count") return this.checkCount();
    if (this.chosen.size === 0) return this.ask(step.kind === "mark" ? "learn.mark.none" : "", step.otherwise ?? null);
    this.judge(
      step.kind === "mark"
        ? gradeMarks(step, this.chosen)
        : gradePick(
            step,
            [...this.chosen].map((place) => (step.cards ?? [])[Number(place)]),
          ),
    );
  }

  checkCount() {
    const { step } = this;
    if (!/^\d{1,2}$/.test(this.value)) return this.ask("learn.count.empty", null);
    this.judge({ right: Number(this.value) === step.answer, why: null, rule: step.rule ?? null });
  }

  /** Asks for an answer, because there is nothing to judge yet. @param {string} key @param {Text|null} why */
  ask(key, why) {
    this.verdict = { right: false, why: key ? null : why, rule: null, outcome: "asked" };
    this.missing = key;
  }

  /** @param {import("../quiz/grade.js").Verdict} verdict */
  judge(verdict) {
    this.tries += 1;
    this.verdict = { ...verdict, outcome: verdict.right ? "right" : "wrong" };
    void this.updateComplete.then(() => this.showVerdict());
    if (!verdict.right) return;
    this.solved = true;
    this.reader.done(this.outline, this.at, this.tries === 1 ? "first" : "later");
  }

  /** Scrolls until what is said about the answer is in sight. In a frame it would scroll the page around it. */
  showVerdict() {
    if (window.top === window) this.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
  }

  /** Shows the right answer. */
  show() {
    const { step } = this;
    if (step.kind === "count") this.value = String(step.answer);
    else if (step.kind === "pick") this.chosen = new Set(rightPick(step));
    else this.chosen = new Set((step.options ?? []).flatMap((option, nth) => (option.right ? [String(nth)] : [])));
    const right =
      step.kind === "pick"
        ? step.answers?.find((answer) => answer.right)
        : step.options?.find((option) => option.right);
    this.solved = true;
    this.verdict = {
      right: true,
      why: step.kind === "mark" ? null : (right?.why ?? null),
      rule: right?.rule ?? step.rule ?? null,
      outcome: "shown",
    };
    this.reader.done(this.outline, this.at, "shown");
    // The button that was pressed is gone, so the focus moves to the main button.
    void this.updateComplete.then(() => /** @type {HTMLElement|null} */ (this.querySelector(".main"))?.focus());
  }

  go() {
    this.reader.go(this.outline, this.at + 1);
  }

  /**
   * Digits choose and Enter continues, unless the focus is on a control that uses these keys.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, textarea, select")) return;
    if (event.key === "Enter") {
      if (target instanceof Element && target.closest("button, a, summary")) return;
      if (this.solved || this.step.kind === "read") this.go();
      else if (this.step.kind !== "choose") this.check();
      return;
    }
    const places = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-place]"));
    const place = /^[1-9]$/.test(event.key) ? places[Number(event.key) - 1] : null;
    place?.click(); // the focus stays outside the buttons, so that Enter continues
  }

  // ── drawing ──

  render() {
    const { step, outline, at } = this;
    const rows = step.scene.filter((row) => row.look !== "live");
    const live = step.scene.filter((row) => row.look === "live");
    return html`<article class="step asks-${step.kind} ${step.bare ? "bare" : ""} ${step.ink === false && !this.solved ? "no-ink" : ""}">
      ${
        step.scene.length > 0 || step.table
          ? html`<section class="stage ${live.length > 0 && rows.length > 0 ? "with-live" : ""}" aria-label=${this.say("learn.scene")}>
        ${step.table ? html`<hp-mini-table .lang=${this.lang} .frames=${step.table} .family=${this.family}></hp-mini-table>` : nothing}
        ${live.map((row) => this.drawRow(row))}<div class="scene-rest">${rows.map((row) => this.drawRow(row))}</div></section>`
          : nothing
      }
      <section class="paper question">
        <p class="place">${this.say("learn.place", { n: at + 1, all: outline.steps.length })}</p>
        <h1 tabindex="-1" data-begin>${this.pick(step.title)}</h1>
        <p class="text">${this.pick(step.text)}</p>
        ${this.drawAnswers(step)}
        ${step.kind === "read" ? drawCited(this.lang, this.content, step.rule) : this.drawVerdict(step)}
        <footer class="step-foot">
          ${at > 0 ? html`<a class="quiet" href=${this.reader.addressOf(outline, at - 1)}>${this.say("learn.previous")}</a>` : nothing}
          <span class="spacer"></span>
          ${this.drawWays(step)}
        </footer>
      </section>
    </article>`;
  }

  /** @param {Row} row */
  drawRow(row) {
    return drawRow(this.lang, row, this.family, this.step.bare);
  }

  /**
   * Draws the buttons: skip or show the answer, and check. Once solved, the check button leads on and keeps the focus.
   * @param {Step} step
   */
  drawWays(step) {
    const over = this.solved || step.kind === "read";
    return html`${
      over
        ? nothing
        : this.tries > 0
          ? html`<button type="button" class="quiet" @click=${() => this.show()}>${this.say("learn.show")}</button>`
          : html`<a class="quiet skip" href=${this.reader.addressOf(this.outline, this.at + 1)}>${this.say(this.done ? "learn.next" : "learn.skip")}</a>`
    }
      ${
        over || step.kind !== "choose"
          ? html`<button type="button" class="answer play main" @click=${() => (over ? this.go() : this.check())}>${this.say(over ? "learn.next" : "learn.check")}</button>`
          : nothing
      }`;
  }

  /** @param {Step} step */
  drawAnswers(step) {
    switch (step.kind) {
      case "choose":
      case "mark":
        return this.drawOptions(step);
      case "pick":
        return this.drawCards(step);
      case "count":
        return this.drawCount();
      default:
        return nothing;
    }
  }

  /** @param {Step} step */
  drawOptions(step) {
    const options = step.options ?? [];
    const drawn = options.every((option) => option.text === null);
    return html`${step.kind === "mark" ? html`<p class="hint">${this.say("learn.many")}</p>` : nothing}
      <ul class="options ${drawn ? "drawn" : ""}" aria-label=${this.say("learn.choices")}>${options.map((option, nth) => html`<li>${this.drawOption(step, option, nth)}</li>`)}</ul>`;
  }

  /** @param {Step} step @param {Option} option @param {number} nth */
  drawOption(step, option, nth) {
    const chosen = this.chosen.has(String(nth));
    const judged = this.solved || (step.kind === "choose" && chosen);
    const mark = judged ? (option.right ? "yes" : "no") : "";
    const many = step.kind === "mark";
    const cards = pilesWords(this.lang, option.piles, this.words);
    return html`<button type="button" class="option ${mark} ${chosen ? "chosen" : ""}" data-place=${nth} aria-keyshortcuts=${nth + 1}
        aria-pressed=${many || chosen ? String(chosen) : nothing} aria-disabled=${this.solved || (judged && !many) ? "true" : "false"}
        @click=${() => (many ? this.toggle(String(nth)) : this.choose(nth))}>
        ${option.text ? html`<span class="option-text">${this.pick(option.text)}</span>` : nothing}
        ${cards ? html`<span class="vh">${cards}</span><span class="option-piles" aria-hidden="true">${option.piles.map((pile) => drawPile(this.lang, pile, this.family, step.bare))}</span>` : nothing}
      </button>
      ${this.solved && many ? html`<p class="option-why">${this.pick(option.why)}</p>` : nothing}`;
  }

  /** @param {Step} step */
  drawCards(step) {
    return html`<p class="hint">${step.size ? this.say(`learn.pick.n.${this.family}`, { n: step.size }) : this.say("learn.pick.some")}</p>
      <div class="pick-cards ${(step.cards?.length ?? 0) > 12 ? "many" : ""}" role="group" aria-label=${this.say(`learn.pick.from.${this.family}`)}>${(
        step.cards ?? []
      ).map((code, nth) => {
        const chosen = this.chosen.has(String(nth));
        return html`<button type="button" class="pick ${chosen ? "lifted" : ""} ${this.solved && chosen ? "yes" : ""}" data-place=${nth}
          aria-pressed=${String(chosen)} aria-disabled=${this.solved ? "true" : "false"} @click=${() => this.toggle(String(nth))}><span class="vh">${this.words.name(code, this.lang)}</span><span aria-hidden="true">${picture(this.family, [[card(code)]], { bare: step.bare })}</span></button>`;
      })}</div>`;
  }

  drawCount() {
    const put = (/** @type {number} */ by) => {
      if (this.solved) return;
      this.value = String(Math.min(MOST, Math.max(0, (Number(this.value) || 0) + by)));
      this.verdict = null;
    };
    return html`<form class="number-form" @submit=${this.onCount}>
      <button type="button" class="quiet by" aria-label=${this.say("learn.fewer")} @click=${() => put(-1)}><span aria-hidden="true">−</span></button>
      <input inputmode="numeric" autocomplete="off" maxlength="2" aria-label=${this.say("learn.number")} .value=${this.value} ?readonly=${this.solved}
        @input=${(/** @type {Event} */ event) => (this.value = /** @type {HTMLInputElement} */ (event.target).value.trim())} />
      <button type="button" class="quiet by" aria-label=${this.say("learn.more")} @click=${() => put(1)}><span aria-hidden="true">+</span></button>
    </form>`;
  }

  /** @param {Event} event */
  onCount(event) {
    event.preventDefault();
    if (this.solved) this.go();
    else this.check();
  }

  /**
   * Draws the verdict. The live region exists before it has text: else screen readers would not read it.
   * @param {Step} step
   */
  drawVerdict(step) {
    const { verdict } = this;
    return html`<div class="verdict ${verdict ? verdict.outcome : "silent"}">
      <div role="status" aria-live="polite">${verdict ? this.drawOutcome(step, verdict) : nothing}</div>
      ${verdict ? drawCited(this.lang, this.content, verdict.rule) : nothing}
    </div>`;
  }

  /** @param {Step} step @param {NonNullable<StepElement["verdict"]>} verdict */
  drawOutcome(step, verdict) {
    if (verdict.outcome === "asked")
      return html`<p>${verdict.why ? this.pick(verdict.why) : this.say(this.missing)}</p>`;
    const head = html`<p class="told-head">${this.say(`learn.${verdict.outcome}`)}</p>`;
    if (step.kind === "count") return html`${head}${this.drawProof(step, verdict.right)}`;
    if (verdict.why) return html`${head}<p>${this.pick(verdict.why)}</p>`;
    return verdict.right ? head : html`${head}<p>${this.say("learn.mark.missing")}</p>`;
  }

  /**
   * Draws the lines that lead to the number: one more after each try, all of them at the end.
   * @param {Step} step
   * @param {boolean} all
   */
  drawProof(step, all) {
    const lines = step.proof ?? [];
    const shown = all ? lines : lines.slice(0, Math.min(this.tries, lines.length - 1));
    return html`${all ? nothing : html`<p>${this.say("learn.count.wrong", { n: this.value })}</p>`}
      ${!all && shown.length > 0 ? html`<p>${this.say("learn.count.lines")}</p>` : nothing}
      <ul class="proof">${shown.map((line) => html`<li>${this.pick(line)}</li>`)}</ul>
      ${all ? html`<p class="total">${this.say("learn.count.right", { n: step.answer ?? 0 })}</p>` : nothing}`;
  }
}

customElements.define("hp-step", StepElement);
