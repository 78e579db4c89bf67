/** @file The log drawer: what has happened in plain sentences, newest at the end, each a link to its moment. */
import { html, nothing } from "lit";
import { Sheet } from "./sheet.js";
import { drawRuleText, ruleOf } from "./rule.js";
import { sentence } from "../log.js";
import { shortcut } from "../keys.js";
import { mayUndo } from "../update.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

class LogSheet extends Sheet {
  showModal() {
    super.showModal();
    const list = this.querySelector(".log-list");
    if (list) list.scrollTop = list.scrollHeight;
    const lines = this.querySelectorAll(".log-list button");
    const at = this.querySelector('.log-list button[aria-current="true"]') ?? lines[lines.length - 1];
    if (at instanceof HTMLElement) at.focus(); // where the hand stands; earlier lines are above
  }

  render() {
    const { app, page } = this;
    const mine = app.view?.seat ?? 0;
    return this.frame(
      this.say("bar.log"),
      html`<p class="small">${this.say("log.about")}</p>
        <ol class="log-list">${app.log.map((event, nth) => this.drawLine(event, nth, mine))}</ol>
        <footer class="sheet-foot two">
          ${mayUndo(app) ? html`<button type="button" class="quiet" aria-keyshortcuts=${shortcut(app.settings, "back")} @click=${() => page.play.earlier()}>${this.say("back.open")}</button>` : nothing}
          ${app.past !== null ? html`<button type="button" class="answer play" @click=${() => this.present()}>${this.say("past.now")}</button>` : nothing}
        </footer>`,
      "log drawer",
    );
  }

  present() {
    this.page.set({ sheet: null });
    this.page.play.past.present();
  }

  /** @param {GameEvent} event @param {number} nth @param {number} mine */
  drawLine(event, nth, mine) {
    const text = sentence(this.lang, event, mine);
    if (!text) return nothing;
    return html`<li class="line ${event.t} ${event.seat === mine ? "mine" : ""}">
      <button type="button" class="to-moment" aria-current=${this.app.past === nth ? "true" : "false"}
        @click=${() => this.page.play.past.to(nth)}>${text}</button>${this.drawWhy(event)}</li>`;
  }

  /** Why something happened by itself, or against one's own claim: one tap away, with its rule. @param {GameEvent} event */
  drawWhy(event) {
    if (!event.why) return nothing;
    const row = ruleOf(this.app.book, event.why.rule);
    return html`<details class="rule"><summary>${this.say("why.ask")}</summary><p>${this.pick(event.why.text)}</p>${row ? drawRuleText(this.lang, row) : nothing}</details>`;
  }
}

customElements.define("hp-log", LogSheet);
