/** @file The sheets over the table: result, log, help, settings. */
import { html, nothing } from "lit";
import { Sheet } from "./sheet.js";
import { drawRuleText, ruleOf } from "./rule.js";
import { drawRevealed, drawScores, headline, manner } from "./score.js";
import "./account.js";
import { sentence } from "../log.js";
import { CHOICES } from "../settings.js";
import { KEYS } from "../keys.js";
import { mayUndo } from "../update.js";

/** A hand is over: who won, why it pays what it pays, and on to the next. */
class ResultSheet extends Sheet {
  static properties = { ...Sheet.properties, checking: { state: true } };

  constructor() {
    super();
    /** Whether the check of the deal has been asked for. */
    this.checking = false;
  }

  /** Recomputes the deal in the page, apart from the engine. */
  async check() {
    if (await this.page.loadPart("check")) this.checking = true;
  }

  render() {
    const { app, page } = this;
    const result = app.view?.result;
    if (!result || !app.state || !app.view) return nothing;
    const mine = app.view.seat;
    const won = result.winner === mine ? "won" : result.winner === null ? "drawn" : "lost";
    return this.frame(
      headline(this.lang, result, mine),
      html`<p class="manner">${manner(this.lang, result, mine)}</p>
        <hp-account .app=${app} .page=${page} .result=${result}></hp-account>
        ${drawScores(this.lang, result.scores, app.state.match.scores, mine)}
        ${drawRevealed(this.lang, result, mine, this.checking
          ? html`<hp-check .app=${app} .page=${page} .result=${result}></hp-check>`
          : html`<p><button type="button" class="quiet check-deal" @click=${() => this.check()}>${this.say("check.do")}</button></p>`)}
        <footer class="sheet-foot">
          <button type="button" class="quiet open-review" aria-keyshortcuts="V" @click=${() => page.play.review()}>${this.say("review.open")}</button>
          <span class="small">${this.say("bar.hand", { hand: app.state.match.hand, hands: app.state.match.hands })}</span>
          ${app.state.waiting === "end"
            ? html`<button type="button" class="answer play" autofocus @click=${() => page.toTally()}>${this.say("result.tally")}</button>`
            : html`<button type="button" class="answer play" autofocus @click=${() => page.play.nextHand()}>${this.say("result.next")}</button>`}
        </footer>`,
      `result ${won}`,
    );
  }
}

/** What has happened, in plain sentences, newest at the end. */
class LogSheet extends Sheet {
  updated() {
    const list = this.querySelector(".log-list");
    if (list) list.scrollTop = list.scrollHeight;
  }

  render() {
    const mine = this.app.view?.seat ?? 0;
    return this.frame(
      this.say("bar.log"),
      html`<ol class="log-list" tabindex="0">${this.app.log.map((event) => {
        const text = sentence(this.lang, event, mine);
        return text ? html`<li class="line ${event.t} ${event.seat === mine ? "mine" : ""}">${text}${this.drawWhy(event)}</li>` : nothing;
      })}</ol>
      ${mayUndo(this.app) ? html`<footer class="sheet-foot"><button type="button" class="quiet" aria-keyshortcuts="B" @click=${() => this.page.play.earlier()}>${this.say("back.open")}</button></footer>` : nothing}`,
      "log",
    );
  }

  /** Why something happened by itself, or against one's own claim: one tap away, with its rule. @param {import("../types.js").GameEvent} event */
  drawWhy(event) {
    if (!event.why) return nothing;
    const row = ruleOf(this.app.book, event.why.rule);
    return html`<details class="rule"><summary>${this.say("why.ask")}</summary><p>${this.pick(event.why.text)}</p>${row ? drawRuleText(this.lang, row) : nothing}</details>`;
  }
}

/** How the game goes, in a page, and the keys. */
class HelpSheet extends Sheet {
  render() {
    const parts = ["goal", "turn", "claims", "forced", "huxi", "kings"];
    return this.frame(
      this.say("help.title"),
      html`<div class="prose">
        ${parts.map((part) => html`<h3>${this.say(`help.${part}.title`)}</h3><p>${this.say(`help.${part}`)}</p>`)}
        <p><button type="button" class="quiet" @click=${() => this.page.set({ sheet: "book" })}>${this.say("book.open")}</button>
          <a class="quiet" href="learn.html">${this.say("lobby.learn")}</a></p>
        <h3>${this.say("help.keys.title")}</h3>
        <dl class="keys">${KEYS.map(({ keys, does }) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${this.say(`key.${does}`)}</dd></div>`)}</dl>
      </div>`,
      "help",
    );
  }
}

class SettingsSheet extends Sheet {
  render() {
    const { settings } = this.app;
    return this.frame(
      this.say("bar.settings"),
      html`${Object.entries(CHOICES).map(([name, choices]) => html`<fieldset><legend>${this.say(`settings.${name}`)}</legend>
          <div class="segments">${choices.map((choice) => html`<label class="segment"><input type="radio" name=${name} .value=${choice}
            .checked=${/** @type {Record<string, string>} */ (settings)[name] === choice}
            @change=${() => this.page.setSettings({ [name]: choice })} /><span>${this.say(`settings.${name}.${choice}`)}</span></label>`)}</div>
        </fieldset>`)}
        <p class="small">${this.say(this.app.unkept ? `unkept.${this.app.unkept}` : "storage.where")}</p>`,
      "settings",
    );
  }
}

customElements.define("hp-result", ResultSheet);
customElements.define("hp-log", LogSheet);
customElements.define("hp-help", HelpSheet);
customElements.define("hp-settings", SettingsSheet);
