/** @file The prompt bar: what the player may answer, always in the same order. */
import { html, nothing } from "lit";
import { cardOfKey } from "../../board/arrangement.js";
import { shortcut } from "../../settings/keymap.js";
import { discardOf, legalNow, mayAct, numberedAnswers } from "../../state/selectors.js";
import { joined } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";
import { keepFocus } from "../focus.js";

/** @import { Legal, View } from "../../shared/types.js" */
/** @import { ButtonLook, PromptPort as Port } from "../../family/types.js" */

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
    if (!this.hadFocus || this.contains(document.activeElement) || this.app.sheet.open) return;
    const hand = document.querySelector("hp-hand");
    /** @type {import("../../board/hand.js").Hand|null} */ (hand)?.focusCard();
    // Before the deal there is no card that could have it.
    keepFocus();
  }

  render() {
    const { app } = this;
    if (app.table.past !== null) return this.drawPast();
    const legal = legalNow(app);
    if (!mayAct(app) || !app.table.view || legal.length === 0) return this.drawWaiting();
    const port = this.port(app.table.view);
    const timed = app.settings.timer !== "off" && !app.table.guided;
    return html`${timed ? html`<hp-timer .app=${app} .page=${this.page}></hp-timer>` : nothing}
      ${legal.some(({ verb }) => verb === "discard") ? this.drawDiscard(port) : this.drawClaim(port)}`;
  }

  /** Draws the bar of a look back: the event that is shown, buttons to move, and the way back to the present. */
  drawPast() {
    const { app } = this;
    const event = app.table.past === null ? undefined : app.table.log[app.table.past];
    const move = (/** @type {-1|1} */ by) => () => void this.page.play.log.move(by);
    return html`<div class="answers past-bar">
      <button type="button" class="icon step" aria-label=${this.say("past.before")} title=${this.say("past.before")} @click=${move(-1)}><span aria-hidden="true">‹</span></button>
      <p class="ask"><strong>${this.say("past.title")}</strong><span>${this.pick(event?.text)}</span></p>
      <button type="button" class="icon step" aria-label=${this.say("past.after")} title=${this.say("past.after")} @click=${move(1)}><span aria-hidden="true">›</span></button>
      <div class="past-ends">
        ${app.table.state?.can_undo && !app.table.final ? html`<button type="button" class="quiet to-here" @click=${() => this.page.play.log.goBack()}>${this.say("past.here")}</button>` : nothing}
        <button type="button" class="answer play" aria-keyshortcuts="Escape" @click=${() => this.page.play.log.present()}>${this.say("past.now")}</button>
      </div>
    </div>`;
  }

  /** Returns what an answer costs for the rest of the hand, in the engine's words. @param {string} action */
  cost(action) {
    const effects = this.app.hand.previews[action]?.effects ?? [];
    return joined(
      this.lang,
      effects.map((effect) => this.pick(effect.text)),
    );
  }

  /** Shows what an answer leads to while the pointer or the focus is on it. @param {string} action */
  look(action) {
    if (this.app.hand.hovered !== action) this.page.play.queries.hover(action);
  }

  lookAway() {
    if (this.app.hand.hovered !== null) this.page.play.queries.hover(null);
  }

  /**
   * Draws the line above the answers: what the answer under pointer or focus leads to, else what passing costs.
   * @param {Legal[]} offered
   */
  drawCost(offered) {
    const { hovered } = this.app.hand;
    const shown = offered.find(({ action }) => action === hovered) ?? offered.find(({ verb }) => verb === "pass");
    const cost = shown ? this.cost(shown.action) : "";
    const line = !cost || !shown ? "" : this.say("prompt.cost", { answer: this.say(`verb.${shown.verb}.short`), cost });
    return html`<p class="cost" ?hidden=${!line}>${line}</p>`;
  }

  /** What the family draws the answers with. @param {View} view @returns {Port} */
  port(view) {
    const { app } = this;
    const legal = legalNow(app);
    const numbered = numberedAnswers(app);
    return {
      wording: this.wording,
      view,
      of: (verb) => legal.filter((entry) => entry.verb === verb),
      button: (entry, drawn, look) => this.drawAnswer(entry, numbered.indexOf(entry) + 1, drawn, look),
      revealing: app.hand.revealing,
      setRevealing: (on) => void this.page.play.hand.setRevealing(on),
      revealKey: shortcut(app.settings, "raise"),
      cost: (action) => this.cost(action),
    };
  }

  /** The classes that say how much the bar holds. */
  get crowd() {
    return this.family.prompt.crowd(legalNow(this.app), this.app.hand.revealing);
  }

  /** @param {Port} port */
  drawClaim(port) {
    return html`
      ${this.drawCost(legalNow(this.app))}
      <div class="answers ${this.crowd}" role="group" aria-label=${this.say("prompt.name")} @pointerleave=${() => this.lookAway()} @focusout=${() => this.lookAway()}>
        ${this.family.prompt.drawAnswers(port)}
      </div>
    `;
  }

  /**
   * Draws one answer. A long press tells what it leads to.
   * @param {Legal} entry
   * @param {number} key the number that chooses it; 0 for none
   * @param {unknown} drawn
   * @param {ButtonLook} [look]
   */
  drawAnswer(entry, key, drawn, { kind = entry.verb, command } = {}) {
    return html`<button type="button" class="answer ${kind} ${this.warns(entry) ? "warns" : ""} ${this.suggests(entry) ? "suggested" : ""}" data-option=${key || nothing} data-why=${entry.action}
      aria-keyshortcuts=${(command && shortcut(this.app.settings, command)) || nothing}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.look(entry.action)} @focus=${() => this.look(entry.action)}
      @click=${() => this.page.play.act(entry)}>${drawn}</button>`;
  }

  /**
   * Whether an answer has a consequence that the player is warned of. The button then has a mark.
   * @param {Legal} entry
   */
  warns(entry) {
    if (!this.family.prompt.warned.includes(entry.verb)) return false;
    return (this.app.hand.previews[entry.action]?.effects ?? []).some(({ gravity }) => gravity !== "tells");
  }

  /** Whether the hint or the guide beside the table suggests this answer. @param {Legal} entry */
  suggests({ action }) {
    return (this.app.table.guided || this.app.sheet.open === "hint") && this.app.hand.suggested === action;
  }

  /** Draws the bar of the player's own turn: what may be done instead of a discard, the lifted card, the button. @param {Port} port */
  drawDiscard(port) {
    const { app } = this;
    const { prompt } = this.family;
    const card = app.hand.selected ? cardOfKey(app.hand.selected) : null;
    const entry = card ? discardOf(app, card) : undefined;
    const asked = prompt.asks(port);
    return html`<div class="answers discard ${this.crowd}">
      ${prompt.drawTurn(port)}
      <p class="ask ${(entry?.waits ?? []).length > 0 ? "leading" : ""}">
        ${
          entry && card
            ? html`<strong>${this.say(`prompt.${entry.verb}.chosen`, { card: this.name(card) })}</strong>${prompt.leads(port.wording, port.view, entry)}`
            : html`<strong>${asked.title}</strong><span>${asked.how}</span>`
        }
      </p>
      <button type="button" class="answer play" data-why="play" aria-disabled=${entry ? "false" : "true"} @click=${() => this.page.play.hand.playSelected()}>${this.say("verb.discard")}</button>
    </div>`;
  }

  drawWaiting() {
    const { app } = this;
    if (
      app.table.state &&
      (app.table.state.waiting === "next" || app.table.state.waiting === "end") &&
      !app.table.busy
    ) {
      return html`<div class="answers over">
        <button type="button" class="quiet" @click=${() => this.page.showSheet("result")}>${this.say("result.show")}</button>
        ${
          app.table.state.waiting === "next"
            ? html`<button type="button" class="answer play" @click=${() => this.page.play.nextHand()}>${this.say("result.next")}</button>`
            : html`<button type="button" class="answer play" @click=${() => this.page.toTally()}>${this.say("result.tally")}</button>`
        }
      </div>`;
    }
    if (app.table.state?.waiting === "bot" && !app.table.busy) {
      return html`<div class="answers over">
        <button type="button" class="answer play" @click=${() => this.page.play.goOn()}>${this.say("turn.retry")}</button>
      </div>`;
    }
    if (app.table.auto) {
      return html`<div class="answers over idle"><p class="ask soft">${this.say("auto.on")}</p>
        <button type="button" class="answer play take-over" aria-keyshortcuts=${shortcut(app.settings, "auto")} @click=${() => this.page.play.auto.toggle()}>${this.say("auto.off")}</button></div>`;
    }
    if (!app.table.view) return html`<div class="answers idle"></div>`;
    // A cached table is drawn: the progress of Python's start takes the place of the answers.
    if (!app.table.state)
      return html`<div class="answers idle"><hp-progress .app=${app} .page=${this.page}></hp-progress></div>`;
    const sits = this.family.seat.sitter(app.table.view) === app.table.view.seat;
    return html`<div class="answers idle"><p class="ask soft">${this.say(sits ? "turn.sits" : "turn.others")}</p>
      <button type="button" class="quiet skip" aria-keyshortcuts=${shortcut(app.settings, "skip")} title=${this.say(sits ? "skip.end.about" : "skip.about")} @click=${() => this.page.play.skip()}>${this.say(sits ? "skip.end" : "skip.open")}</button></div>`;
  }
}

customElements.define("hp-prompt", Prompt);
