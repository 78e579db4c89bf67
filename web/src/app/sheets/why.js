/**
 * @file What each allowed answer leads to, and why the others are not allowed. The engine's sentences, each with its
 * rule.
 */
import { html, nothing } from "lit";
import { isPlay } from "../../state/selectors.js";
import { drawRule } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../shared/types.js").Legal} Legal */
/** @typedef {import("../../shared/types.js").Preview} Preview */

class WhySheet extends Sheet {
  render() {
    const { why, view } = this.app;
    if (!why || !view) return nothing;
    const { words } = this.family;
    const card = why.card ?? words.whyCard(view);
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
        ${view.legal.some(isPlay) ? html`<p class="small">${this.say("why.cards")}</p>` : nothing}
        <footer class="sheet-foot"><button type="button" class="quiet" @click=${() => this.send("openPart", "book")}>${this.say("book.open")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.close()}>${this.say("why.back")}</button></footer>`,
      "why-sheet",
    );
  }

  /** Draws an allowed answer and what it leads to. @param {Legal} entry @param {Preview|undefined} ahead */
  drawOpen(entry, ahead) {
    const { words } = this.family;
    const melds = words.melds(this.wording, entry);
    return html`<div class="open"><dt>${this.say(`verb.${entry.verb}.short`)}</dt>
      <dd>${melds ? html`<p><b>${melds}</b></p>` : nothing}
        ${ahead?.effects.map((effect) => html`<p>${this.pick(effect.text)}</p>${drawRule(this.lang, this.app.book, effect.rule)}`)}
        ${ahead ? words.waits(this.wording, ahead).map((text) => html`<p>${text}</p>`) : nothing}
        ${ahead && ahead.effects.length > 0 ? nothing : html`<p>${words.worth(this.wording, entry)}</p>`}</dd>
    </div>`;
  }
}

customElements.define("hp-why", WhySheet);
