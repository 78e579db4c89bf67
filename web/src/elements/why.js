/** @file Why not? Every answer the bar could hold, and what stands in the way of those it does not. */
import { html, nothing } from "lit";
import { Sheet } from "./sheet.js";
import { drawRule } from "./rule.js";

class WhySheet extends Sheet {
  render() {
    const { app } = this;
    const { why, view } = app;
    if (!why || !view) return nothing;
    const card = why.card ?? view.live?.card;
    return this.frame(
      card ? this.say("why.card", { card: this.name(card) }) : this.say("why.title"),
      html`<dl class="why-rows">${why.rows.map((row) => html`<div class=${row.legal ? "open" : "shut"}>
          <dt>${this.say(`verb.${row.verb}`)}</dt>
          <dd>${row.legal ? this.say("why.open") : row.reason ? html`${this.pick(row.reason.text)}${drawRule(this.lang, app.book, row.reason.rule)}` : nothing}</dd>
        </div>`)}</dl>
        <p class="small">${this.say("why.cards")}</p>
        <footer class="sheet-foot"><button type="button" class="quiet" @click=${() => this.page.set({ sheet: "book" })}>${this.say("book.open")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.close()}>${this.say("why.back")}</button></footer>`,
      "why-sheet",
    );
  }
}

customElements.define("hp-why", WhySheet);
