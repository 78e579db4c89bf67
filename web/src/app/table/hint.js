/**
 * @file A hint beside the table, in two steps: what a bot would do, and why. It covers no card of the hand, and the
 * table stays in use. The engine is asked once, so both steps have the same figures.
 */

import { html, nothing } from "lit";
import { keyed } from "../../board/arrangement.js";
import { moreOf } from "../../family/registry.js";
import { states } from "../../shared/light_element.js";
import { passFocus } from "../../shared/pass_focus.js";
import { columnsOf, legalAction, mayAct } from "../../state/selectors.js";
import "../../text/advice.js";
import { inPoints } from "../../text/rates.js";
import { drawRule } from "../../text/rule.js";
import { AppElement } from "../app_element.js";
import { focusScreen } from "../focus.js";
import { drawAction } from "./action_cards.js";

/** @import { MatchState, Reason, Text } from "../../shared/types.js" */
/** @typedef {{action: string, value: number|null, reasons?: Reason[], effects?: Reason[]}} Choice */
/**
 * @typedef {object} Hint The engine's answer.
 * @property {{id: string, name: Text}} judge
 * @property {Reason[]} situation
 * @property {Reason|null} [says] a sentence with the figures
 * @property {Choice} best
 * @property {Choice|null} [second]
 * @property {boolean} [equal] whether chance alone may be what lies between the two
 * @property {Choice[]} ranking
 */

/** The engine's whole answer: what can be seen, a suggestion, and why. */
const WHOLE = 3;
/** How many choices of the ranking are shown. */
const RANKED = 5;

class HintPanel extends AppElement {
  static properties = { ...AppElement.properties, ...states("hint", "busy", "failed", "explained") };

  constructor() {
    super();
    /** @type {Hint|null} */
    this.hint = null;
    this.busy = false;
    this.failed = false;
    /** Whether the reasons are shown. */
    this.explained = false;
    /** The state that the hint is about. @type {MatchState|null} */
    this.asked = null;
    /** @type {Element|null} */
    this.cameFrom = null;
    /** The card that this hint has lifted. @type {string|null} */
    this.lifted = null;
  }

  connectedCallback() {
    this.cameFrom = document.activeElement;
    super.connectedCallback();
  }

  firstUpdated() {
    this.asked = this.app.table.state;
    const { hint } = this.app.sheet;
    if (hint && hint.state === this.asked) this.comeBack(hint);
    else void this.ask();
  }

  /** A hint is about one decision: it goes as soon as that is made, taken back, or left. */
  updated() {
    if (this.asked && (this.app.table.state !== this.asked || !mayAct(this.app))) this.page.showSheet(null);
  }

  /** Shows what was told before another sheet was opened. @param {NonNullable<import("../../state/app_state.js").App["sheet"]["hint"]>} hint */
  comeBack({ answer, explained }) {
    this.hint = /** @type {Hint} */ (answer);
    this.explained = explained;
    this.point();
  }

  /** Keeps the hint for when another sheet lies over it. */
  keep() {
    if (this.asked && this.hint)
      this.page.set({ sheet: { hint: { state: this.asked, answer: this.hint, explained: this.explained } } });
  }

  /** Asks for the hint, lifts the suggested card, and moves the focus to the suggestion, so that it is read aloud. */
  async ask() {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    try {
      await this.page.store.noteAid("hint"); // noted before anything is shown, so that a reload does not undo it
      this.hint = await this.page.query({ do: "hint", step: WHOLE });
      if (this.isConnected && this.app.table.state === this.asked) {
        this.keep();
        this.point();
      }
    } catch {
      this.failed = true;
    }
    this.busy = false;
    await this.updateComplete;
    passFocus(this.querySelector('[data-step="1"]'), this.cameFrom, { preventScroll: true });
  }

  /** Lifts the suggested card, or marks the answer that is suggested. */
  point() {
    const action = this.hint?.best.action ?? "";
    const entry = legalAction(this.app, action);
    const card = entry?.verb === "discard" ? this.family.prompt.cardOf(entry) : null;
    const cards = keyed(columnsOf(this.app)).flat();
    this.lifted = cards.find((one) => one.card === card)?.key ?? null;
    this.page.play.suggest(action, this.lifted);
  }

  async explain() {
    this.explained = true;
    this.keep();
    await this.updateComplete;
    const reasons = /** @type {HTMLElement|null} */ (this.querySelector('[data-step="2"]'));
    reasons?.focus();
    reasons?.scrollIntoView({ block: "nearest" });
  }

  /** Closes the hint, lays the card down that it has lifted, and gives the focus back. */
  close() {
    const { cameFrom } = this;
    if (this.lifted && this.app.hand.selected === this.lifted) this.page.play.hand.deselect();
    this.page.showSheet(null);
    setTimeout(() => {
      if (document.activeElement !== document.body) return; // the player was quicker
      const back = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body;
      back ? cameFrom.focus({ preventScroll: true }) : focusScreen();
    });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  render() {
    const { hint } = this;
    return html`<aside class="hint-panel paper" role="dialog" aria-modal="false" aria-label=${this.say("hint.title")} @keydown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event)}>
      <header class="hint-head"><div><h2>${hint ? this.say("hint.suggests", { judge: this.pick(hint.judge.name) }) : this.say("hint.title")}</h2>
          ${hint ? this.drawSuggestion(hint) : nothing}</div>
        <button type="button" class="icon close" aria-label=${this.say("sheet.close")} @click=${() => this.close()}><span aria-hidden="true">×</span></button></header>
      <div class="hint-body">
        ${hint && this.explained ? this.drawExplanation(hint) : nothing}
        <p class="small" role="status">${this.busy ? this.say("hint.wait") : this.failed ? this.say("hint.failed") : this.say("hint.aids")}</p>
      </div>
      <footer class="hint-foot">${this.drawNext()}</footer>
    </aside>`;
  }

  drawNext() {
    if (this.failed)
      return html`<button type="button" class="answer play" @click=${() => this.ask()}>${this.say("boot.retry")}</button>`;
    if (!this.hint) return nothing;
    return html`${
      this.explained
        ? nothing
        : html`<button type="button" class="quiet explain" @click=${() => this.explain()}>${this.say("hint.why")}</button>`
    }
      <button type="button" class="answer play do-it" @click=${() => this.doIt()}>${this.say("hint.do")}</button>`;
  }

  /** Draws an action: its cards, and its name beside them. @param {string} action */
  drawAction(action) {
    return drawAction(this.family, this.app.table.view, action, moreOf(this.family).action(this.lang, action));
  }

  /** @param {Hint} hint */
  drawSuggestion({ best, second, equal }) {
    const { action, value } = best;
    return html`<p class="deed" data-step="1" tabindex="-1">${this.drawAction(action)}
      ${value === null ? nothing : html`<span class="worth">${this.say("hint.worth", { points: inPoints(value) })}</span>`}</p>
      ${equal && second ? html`<p class="small about-equal">${this.say("hint.equal", { action: moreOf(this.family).action(this.lang, second.action) })}</p>` : nothing}`;
  }

  /** @param {Hint} hint */
  drawExplanation(hint) {
    const { best, second } = hint;
    const others = hint.ranking.slice(1, RANKED);
    return html`<section class="advice" data-step="2" tabindex="-1" aria-label=${this.say("hint.reasons")}>
      ${this.drawReasons([...(best.reasons ?? []), ...(best.effects ?? []), ...(hint.says ? [hint.says] : [])])}
      ${hint.situation.length > 0 ? html`<h3>${this.say("hint.seen")}</h3>${this.drawReasons(hint.situation)}` : nothing}
      ${
        second?.reasons?.length
          ? html`<h3>${this.say("hint.instead", { action: moreOf(this.family).action(this.lang, second.action) })}</h3>
        ${this.drawReasons([...second.reasons, ...(second.effects ?? [])])}`
          : nothing
      }
      ${
        others.length > 0
          ? html`<h3>${this.say("hint.others")}</h3>${best.value === null ? html`<p class="small">${this.say("hint.unvalued")}</p>` : nothing}
        <ol class="ranking" start="2">${others.map(
          ({ action, value }) =>
            html`<li>${this.drawAction(action)}${
              value === null
                ? nothing
                : html`<span class="worth">${this.say("hint.worth", { points: inPoints(value) })}</span>`
            }</li>`,
        )}</ol>`
          : nothing
      }
    </section>`;
  }

  /** @param {Reason[]} reasons */
  drawReasons(reasons) {
    return html`<ul class="reasons">${reasons.map((reason) => html`<li>${this.pick(reason.text)}${drawRule(this.lang, this.app.sheet.book, reason.rule)}</li>`)}</ul>`;
  }

  /** Does what the bot suggests. Actions that need a confirmation still ask for it. */
  doIt() {
    const entry = legalAction(this.app, this.hint?.best.action ?? "");
    this.page.showSheet(null);
    if (entry) void this.page.play.act(entry);
  }
}

customElements.define("hp-hint", HintPanel);
