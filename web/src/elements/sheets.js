/** @file The sheets over the table: result, log, help, settings, and the question before a win is given up. */
import { html, nothing } from "lit";
import { Part } from "./part.js";
import { drawAccount, drawRevealed, drawScores, headline, manner } from "./score.js";
import { sentence } from "../log.js";
import { CHOICES } from "../settings.js";
import { KEYS } from "../keys.js";

/** A modal sheet: the browser's own dialog keeps the focus inside and gives it back. */
class Sheet extends Part {
  constructor() {
    super();
    /** @type {Element|null} */
    this.cameFrom = null;
  }

  connectedCallback() {
    this.cameFrom = document.activeElement;
    super.connectedCallback();
  }

  firstUpdated() {
    this.querySelector("dialog")?.showModal();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    const { cameFrom } = this;
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  }

  close() {
    this.page.set({ sheet: null });
  }

  /** @param {MouseEvent} event a tap beside the sheet closes it */
  onBackdrop(event) {
    if (event.target === event.currentTarget) this.close();
  }

  /** @param {string} title @param {unknown} body @param {string} [kind] */
  frame(title, body, kind = "") {
    return html`<dialog class="sheet paper ${kind}" aria-label=${title} @close=${() => this.close()} @click=${this.onBackdrop}>
      <div class="sheet-body">
        <header class="sheet-head"><h2>${title}</h2>
          <button type="button" class="icon close" aria-label=${this.say("sheet.close")} @click=${() => this.close()}><span aria-hidden="true">×</span></button></header>
        ${body}
      </div>
    </dialog>`;
  }
}

/** A hand is over: who won, why it pays what it pays, and on to the next. */
class ResultSheet extends Sheet {
  render() {
    const { app, page } = this;
    const result = app.view?.result;
    if (!result || !app.state || !app.view) return nothing;
    const mine = app.view.seat;
    const won = result.winner === mine ? "won" : result.winner === null ? "drawn" : "lost";
    return this.frame(
      headline(this.lang, result, mine),
      html`<p class="manner">${manner(this.lang, result, mine)}</p>
        ${drawAccount(this.lang, result, mine)}
        ${drawScores(this.lang, result.scores, app.state.match.scores, mine)}
        ${drawRevealed(this.lang, result, mine)}
        <footer class="sheet-foot">
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
        return text ? html`<li class="line ${event.t} ${event.seat === mine ? "mine" : ""}">${text}</li>` : nothing;
      })}</ol>`,
      "log",
    );
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
        <p class="small">${this.say(this.app.storageRefused ? "storage.refused" : "storage.where")}</p>`,
      "settings",
    );
  }
}

/** Asked once before a win is given up. */
class PassSheet extends Sheet {
  close() {
    if (this.app.giveUp) this.page.play.giveUp(false, false);
  }

  render() {
    const answer = (/** @type {boolean} */ yes) => () => {
      const box = this.querySelector("input");
      this.page.play.giveUp(yes, box instanceof HTMLInputElement && box.checked);
    };
    const hu = this.app.view?.legal.find((entry) => entry.verb === "hu");
    return this.frame(
      this.say("pass.title"),
      html`<p>${this.say("pass.about", { huxi: hu?.huxi ?? 0, pay: hu?.pay_each ?? 0 })}</p>
        <label class="check"><input type="checkbox" /><span>${this.say("pass.remember")}</span></label>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${answer(true)}>${this.say("pass.yes")}</button>
          <button type="button" class="answer play" autofocus @click=${answer(false)}>${this.say("pass.no")}</button>
        </footer>`,
      "question",
    );
  }
}

customElements.define("hp-result", ResultSheet);
customElements.define("hp-log", LogSheet);
customElements.define("hp-help", HelpSheet);
customElements.define("hp-settings", SettingsSheet);
customElements.define("hp-pass", PassSheet);
