/** @file The prompt bar: what the player may answer, always in the same order. */
import { html, nothing } from "lit";
import { cardOfKey } from "../../board/arrangement.js";
import { shortcut } from "../../settings/keymap.js";
import { discardOf, mayAct, promptAnswers } from "../../state/selectors.js";
import { signed } from "../../text/i18n.js";
import { answerWords } from "../../zipai/announce.js";
import { listCards } from "../../zipai/cards.js";
import { face, glyph, stack } from "../../zipai/faces.js";
import { bindingOf } from "../../zipai/limits.js";
import { badgeOf, capital, nameOf } from "../../zipai/names.js";
import { AppElement } from "../app_element.js";

/** @typedef {import("../../shared/types.js").Legal} Legal */
/** @typedef {ReturnType<typeof promptAnswers>} Answers */

/** How many waits are drawn as cards at most; more are written as words. */
const PICTURED = 8;

export class Prompt extends AppElement {
  constructor() {
    super();
    this.hadFocus = false;
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  updated() {
    // The pressed button is gone, so the focus moves to the hand.
    if (!this.hadFocus || this.contains(document.activeElement) || this.app.sheet) return;
    const hand = document.querySelector("hp-hand");
    /** @type {import("../../board/hand.js").Hand|null} */ (hand)?.focusCard();
  }

  render() {
    const { app } = this;
    if (app.past !== null) return this.drawPast();
    const answers = promptAnswers(app);
    const discards = mayAct(app) && app.view?.legal.some((entry) => entry.verb === "discard");
    if (discards) return this.drawDiscard(answers);
    if (Object.values(answers).some((entries) => entries.length > 0)) return this.drawClaim(answers);
    return this.drawWaiting();
  }

  /** Draws the bar of a look back: the event that is shown, buttons to move, and the way back to the present. */
  drawPast() {
    const { app } = this;
    const event = app.past === null ? undefined : app.log[app.past];
    const move = (/** @type {-1|1} */ by) => () => void this.send("moveInLog", by);
    return html`<div class="answers past-bar">
      <button type="button" class="icon step" aria-label=${this.say("past.before")} title=${this.say("past.before")} @click=${move(-1)}><span aria-hidden="true">‹</span></button>
      <p class="ask"><strong>${this.say("past.title")}</strong><span>${this.pick(event?.text)}</span></p>
      <button type="button" class="icon step" aria-label=${this.say("past.after")} title=${this.say("past.after")} @click=${move(1)}><span aria-hidden="true">›</span></button>
      <button type="button" class="answer play" aria-keyshortcuts="Escape" @click=${() => this.send("showPresent")}>${this.say("past.now")}</button>
    </div>`;
  }

  /** Returns what an answer costs for the rest of the hand, in the engine's words. @param {string} action */
  cost(action) {
    const effects = this.app.previews[action]?.effects ?? [];
    return effects
      .map((effect) => this.pick(effect.text))
      .filter(Boolean)
      .join(this.lang === "zh" ? "" : " ");
  }

  /** Shows what an answer leads to while the pointer or the focus is on it. @param {string} action */
  look(action) {
    if (this.app.hovered !== action) this.send("hover", action);
  }

  lookAway() {
    if (this.app.hovered !== null) this.send("hover", null);
  }

  /**
   * Draws the line above the answers: what the answer under pointer or focus leads to, else what passing costs.
   * @param {import("../../shared/types.js").Legal[]} offered
   */
  drawCost(offered) {
    const { hovered } = this.app;
    const shown = offered.find(({ action }) => action === hovered) ?? offered.find(({ verb }) => verb === "pass");
    const cost = shown ? this.cost(shown.action) : "";
    const line = !cost || !shown ? "" : this.say("prompt.cost", { answer: this.say(`verb.${shown.verb}.short`), cost });
    return html`<p class="cost" ?hidden=${!line}>${line}</p>`;
  }

  /** @param {Answers} answers */
  drawClaim(answers) {
    const { hu, declare, raise, peng, chi, pass } = answers;
    let key = 0;
    return html`
      ${this.drawCost(Object.values(answers).flat())}
      <div class="answers" role="group" aria-label=${this.say("prompt.name")} @pointerleave=${() => this.lookAway()} @focusout=${() => this.lookAway()}>
        ${hu.map((entry) => this.drawHu(entry, ++key))}
        ${[...declare, ...raise].map((entry) => this.drawNamed(entry, ++key))}
        ${peng.map((entry) => this.drawPeng(entry, ++key))}
        ${chi.length > 0 ? html`<div class="eat"><span class="sign">${glyph("w-chi")}</span><div class="ways">${chi.map((entry) => this.drawChi(entry, ++key))}</div></div>` : nothing}
        ${pass.map((entry) => this.drawAnswer(entry, 0, html`<span class="word">${glyph("w-guo")}</span><span class="note">${this.say("verb.pass")}</span>`, "pass"))}
      </div>
    `;
  }

  /**
   * Draws one answer. A long press tells what it leads to.
   * @param {Legal} entry
   * @param {number} key the number that chooses it; 0 for none
   * @param {unknown} drawn
   * @param {"hu"|"peng"|"pass"|"raise"|""} [command] the command that chooses it by key
   */
  drawAnswer(entry, key, drawn, command = "") {
    const kind = entry.verb === "declare" || entry.verb === "raise" ? "declare" : entry.verb;
    return html`<button type="button" class="answer ${kind} ${this.warns(entry) ? "warns" : ""}" data-option=${key || nothing} data-why=${entry.action}
      aria-keyshortcuts=${(command && shortcut(this.app.settings, command)) || nothing}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(entry.action)} @focus=${() => this.look(entry.action)}
      @click=${() => this.send("act", entry)}>${drawn}</button>`;
  }

  /**
   * Whether a chi or peng has a consequence that the player is warned of. The button then has a mark.
   * @param {Legal} entry
   */
  warns(entry) {
    if (entry.verb !== "chi" && entry.verb !== "peng") return false;
    return (this.app.previews[entry.action]?.effects ?? []).some(({ gravity }) => gravity !== "tells");
  }

  /** @param {Legal} entry @param {number} key */
  drawHu(entry, key) {
    return this.drawAnswer(
      entry,
      key,
      html`<span class="vh">${answerWords(this.wording, entry)}</span><span class="word">${glyph("w-hu")}</span>
      <span class="note" aria-hidden="true">${this.say("prompt.huxi", { n: entry.huxi ?? 0 })}</span>`,
      "hu",
    );
  }

  /** Draws an announcement: 王钓, 王闯, 举手. @param {Legal} entry @param {number} key */
  drawNamed(entry, key) {
    const raise = entry.verb === "raise";
    const name = raise ? this.say("verb.raise") : capital(nameOf(this.wording, "fan", entry.name ?? ""));
    const gain = this.say(raise ? "prompt.raise.gain" : "prompt.declare.any");
    return this.drawAnswer(
      entry,
      key,
      html`<span class="vh">${answerWords(this.wording, entry)}</span>
      <span class="word" aria-hidden="true"><b>${name}</b></span><span class="note" aria-hidden="true">${gain}</span>`,
      raise ? "raise" : "",
    );
  }

  /** @param {Legal} entry @param {number} key */
  drawPeng(entry, key) {
    return this.drawAnswer(
      entry,
      key,
      html`<span class="vh">${answerWords(this.wording, entry)}</span>
      <span class="word" aria-hidden="true">${glyph("w-peng")}</span><span class="note" aria-hidden="true">${this.say("prompt.huxi", { n: signed(entry.gained ?? 0) })}</span>`,
      "peng",
    );
  }

  /**
   * Draws one way to chi: its cards with the claimed card tinted, what they score, and the bi groups laid with them.
   * @param {Legal} entry
   * @param {number} key
   */
  drawChi(entry, key) {
    const melds = entry.melds ?? [];
    const live = this.app.view?.live?.card;
    const gain = entry.gained ?? 0;
    return this.drawAnswer(
      entry,
      key,
      html`<span class="vh">${answerWords(this.wording, entry)}</span>
      <span class="melds" aria-hidden="true">
        ${melds.map(
          (meld, nth) => html`<span class="way ${nth > 0 ? "bi" : ""}">
          ${stack(meld.cards, nth === 0 && live ? `eaten-${meld.cards.indexOf(live)}` : "")}
          ${nth > 0 ? html`<span class="bi-mark">${this.say("prompt.bi")}</span>` : nothing}
        </span>`,
        )}
      </span>
      <span class="note" aria-hidden="true">${badgeOf(this.wording, melds[0]?.scores ?? "shun")}${gain ? html` <b class=${gain < 0 ? "less" : ""}>${signed(gain)}</b>` : nothing}</span>`,
    );
  }

  /** @param {Answers} answers */
  drawDiscard({ hu, declare }) {
    const { app } = this;
    const card = app.selected ? cardOfKey(app.selected) : null;
    const entry = card ? discardOf(app, card) : undefined;
    let key = 0;
    return html`<div class="answers discard">
      ${hu.map((legal) => this.drawHu(legal, ++key))}
      ${declare.map((legal) => this.drawNamed(legal, ++key))}
      <p class="ask">
        ${
          entry && card
            ? html`<strong>${this.say("prompt.discard.chosen", { card: this.name(card) })}</strong>${this.drawConsequence(entry)}`
            : html`<strong>${this.say("turn.discard")}</strong><span>${this.say("prompt.discard.how")}</span>`
        }
      </p>
      <button type="button" class="answer play" data-why="play" aria-disabled=${entry ? "false" : "true"} @click=${() => this.send("playSelected")}>${this.say("verb.discard")}</button>
    </div>`;
  }

  /**
   * Draws what playing the lifted card leads to: what it binds the player to or, without that, what the hand then waits
   * for.
   * @param {Legal} entry
   */
  drawConsequence(entry) {
    const waits = entry.waits ?? [];
    const { view } = this.app;
    if (entry.binds) return html`<span class="binding">${bindingOf(this.wording, entry)}</span>`;
    if (waits.length === 0 || !view) return html`<span>${this.say("prompt.discard.again")}</span>`;
    const words = this.say("prompt.discard.waits", { n: waits.length, cards: listCards(this.lang, waits) });
    if (waits.length > PICTURED) return html`<span>${words}</span>`;
    return html`<span class="leads"><span class="vh">${words}</span><span aria-hidden="true">${this.say("prompt.discard.leads")}</span>${waits.map(
      (card) => html`<i class="wait"
      aria-hidden="true" title=${this.say("prompt.unseen", { n: view.unseen[card], card: this.name(card) })}>${face(card, "mini")}<small>${view.unseen[card]}</small></i>`,
    )}</span>`;
  }

  drawWaiting() {
    const { app } = this;
    if (app.state && (app.state.waiting === "next" || app.state.waiting === "end") && !app.busy) {
      return html`<div class="answers over">
        <button type="button" class="quiet" @click=${() => this.send("showSheet", "result")}>${this.say("result.show")}</button>
        ${
          app.state.waiting === "next"
            ? html`<button type="button" class="answer play" @click=${() => this.send("nextHand")}>${this.say("result.next")}</button>`
            : html`<button type="button" class="answer play" @click=${() => this.send("toTally")}>${this.say("result.tally")}</button>`
        }
      </div>`;
    }
    if (app.state?.waiting === "bot" && !app.busy) {
      return html`<div class="answers over">
        <button type="button" class="answer play" @click=${() => this.send("playOpponents")}>${this.say("turn.retry")}</button>
      </div>`;
    }
    if (app.auto) {
      return html`<div class="answers over idle"><p class="ask soft">${this.say("auto.on")}</p>
        <button type="button" class="answer play take-over" aria-keyshortcuts=${shortcut(app.settings, "auto")} @click=${() => this.send("toggleAuto")}>${this.say("auto.off")}</button></div>`;
    }
    if (!app.view) return html`<div class="answers idle"></div>`;
    // A cached table is drawn: the progress of Python's start takes the place of the answers.
    if (!app.state)
      return html`<div class="answers idle"><hp-progress .app=${app} .send=${this.send}></hp-progress></div>`;
    return html`<div class="answers idle"><p class="ask soft">${this.say("turn.others")}</p>
      <button type="button" class="quiet skip" aria-keyshortcuts=${shortcut(app.settings, "skip")} title=${this.say("skip.about")} @click=${() => this.send("skip")}>${this.say("skip.open")}</button></div>`;
  }
}

customElements.define("hp-prompt", Prompt);
