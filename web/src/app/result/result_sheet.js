/** @file The sheet at the end of a hand: who won, the account of the payment, and the way to the next hand. */
import { html, nothing } from "lit";
import { glyph } from "../../glyphs/glyph.js";
import { commandOf, keyPressed, shortcut } from "../../settings/keymap.js";
import { isOver, mayUndo, spokenTo } from "../../state/selectors.js";
import { signed } from "../../text/i18n.js";
import { Sheet } from "../sheets/sheet.js";
import { drawPayments } from "./account.js";
import { drawFaceAt } from "./face.js";
import { drawExtras, drawRevealed, drawScores } from "./score.js";

class ResultSheet extends Sheet {
  static properties = { ...Sheet.properties, checking: { state: true } };

  constructor() {
    super();
    /** Whether the check of the deal has been asked for. */
    this.checking = false;
  }

  firstUpdated() {
    super.firstUpdated();
    this.querySelector("dialog")?.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Handles those keys of the table that also work in this sheet. @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const command = commandOf(this.app.settings, keyPressed(event), this.family.unused);
    if (command === "review") void this.page.play.review();
    else if (command === "undo") this.undo();
    else return;
    event.preventDefault();
    event.stopPropagation(); // the sheet is closing, so the table would handle the key too
  }

  undo() {
    if (isOver(this.app) && mayUndo(this.app)) void this.page.play.undo();
  }

  /** Loads the check of the deal and shows it. */
  async check() {
    if (await this.page.parts.load("check")) this.checking = true;
  }

  render() {
    const { app, page } = this;
    const result = app.table.view?.result;
    if (!result || !app.table.state || !app.table.view) return nothing;
    const mine = spokenTo(app);
    const { words, figures } = this.family;
    const { winners } = figures(result, mine);
    const won = winners.includes(mine) ? "won" : winners.length === 0 ? "drawn" : "lost";
    return this.frame(
      words.headline(this.wording, result, mine),
      html`${drawScores(this.lang, result.scores, app.table.state.scores, mine, (seat) => drawFaceAt(app, seat))}
        ${drawPayments(this, result)}
        ${drawExtras(this.lang, app.table.state.extras)}
        ${app.table.guided ? html`<hp-guide-end .app=${app} .page=${page}></hp-guide-end>` : nothing}
        <hp-account apart .app=${app} .page=${page} .result=${result}></hp-account>
        ${drawRevealed(
          this.family,
          this.lang,
          result,
          mine,
          this.checking
            ? html`<hp-check .app=${app} .page=${page} .result=${result}></hp-check>`
            : html`<p><button type="button" class="quiet check-deal" @click=${() => this.check()}>${this.say("check.do")}</button></p>`,
        )}
        <footer class="sheet-foot">
          <button type="button" class="quiet open-review" aria-keyshortcuts=${shortcut(app.settings, "review")} @click=${() => this.page.play.review()}>${this.say("review.open")}</button>
          ${mayUndo(app) ? html`<button type="button" class="quiet undo-last" aria-keyshortcuts="U" @click=${() => this.undo()}>${this.say("result.undo")}</button>` : nothing}
          <span class="small hand-of">${this.say("bar.hand", { hand: app.table.state.hand, hands: app.table.state.setup.hands })}</span>
          ${
            app.table.state.waiting === "end"
              ? html`<button type="button" class="answer play" autofocus @click=${() => (app.table.guided ? this.page.newMatch() : this.page.toTally())}>${this.say(app.table.guided ? "lobby.start" : "result.tally")}</button>`
              : html`<button type="button" class="answer play" autofocus @click=${() => this.page.play.nextHand()}>${this.say("result.next")}</button>`
          }
        </footer>`,
      `result ${won}`,
      winners.length > 0
        ? html`<span class="winners">${winners.map((seat) => drawFaceAt(app, seat))}<span class="stamp" aria-hidden="true">${glyph("w-hu")}</span></span>`
        : nothing,
      html`${winners.length === 1 ? html`<b class="points plus">${signed(result.scores[winners[0]])}</b>` : nothing}
        <p class="manner">${words.manner(this.wording, result, mine)}</p>`,
    );
  }
}

customElements.define("hp-result", ResultSheet);
