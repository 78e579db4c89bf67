/**
 * @file What each allowed answer leads to, why the others are not allowed, and what else can be asked now. The engine's
 * sentences, each with its rule.
 */
import { html, nothing } from "lit";
import { isPlay } from "../../state/selectors.js";
import "../../text/advice.js";
import { drawRule } from "../../text/rule.js";
import { Sheet } from "./sheet.js";

/** @import { Legal, Preview, Reason, Sentence } from "../../shared/types.js" */

class WhySheet extends Sheet {
  static properties = { ...Sheet.properties, answers: { state: true } };

  constructor() {
    super();
    /** The answers that were asked for, by question. @type {Record<string, Sentence[]|"asking"|"failed">} */
    this.answers = {};
  }

  /** Asks the engine for an answer, once, when its question is unfolded. @param {Event} event @param {string} question */
  async ask(event, question) {
    const known = this.answers[question];
    const shut = event.target instanceof HTMLDetailsElement && !event.target.open;
    if (shut || (known && known !== "failed") || !this.app.sheet.why) return;
    const tell = (/** @type {Sentence[]|"asking"|"failed"} */ answer) => {
      this.answers = { ...this.answers, [question]: answer };
    };
    tell("asking");
    try {
      await this.page.store.noteAid("hint"); // noted before anything is shown, so that a reload does not undo it
      const { says } = await this.page.query({ do: "answer", question, ...this.app.sheet.why.about });
      tell(says);
    } catch {
      tell("failed");
    }
  }

  render() {
    const { why } = this.app.sheet;
    const { view } = this.app.table;
    if (!why || !view) return nothing;
    const { words } = this.family;
    const card = why.card ?? words.lyingCard(view);
    const open = why.rows.filter((row) => row.legal);
    const shut = why.rows.filter((row) => !row.legal);
    return this.frame(
      card ? this.say("why.card", { card: this.name(card) }) : this.say("why.title"),
      html`${
        open.length > 0
          ? html`<dl class="why-rows">
          ${open.map((row) => view.legal.filter((entry) => entry.verb === row.verb).map((entry) => this.drawOpen(entry, why.previews[entry.action])))}
        </dl>`
          : nothing
      }
        ${why.questions.length > 0 ? this.drawQuestions(why.questions) : nothing}
        <dl class="why-rows">
          ${shut.map(
            (row) => html`<div class="shut"><dt>${this.say(`verb.${row.verb}.short`)}</dt>
            <dd>${this.pick(row.reason?.text)}${drawRule(this.lang, this.app.sheet.book, row.reason?.rule)}</dd></div>`,
          )}
        </dl>
        ${view.legal.some(isPlay) ? html`<p class="small">${this.say("why.cards")}</p>` : nothing}
        <footer class="sheet-foot"><button type="button" class="quiet" @click=${() => this.page.openPart("book")}>${this.say("book.open")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.close()}>${this.say("why.back")}</button></footer>`,
      "why-sheet",
    );
  }

  /** @param {Reason[]} questions */
  drawQuestions(questions) {
    return html`<section class="questions"><h3>${this.say("questions.title")}</h3>
      ${questions.map(
        ({
          code,
          text,
        }) => html`<details data-question=${code} @toggle=${(/** @type {Event} */ event) => this.ask(event, code)}>
        <summary>${this.pick(text)}</summary>
        <div aria-live="polite">${this.drawAnswer(this.answers[code])}</div></details>`,
      )}
      <p class="small">${this.say("questions.aids")}</p></section>`;
  }

  /** Draws an answer; a rule stands once, below the last sentence by it. @param {Sentence[]|"asking"|"failed"|undefined} answer */
  drawAnswer(answer) {
    if (!Array.isArray(answer))
      return answer
        ? html`<p class="small">${this.say(answer === "failed" ? "questions.failed" : "hint.wait")}</p>`
        : nothing;
    return html`<ul>${answer.map(
      ({ cards, text, rule }, nth) => html`<li>${this.drawCards(cards)}<p>${this.pick(text)}</p>
        ${rule === answer[nth + 1]?.rule ? nothing : drawRule(this.lang, this.app.sheet.book, rule)}</li>`,
    )}</ul>`;
  }

  /** Draws groups of cards, which the sentence beside them names. @param {string[]} groups */
  drawCards(groups) {
    const { cards } = this.family;
    if (groups.length === 0) return nothing;
    return html`<span class="minis" aria-hidden="true">${groups.map(
      (group) => html`<span class="group">${cards.parse(group).map((card) => cards.face(card, "mini"))}</span>`,
    )}</span>`;
  }

  /** Draws an allowed answer and what it leads to. @param {Legal} entry @param {Preview|undefined} ahead */
  drawOpen(entry, ahead) {
    const { words } = this.family;
    const melds = words.melds(this.wording, entry);
    return html`<div class="open"><dt>${this.say(`verb.${entry.verb}.short`)}</dt>
      <dd>${melds ? html`<p><b>${melds}</b></p>` : nothing}
        ${ahead?.effects.map((effect) => html`<p>${this.pick(effect.text)}</p>${drawRule(this.lang, this.app.sheet.book, effect.rule)}`)}
        ${ahead ? words.waits(this.wording, ahead).map((text) => html`<p>${text}</p>`) : nothing}
        ${ahead && ahead.effects.length > 0 ? nothing : html`<p>${words.worth(this.wording, entry)}</p>`}</dd>
    </div>`;
  }
}

customElements.define("hp-why", WhySheet);
