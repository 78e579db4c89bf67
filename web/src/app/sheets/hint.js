/** @file A hint in three steps: what the seat can see, what a bot would do, and why. The player asks for each step. */
import { html, nothing } from "lit";
import { moreOf } from "../../family/registry.js";
import { legalAction } from "../../state/selectors.js";
import "../../text/advice.js";
import { inPoints } from "../../text/rates.js";
import { drawRule } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../../shared/types.js").Reason} Reason */
/** @typedef {{action: string, value: number|null, reasons?: Reason[], effects?: Reason[]}} Choice */
/**
 * @typedef {object} Hint The engine's answer, up to the step asked for.
 * @property {number} step
 * @property {{id: string, name: import("../../shared/types.js").Text}} judge
 * @property {Reason[]} situation
 * @property {Reason|null} [says] a sentence with the figures
 * @property {Choice} [best]
 * @property {Choice|null} [second]
 * @property {Choice[]} [ranking]
 */

const SEEN = 1;
const SUGGESTED = 2;
const EXPLAINED = 3;
/** How many choices of the ranking are shown. */
const RANKED = 5;

class HintSheet extends Sheet {
  static properties = { ...Sheet.properties, hint: { state: true }, busy: { state: true }, failed: { state: true } };

  constructor() {
    super();
    /** @type {Hint|null} */
    this.hint = null;
    this.busy = false;
    this.failed = false;
  }

  firstUpdated() {
    super.firstUpdated();
    void this.step(SEEN);
  }

  /**
   * Asks for the hint up to a step and moves the focus to the new part, so that it is read aloud.
   * @param {number} step
   */
  async step(step) {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    try {
      if (step === SEEN) await this.send("noteAid", "hint"); // noted before anything is shown, so that a reload does not undo it
      this.hint = await this.send("query", { do: "hint", step });
    } catch {
      this.failed = true;
    }
    this.busy = false;
    await this.updateComplete;
    const news = this.querySelector(`[data-step="${step}"]`);
    if (news instanceof HTMLElement) news.focus();
  }

  /** Says an action as a sentence. @param {string} action */
  action(action) {
    return moreOf(this.family).action(this.lang, action);
  }

  render() {
    const { hint } = this;
    return this.frame(
      this.say("hint.title"),
      html`${
        hint
          ? html`<section class="advice" data-step="1" tabindex="-1" aria-label=${this.say("hint.seen")}>
            <h3>${this.say("hint.seen")}</h3>${this.drawReasons(hint.situation)}</section>`
          : nothing
      }
        ${hint?.best ? this.drawSuggestion(hint, hint.best) : nothing}
        ${hint && hint.step >= EXPLAINED ? this.drawExplanation(hint) : nothing}
        <p class="small" role="status">${this.busy ? this.say("hint.wait") : this.failed ? this.say("hint.failed") : this.say("hint.aids")}</p>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" autofocus @click=${() => this.close()}>${this.say("hint.back")}</button>
          ${this.drawNext()}
        </footer>`,
      "hint-sheet",
    );
  }

  drawNext() {
    const step = this.hint?.step ?? 0;
    if (this.failed)
      return html`<button type="button" class="answer play" @click=${() => this.step(step + 1)}>${this.say("boot.retry")}</button>`;
    if (step >= EXPLAINED)
      return html`<button type="button" class="answer play do-it" @click=${() => this.doIt()}>${this.say("hint.do")}</button>`;
    return html`<button type="button" class="answer play" aria-disabled=${this.busy || step < SEEN ? "true" : "false"}
      @click=${() => step >= SEEN && this.step(step + 1)}>${this.say(step < SUGGESTED ? "hint.more" : "hint.why")}</button>`;
  }

  /** @param {Hint} hint @param {Choice} best */
  drawSuggestion(hint, best) {
    const ranking = (hint.ranking ?? []).slice(0, RANKED);
    const valued = ranking.some(({ value }) => value !== null);
    const title = this.say("hint.suggests", { judge: this.pick(hint.judge.name) });
    return html`<section class="advice" data-step="2" tabindex="-1" aria-label=${title}>
      <h3>${title}</h3>
      <p class="deed">${this.action(best.action)}</p>
      ${hint.says ? html`<p>${this.pick(hint.says.text)}</p>` : nothing}
      ${
        ranking.length > 1
          ? html`<h4>${this.say("hint.ranking")}</h4>
        <ol class="ranking">${ranking.map(
          ({ action, value }) =>
            html`<li>${this.action(action)}${
              value === null
                ? nothing
                : html`<span class="worth">${this.say("hint.worth", { points: inPoints(value) })}</span>`
            }</li>`,
        )}</ol>
        ${valued ? nothing : html`<p class="small">${this.say("hint.unvalued")}</p>`}`
          : nothing
      }
    </section>`;
  }

  /** @param {Hint} hint */
  drawExplanation(hint) {
    const { best, second } = hint;
    return html`<section class="advice" data-step="3" tabindex="-1" aria-label=${this.say("hint.reasons")}>
      <h3>${this.say("hint.reasons")}</h3>
      ${this.drawReasons([...(best?.reasons ?? []), ...(best?.effects ?? [])])}
      ${
        second?.reasons?.length
          ? html`<h4>${this.say("hint.instead", { action: this.action(second.action) })}</h4>
        ${this.drawReasons([...second.reasons, ...(second.effects ?? [])])}`
          : nothing
      }
    </section>`;
  }

  /** @param {Reason[]} reasons */
  drawReasons(reasons) {
    return html`<ul class="reasons">${reasons.map((reason) => html`<li>${this.pick(reason.text)}${drawRule(this.lang, this.app.book, reason.rule)}</li>`)}</ul>`;
  }

  /** Does what the bot suggests. Actions that need a confirmation still ask for it. */
  doIt() {
    const entry = legalAction(this.app, this.hint?.best?.action ?? "");
    this.send("showSheet", null);
    if (entry) void this.send("act", entry);
  }
}

customElements.define("hp-hint", HintSheet);
