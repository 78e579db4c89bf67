/** @file The bar at thumb height: what the player may answer, always in the same order. */
import { html, nothing } from "lit";
import { Part } from "./part.js";
import { glyph, stack } from "./faces.js";
import { binds, cardOfKey, discardOf, mayAct, promptActions } from "../update.js";
import { listCards } from "../i18n.js";
import { bound } from "../log.js";

/** @typedef {import("../types.js").Legal} Legal */
/** @typedef {ReturnType<typeof promptActions>} Answers */

export class Prompt extends Part {
  constructor() {
    super();
    this.hadFocus = false;
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  updated() {
    // The button that was pressed is gone: the focus goes on to the hand, and is not lost.
    if (!this.hadFocus || this.contains(document.activeElement) || this.app.sheet) return;
    const hand = document.querySelector("hp-hand");
    /** @type {import("./hand.js").Hand|null} */ (hand)?.focusCard();
  }

  render() {
    const { app } = this;
    const answers = promptActions(app);
    const discards = mayAct(app) && app.view?.legal.some((entry) => entry.verb === "discard");
    if (discards) return this.drawDiscard(answers);
    if (Object.values(answers).some((entries) => entries.length > 0)) return this.drawClaim(answers);
    return this.drawWaiting();
  }

  /** @param {Answers} answers */
  drawClaim({ hu, declare, raise, peng, chi, pass }) {
    let key = 0;
    const cost = this.app.effects.map((text) => this.pick(text)).filter(Boolean).join(this.lang === "zh" ? "" : " ");
    return html`
      <p class="cost" ?hidden=${!cost}>${this.say("prompt.pass.cost", { cost })}</p>
      <div class="answers" role="group" aria-label=${this.say("prompt.name")}>
        ${hu.map((entry) => this.drawHu(entry, ++key))}
        ${[...declare, ...raise].map((entry) => this.drawNamed(entry, ++key))}
        ${peng.map((entry) => this.drawPeng(entry, ++key))}
        ${chi.length > 0 ? html`<div class="eat"><span class="sign">${glyph("w-chi")}</span><div class="ways">${chi.map((entry) => this.drawChi(entry, ++key))}</div></div>` : nothing}
        ${pass.map((entry) => html`<button type="button" class="answer pass" aria-keyshortcuts="Space" @click=${() => this.page.play.act(entry.action)}>
          <span class="word">${glyph("w-guo")}</span><span class="note">${this.say("verb.pass")}</span>
        </button>`)}
      </div>
    `;
  }

  /** @param {Legal} entry @param {number} key */
  drawHu(entry, key) {
    const label = this.say(entry.discarder_pays ? "prompt.hu.discard" : "prompt.hu", { huxi: entry.huxi ?? 0, pay: entry.discarder_pays ?? entry.pay_each ?? 0 });
    return html`<button type="button" class="answer hu" data-option=${key} aria-keyshortcuts="H" title=${label} @click=${() => this.page.play.act(entry.action)}>
      <span class="vh">${label}</span><span class="word">${glyph("w-hu")}</span>
      <span class="note" aria-hidden="true">${this.say("prompt.huxi", { n: entry.huxi ?? 0 })}</span>
    </button>`;
  }

  /** An announcement: 王钓, 王闯, 举手. @param {Legal} entry @param {number} key */
  drawNamed(entry, key) {
    const raise = entry.verb === "raise";
    const name = raise ? this.say("verb.raise") : this.say(`fan.${entry.name}`);
    const gain = this.say(raise ? "prompt.raise.gain" : "prompt.declare.any");
    const label = raise ? this.say("prompt.raise", { n: entry.waits?.length ?? 0, cards: listCards(this.lang, entry.waits ?? []) }) : this.say("prompt.declare", { name });
    return html`<button type="button" class="answer ${entry.verb}" data-option=${key} aria-keyshortcuts=${raise ? "R" : nothing} title=${label} @click=${() => this.page.play.act(entry.action)}>
      <span class="vh">${label}</span>
      <span class="word" aria-hidden="true"><b>${name}</b></span><span class="note" aria-hidden="true">${gain}</span>
    </button>`;
  }

  /** @param {Legal} entry @param {number} key */
  drawPeng(entry, key) {
    return html`<button type="button" class="answer peng" data-option=${key} aria-keyshortcuts="P" @click=${() => this.page.play.act(entry.action)}>
      <span class="vh">${this.say("prompt.peng", { n: entry.huxi ?? 0 })}</span>
      <span class="word" aria-hidden="true">${glyph("w-peng")}</span><span class="note" aria-hidden="true">${this.say("prompt.gain", { n: entry.huxi ?? 0 })}</span>
    </button>`;
  }

  /** One way of eating: its columns, the eaten card tinted, what it scores, what must be laid with it. @param {Legal} entry @param {number} key */
  drawChi(entry, key) {
    const melds = entry.melds ?? [];
    const live = this.app.view?.live?.card;
    const names = melds.map((meld) => this.meldName(meld));
    const label = this.say(melds.length > 1 ? "prompt.chi.bi" : "prompt.chi", {
      meld: listCards(this.lang, melds[0]?.cards ?? []),
      name: names[0] ?? "",
      bi: melds.slice(1).map((meld) => listCards(this.lang, meld.cards)).join(this.lang === "zh" ? "；" : "; "),
      n: entry.huxi ?? 0,
    });
    return html`<button type="button" class="answer chi" data-option=${key} @click=${() => this.page.play.act(entry.action)}>
      <span class="vh">${label}</span>
      <span class="melds" aria-hidden="true">
        ${melds.map((meld, nth) => html`<span class="way ${nth > 0 ? "bi" : ""}">
          ${stack(meld.cards, nth === 0 && live ? `eaten-${meld.cards.indexOf(live)}` : "")}
          ${nth > 0 ? html`<span class="bi-mark">${this.say("kind.bi.short")}</span>` : nothing}
        </span>`)}
      </span>
      <span class="note" aria-hidden="true">${names[0]}${entry.huxi ? html` <b>+${entry.huxi}</b>` : nothing}</span>
    </button>`;
  }

  /** @param {{scores: string|null, huxi: number}} meld */
  meldName(meld) {
    return this.say(`meld.${meld.scores ?? "shun"}`);
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
        ${entry && card
          ? html`<strong>${this.say("prompt.discard.chosen", { card: this.name(card) })}</strong>${this.drawConsequence(entry)}`
          : html`<strong>${this.say("turn.discard")}</strong><span>${this.say("prompt.discard.how")}</span>`}
      </p>
      <button type="button" class="answer play" aria-disabled=${entry ? "false" : "true"} @click=${() => this.page.play.playSelected()}>${this.say("verb.discard")}</button>
    </div>`;
  }

  /** What playing the lifted card leads to: first what it binds the player to, else what the hand then waits for. @param {Legal} entry */
  drawConsequence(entry) {
    const waits = entry.waits ?? [];
    if (binds(entry)) return html`<span class="binding">${bound(this.lang, entry)}</span>`;
    return html`<span>${waits.length > 0
      ? this.say("prompt.discard.waits", { n: waits.length, cards: listCards(this.lang, waits) })
      : this.say("prompt.discard.again")}</span>`;
  }

  drawWaiting() {
    const { app } = this;
    if (app.state && (app.state.waiting === "next" || app.state.waiting === "end") && !app.busy) {
      return html`<div class="answers over">
        <button type="button" class="quiet" @click=${() => this.page.set({ sheet: "result" })}>${this.say("result.show")}</button>
        ${app.state.waiting === "next"
          ? html`<button type="button" class="answer play" @click=${() => this.page.play.nextHand()}>${this.say("result.next")}</button>`
          : html`<button type="button" class="answer play" @click=${() => this.page.toTally()}>${this.say("result.tally")}</button>`}
      </div>`;
    }
    if (app.state?.waiting === "bot" && !app.busy) {
      return html`<div class="answers over">
        <button type="button" class="answer play" @click=${() => this.page.play.others()}>${this.say("turn.retry")}</button>
      </div>`;
    }
    if (app.auto) {
      return html`<div class="answers over idle"><p class="ask soft">${this.say("auto.on")}</p>
        <button type="button" class="answer play take-over" aria-keyshortcuts="A" @click=${() => this.page.play.auto.toggle()}>${this.say("auto.off")}</button></div>`;
    }
    if (!app.view) return html`<div class="answers idle"></div>`;
    return html`<div class="answers idle"><p class="ask soft">${this.say("turn.others")}</p>
      <button type="button" class="quiet skip" aria-keyshortcuts="F" title=${this.say("skip.about")} @click=${() => this.page.play.skip()}>${this.say("skip.open")}</button></div>`;
  }
}

customElements.define("hp-prompt", Prompt);
