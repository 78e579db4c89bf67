/** @file The log: what has happened, in the engine's sentences, the newest last. A press on a line shows its moment. */
import { html, nothing } from "lit";
import { shortcut } from "../../settings/keymap.js";
import { mayUndo } from "../../state/selectors.js";
import { drawRuleText, ruleOf } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

/** @import { GameEvent } from "../../shared/types.js" */

class LogSheet extends Sheet {
  showModal() {
    super.showModal();
    const list = this.querySelector(".log-list");
    if (list) list.scrollTop = list.scrollHeight;
    const lines = this.querySelectorAll(".log-list button");
    const at = this.querySelector('.log-list button[aria-current="true"]') ?? lines[lines.length - 1];
    if (at instanceof HTMLElement) at.focus(); // the moment that the table shows; earlier lines are above it
  }

  render() {
    const { app } = this;
    const mine = app.table.view?.seat ?? 0;
    return this.frame(
      this.say("bar.log"),
      html`<p class="small">${this.say("log.about")}</p>
        <ol class="log-list">${app.table.log.map((event, nth) => this.drawLine(event, nth, mine))}</ol>
        <footer class="sheet-foot two">
          ${mayUndo(app) ? html`<button type="button" class="quiet" aria-keyshortcuts=${shortcut(app.settings, "back")} @click=${() => this.page.play.openBack()}>${this.say("back.open")}</button>` : nothing}
          ${app.table.past !== null ? html`<button type="button" class="answer play" @click=${() => this.present()}>${this.say("past.now")}</button>` : nothing}
        </footer>`,
      "log drawer",
    );
  }

  present() {
    this.page.showSheet(null);
    this.page.play.log.present();
  }

  /** @param {GameEvent} event @param {number} nth @param {number} mine */
  drawLine(event, nth, mine) {
    const text = this.pick(event.text);
    return html`<li class="line ${event.t} ${event.seat === mine ? "mine" : ""}">
      <button type="button" class="to-moment" aria-current=${this.app.table.past === nth ? "true" : "false"}
        @click=${() => this.page.play.log.show(nth)}>${text}</button>${this.drawWhy(event)}</li>`;
  }

  /**
   * Draws why something happened by force or against the player's claim, folded, with its rule.
   * @param {GameEvent} event
   */
  drawWhy(event) {
    if (!event.why) return nothing;
    const row = ruleOf(this.app.sheet.book, event.why.rule);
    return html`<details class="rule"><summary>${this.say("why.ask")}</summary><p>${this.pick(event.why.text)}</p>${row ? drawRuleText(this.lang, row) : nothing}</details>`;
  }
}

customElements.define("hp-log", LogSheet);
