/**
 * @file What each allowed answer leads to, and why the others are not allowed. The engine's sentences, each with its
 * rule.
 */
import { html, nothing } from "lit";
import { drawRule } from "../../text/rule.js";
import { listCards } from "../../zipai/cards.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../shared/types.js").Legal} Legal */
/** @typedef {import("../../shared/types.js").Preview} Preview */

class WhySheet extends Sheet {
  render() {
    const { why, view } = this.app;
    if (!why || !view) return nothing;
    const card = why.card ?? view.live?.card;
    const open = why.rows.filter((row) => row.legal);
    const shut = why.rows.filter((row) => !row.legal);
    return this.frame(
      card ? this.say("why.card", { card: this.name(card) }) : this.say("why.title"),
      html`<dl class="why-rows">
          ${open.map((row) => view.legal.filter((entry) => entry.verb === row.verb).map((entry) => this.drawOpen(entry, why.previews[entry.action])))}
          ${shut.map(
            (row) => html`<div class="shut"><dt>${this.say(`verb.${row.verb}.short`)}</dt>
            <dd>${this.pick(row.reason?.text)}${drawRule(this.lang, this.app.book, row.reason?.rule)}</dd></div>`,
          )}
        </dl>
        ${view.legal.some((entry) => entry.verb === "discard") ? html`<p class="small">${this.say("why.cards")}</p>` : nothing}
        <footer class="sheet-foot"><button type="button" class="quiet" @click=${() => this.send("showSheet", "book")}>${this.say("book.open")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.close()}>${this.say("why.back")}</button></footer>`,
      "why-sheet",
    );
  }

  /** Draws an allowed answer and what it leads to. @param {Legal} entry @param {Preview|undefined} ahead */
  drawOpen(entry, ahead) {
    const melds = (entry.melds ?? [])
      .map((meld) => listCards(this.lang, meld.cards))
      .join(this.lang === "zh" ? "；" : "; ");
    return html`<div class="open"><dt>${this.say(`verb.${entry.verb}.short`)}</dt>
      <dd>${melds ? html`<p><b>${melds}</b></p>` : nothing}
        ${ahead?.effects.map((effect) => html`<p>${this.pick(effect.text)}</p>${drawRule(this.lang, this.app.book, effect.rule)}`)}
        ${ahead ? this.drawWaits(ahead) : nothing}
        ${
          ahead && ahead.effects.length > 0
            ? nothing
            : html`<p>${this.say(
                entry.verb === "hu" ? (entry.discarder_pays ? "prompt.hu.discard" : "prompt.hu") : "why.open",
                {
                  huxi: entry.huxi ?? 0,
                  pay: entry.discarder_pays ?? entry.pay_each ?? 0,
                },
              )}</p>`
        }</dd>
    </div>`;
  }

  /** Draws what the hand would wait for afterwards. @param {Preview} ahead */
  drawWaits(ahead) {
    const words = (/** @type {string[]} */ cards) =>
      this.say("why.waits", { n: cards.length, cards: listCards(this.lang, cards) });
    if (ahead.waits.length > 0) return html`<p>${words(ahead.waits)}</p>`;
    return ahead.waits_by_discard.slice(0, 3).map(
      ({ discard, waits, waits_self: own }) =>
        html`<p>${this.say("why.waits.after", {
          card: this.name(discard),
          text: words(waits.length > 0 ? waits : own),
        })}</p>`,
    );
  }
}

customElements.define("hp-why", WhySheet);
