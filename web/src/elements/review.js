/**
 * @file The review of a finished hand: every step with what happened and what the player did beside what a bot
 * would have done, from what the player saw, or with all cards open. Loaded when it is asked for.
 */
import { html, nothing } from "lit";
import { reviewEn } from "../../words/review.en.js";
import { reviewZh } from "../../words/review.zh.js";
import { deed, inPoints } from "../deeds.js";
import { addWords, listCards } from "../i18n.js";
import { seatName, sentence } from "../log.js";
import { seatAt } from "../update.js";
import { face, stack } from "./faces.js";
import { drawRule } from "./rule.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").View} View */
/** @typedef {{action: string, value: number|null}} Choice */
/**
 * @typedef {object} Judged What a bot thinks of a decision.
 * @property {Choice} played
 * @property {Choice} best
 * @property {number|null} cost
 * @property {boolean} differs
 * @property {Reason|null} says
 * @property {Reason[]} reasons
 * @property {Choice[]} ranking
 */
/** @typedef {{seat: number|null, action: string|null, events: import("../types.js").GameEvent[], judged?: Judged}} Step */
/** @typedef {{steps: Step[], judge?: {name: import("../types.js").Text}, differences?: number[]}} Told */
/** @typedef {{view: View, hands: string[][][]|null}} Moment The table after so many steps. */

addWords({ zh: reviewZh, en: reviewEn });

/** So many choices of the ranking are shown. */
const RANKED = 5;

class ReviewSheet extends Sheet {
  static properties = {
    ...Sheet.properties, all: { state: true }, own: { state: true }, moment: { state: true },
    at: { state: true }, revealed: { state: true }, trouble: { state: true },
  };

  constructor() {
    super();
    /** All that happened. @type {Told|null} */
    this.all = null;
    /** What the player saw of it, with what a bot thinks of the player's decisions. @type {Told|null} */
    this.own = null;
    /** @type {Moment|null} */
    this.moment = null;
    /** How many steps have been done. */
    this.at = 0;
    this.revealed = false;
    /** @type {""|"failed"|"unjudged"} */
    this.trouble = "";
    /** Grows with every question, so that a late answer is not drawn over a newer one. */
    this.asked = 0;
  }

  get hand() {
    return this.app.reviewed;
  }

  firstUpdated() {
    super.firstUpdated();
    this.querySelector("dialog")?.addEventListener("keydown", (event) => this.onKey(event));
    void this.read();
  }

  /** The steps first, so that there is something to look at; the bot's thoughts of them after that. */
  async read() {
    const { engine } = this.page;
    const review = { do: "review", hand: this.hand };
    try {
      this.own = await engine.ask({ ...review, judge: null });
      this.all = await engine.ask({ ...review, judge: null, seat: null });
      await this.go(0);
    } catch {
      this.trouble = "failed";
      return;
    }
    try {
      this.own = await engine.ask(review);
    } catch {
      this.trouble = "unjudged";
    }
  }

  get last() {
    return Math.max(0, (this.all?.steps.length ?? 1) - 1);
  }

  /** The table after so many steps. @param {number} at */
  async go(at, revealed = this.revealed) {
    const asked = ++this.asked;
    this.at = Math.min(Math.max(at, 0), this.last);
    this.revealed = revealed;
    const moment = await this.page.engine.ask({ do: "moment", hand: this.hand, step: this.at, revealed });
    if (asked === this.asked) this.moment = moment;
  }

  /** Places before which the player's choice and the bot's differ. @returns {number[]} */
  get differences() {
    return (this.own?.differences ?? []).map((step) => step - 1);
  }

  /** @param {number} way 1 for the next difference, -1 for the one before */
  difference(way) {
    const ahead = way > 0 ? this.differences.find((at) => at > this.at) : this.differences.findLast((at) => at < this.at);
    if (ahead !== undefined) void this.go(ahead);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to !== undefined) void this.go(to);
    else if (event.key === "PageDown") this.difference(1);
    else if (event.key === "PageUp") this.difference(-1);
    else return;
    event.preventDefault();
  }

  close() {
    const over = this.app.screen === "table" && this.app.view?.result;
    this.page.set({ sheet: over ? "result" : null });
  }

  render() {
    const { moment, all } = this;
    return this.frame(
      this.say("review.title", { hand: this.hand }),
      html`${this.trouble ? html`<p class="warning" role="alert">${this.say(`review.${this.trouble}`)}</p>` : nothing}
        ${all && moment ? html`${this.drawTold(all)}${this.drawBoard(moment)}` : this.trouble ? nothing : html`<p role="status">${this.say("review.wait")}</p>`}
        ${all ? this.drawControls() : nothing}`,
      "review",
    );
  }

  /** @param {Moment} moment */
  drawBoard({ view, hands }) {
    const seats = seatAt(view.seat);
    return html`<section class="review-board" aria-label=${this.say("review.board")}>
      ${[seats.left, seats.right, seats.me].map((seat) => this.drawSeat(view, hands, seat))}
      <label class="check"><input type="checkbox" .checked=${this.revealed} @change=${(/** @type {Event} */ event) => this.go(this.at, /** @type {HTMLInputElement} */ (event.target).checked)} /><span>${this.say("review.reveal")}</span></label>
      ${view.live ? html`<p class="lying"><span class="vh">${this.say("review.live", { card: this.name(view.live.card) })}</span>${face(view.live.card, "lies")}</p>` : nothing}
    </section>`;
  }

  /** @param {View} view @param {string[][][]|null} hands @param {number} seat */
  drawSeat(view, hands, seat) {
    const row = view.seats[seat];
    const columns = seat === view.seat ? view.columns : (hands?.[seat] ?? null);
    const laid = row.discards.map(({ card }) => card);
    return html`<div class="review-seat" data-seat=${seat}>
      <h3><span>${seatName(this.lang, seat, view.seat)}</span> <span class="small">${this.say("seat.huxi", { n: row.huxi })}</span>
        ${columns ? nothing : html`<span class="small hidden-cards">${this.say("review.hidden", { n: row.cards })}</span>`}</h3>
      <div class="shows">${row.melds.map((meld) => {
        const known = meld.cards.filter((card) => card !== null);
        return html`<span class="shown-meld"><span class="vh">${this.say("review.meld", { kind: this.say(`kind.${meld.kind}`), cards: listCards(this.lang, known) })}</span>
          <span aria-hidden="true">${stack(meld.cards)}</span></span>`;
      })}</div>
      ${columns
        ? html`<div class="holds"><span class="vh">${this.say("review.held", { cards: listCards(this.lang, columns.flat()) })}</span>
            ${columns.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`
        : nothing}
      ${laid.length > 0 ? html`<p class="minis"><span class="vh">${this.say("review.laid", { cards: listCards(this.lang, laid) })}</span>
        <span aria-hidden="true">${laid.map((card) => face(card, "mini"))}</span></p>` : nothing}
    </div>`;
  }

  /** What has just happened, and what was done next. @param {Told} all */
  drawTold(all) {
    const mine = this.moment?.view.seat ?? 0;
    const events = (this.revealed ? all : this.own)?.steps[this.at]?.events ?? [];
    const told = events.map((event) => sentence(this.lang, event, mine)).filter(Boolean);
    return html`<section class="review-told" aria-live="polite">
      <h3>${this.say("review.happened")}</h3>
      ${told.length > 0 ? html`<ul>${told.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p class="small">${this.say("review.quiet")}</p>`}
      <h3>${this.say("review.then")}</h3>
      ${this.drawNext(all, mine)}
    </section>`;
  }

  /** @param {Told} all @param {number} mine */
  drawNext(all, mine) {
    const next = all.steps[this.at + 1];
    if (!next || next.action === null || next.seat === null) return html`<p>${this.say("review.over")}</p>`;
    const judged = this.own?.steps[this.at + 1]?.judged;
    if (next.seat !== mine && !this.revealed && !next.action.startsWith("discard ")) return html`<p class="small">${this.say("turn.others")}</p>`;
    if (!judged || next.seat !== mine) return html`<p>${this.say("review.did", { who: seatName(this.lang, next.seat, mine), deed: deed(this.lang, next.action) })}</p>`;
    const judge = this.pick(this.own?.judge?.name);
    const kind = judged.differs ? "other" : judged.played.action === judged.best.action ? "same" : "close";
    return html`<div class="judged ${kind}"><p><b>${this.say(`review.${kind}`, { judge, deed: deed(this.lang, judged.played.action), best: deed(this.lang, judged.best.action) })}</b>
        ${judged.cost ? html`<span class="worth">${this.say("review.cost", { points: inPoints(judged.cost).slice(1) })}</span>` : nothing}</p>
      ${judged.says ? html`<p>${this.pick(judged.says.text)}</p>` : nothing}
      <ul class="reasons">${judged.reasons.map((reason) => html`<li>${this.pick(reason.text)}${drawRule(this.lang, this.app.book, reason.rule)}</li>`)}</ul>
      <details><summary>${this.say("hint.ranking")}</summary>
        <ol class="ranking">${judged.ranking.slice(0, RANKED).map(({ action, value }) => html`<li>${deed(this.lang, action)}${
          value === null ? nothing : html`<span class="worth">${this.say("hint.worth", { points: inPoints(value) })}</span>`}</li>`)}</ol></details>
    </div>`;
  }

  drawControls() {
    const { differences, at, last } = this;
    const step = (/** @type {string} */ name, /** @type {number} */ to, /** @type {string} */ sign, /** @type {boolean} */ idle) =>
      html`<button type="button" class="quiet step-${name}" aria-label=${this.say(`review.${name}`)} title=${this.say(`review.${name}`)}
        aria-disabled=${idle ? "true" : "false"} @click=${() => this.go(to)}><span aria-hidden="true">${sign}</span></button>`;
    const jump = (/** @type {"previous"|"next"} */ name, /** @type {number} */ way, /** @type {boolean} */ idle) =>
      html`<button type="button" class="quiet jump-${name}" aria-disabled=${idle ? "true" : "false"} @click=${() => this.difference(way)}>${this.say(`review.difference.${name}`)}</button>`;
    const judge = this.pick(this.own?.judge?.name);
    return html`<footer class="sheet-foot review-foot">
      <p class="small count">${this.say("review.step", { n: at, all: last })}</p><p class="small" role="status">${this.own?.judge
        ? this.say(differences.length > 0 ? "review.differences" : "review.differences.none", { judge, n: differences.length })
        : this.trouble ? nothing : this.say("review.judging")}</p>
      ${differences.length > 0 ? html`<div class="jumps">
        ${jump("previous", -1, !differences.some((place) => place < at))}${jump("next", 1, !differences.some((place) => place > at))}</div>` : nothing}
      <div class="steps-bar">${step("first", 0, "⇤", at === 0)}${step("previous", at - 1, "←", at === 0)}
        <label class="seek"><span class="vh">${this.say("review.seek")}</span><input type="range" min="0" max=${last} .value=${String(at)} aria-valuetext=${this.say("review.step", { n: at, all: last })}
          @input=${(/** @type {Event} */ event) => this.go(Number(/** @type {HTMLInputElement} */ (event.target).value))} /></label>
        ${step("next", at + 1, "→", at === last)}${step("last", last, "⇥", at === last)}</div>
    </footer>`;
  }
}

customElements.define("hp-review", ReviewSheet);
