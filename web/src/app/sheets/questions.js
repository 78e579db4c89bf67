/** @file What the page asks: before a win is passed, before a discard that binds, and whether to take the match from another tab. */
import { html, nothing } from "lit";
import { drawRule } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

/** Asks before the player passes a win. */
class PassSheet extends Sheet {
  close() {
    if (this.app.sheet.question) this.page.play.confirm(false);
  }

  render() {
    const answer = (/** @type {boolean} */ yes) => () => {
      const box = this.querySelector("input");
      this.page.play.confirm(yes, box instanceof HTMLInputElement && box.checked);
    };
    const hu = this.app.table.view?.legal.find((entry) => entry.verb === "hu");
    return this.frame(
      this.say("pass.title"),
      html`<p>${this.family.words.giveUp(this.wording, hu)}</p>
        ${this.app.sheet.question?.reasons.map((reason) => html`<p class="warning">${this.pick(reason.text)}</p>${drawRule(this.lang, this.app.sheet.book, reason.rule)}`)}
        <label class="check"><input type="checkbox" /><span>${this.say("pass.remember")}</span></label>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${answer(true)}>${this.say("pass.yes")}</button>
          <button type="button" class="answer play" autofocus @click=${answer(false)}>${this.say("pass.no")}</button>
        </footer>`,
      "question",
    );
  }
}

/** Asks before a discard that binds the player for the rest of the hand, in the engine's words. */
class SureSheet extends Sheet {
  close() {
    if (this.app.sheet.question) this.page.play.confirm(false);
  }

  render() {
    const { question } = this.app.sheet;
    if (!question) return nothing;
    const entry = this.app.table.view?.legal.find((legal) => legal.action === question.action);
    const { words } = this.family;
    const asked = words.sure(this.wording, entry);
    return this.frame(
      asked.title,
      html`${question.reasons.map((reason) => html`<p class="warning">${this.pick(reason.text)}</p>${drawRule(this.lang, this.app.sheet.book, reason.rule)}`)}
        ${question.reasons.length === 0 ? html`<p class="warning">${words.binding(this.wording, entry)}</p>` : nothing}
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.page.play.confirm(true)}>${asked.yes}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.page.play.confirm(false)}>${asked.no}</button>
        </footer>`,
      "question sure",
    );
  }
}

/** Says that another tab plays this match, and offers to continue it here. */
class ElsewhereSheet extends Sheet {
  /** Closing without an answer leaves the match to the other tab. */
  close() {
    if (this.app.sheet.open === "elsewhere") this.page.toLobby();
  }

  render() {
    const { elsewhere } = this.app.table;
    return this.frame(
      this.say(`elsewhere.${elsewhere}.title`),
      html`<p>${this.say(`elsewhere.${elsewhere}`)}</p>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.page.toLobby()}>${this.say("bar.lobby")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.page.resume(this.page.store.id, true)}>${this.say("elsewhere.take")}</button>
        </footer>`,
      "question elsewhere",
    );
  }
}

customElements.define("hp-pass", PassSheet);
customElements.define("hp-sure", SureSheet);
customElements.define("hp-elsewhere", ElsewhereSheet);
