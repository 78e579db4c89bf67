/** @file The page: one screen at a time, a sheet over it, the live regions, a note that comes and goes. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Part } from "./part.js";
import { onKey } from "../keys.js";
import { LongPress } from "../longpress.js";
import { drawRule } from "./rule.js";
import { dress } from "../dress.js";
import { useFace } from "./faces.js";
import { Pictures } from "./pictures.js";
import "./lobby.js";
import "./table.js";
import "./tally.js";
import "./sheets.js";
import "./questions.js";
import "./why.js";
import "./book.js";
import "./elsewhere.js";

/** How long a note stays; errors stay until they are closed. */
const NOTE_MS = 6000;

export class PageElement extends Part {
  constructor() {
    super();
    /** @param {KeyboardEvent} event */
    this.keyDown = (event) => void onKey(this.page, event);
    this.longPress = new LongPress(this, (about) => void this.page.play.asking.tellAbout(about));
    this.pictures = new Pictures(this);
    this.shownToast = 0;
    this.shownScreen = "";
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.keyDown);
    this.addEventListener("error", this.pictures.missed, true); // it does not bubble
    // A browser lets a page be heard once it has been touched.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => void this.page.openEars());
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.keyDown);
    super.disconnectedCallback();
  }

  willUpdate() {
    useFace(this.app.settings.face); // before the parts are drawn
  }

  /** Settings that the styles read from the root. */
  updated() {
    const { settings, toast } = this.app;
    dress(settings);
    document.title = this.say("product.title");
    if (this.shownScreen !== this.app.screen) {
      // A new screen: whoever reads or types goes on at its beginning.
      if (this.shownScreen) void this.focusScreen();
      this.shownScreen = this.app.screen;
    }
    if (toast && toast.id !== this.shownToast) {
      this.shownToast = toast.id;
      if (toast.kind === "info") this.dropLater(toast.id);
    }
  }

  /** A note goes by itself, but not while it is being read. @param {number} id */
  dropLater(id) {
    setTimeout(() => {
      if (this.app.toast?.id !== id) return;
      if (this.querySelector(".toast:is(:hover, :focus-within, :has(details[open]))")) this.dropLater(id);
      else this.page.dropToast();
    }, NOTE_MS);
  }

  /** The screen draws itself a moment later than the page: only then is its beginning there. */
  async focusScreen() {
    const screen = this.querySelector("hp-lobby, hp-table, hp-tally");
    if (screen instanceof Part) await screen.updateComplete;
    if (!this.app.sheet) screen?.querySelector("main")?.focus({ preventScroll: true });
  }

  render() {
    const { app, page } = this;
    return html`
      ${app.screen === "lobby" ? html`<hp-lobby .app=${app} .page=${page}></hp-lobby>` : nothing}
      ${app.screen === "table" ? html`<hp-table .app=${app} .page=${page}></hp-table>` : nothing}
      ${app.screen === "tally" ? html`<hp-tally .app=${app} .page=${page}></hp-tally>` : nothing}
      ${this.drawSheet()}
      ${app.toast ? keyed(app.toast.id, this.drawToast(app.toast)) : nothing}
      <div class="vh" role="status" aria-live="polite" id="said">${app.said}</div>
      <div class="vh" aria-live="assertive" id="urgent">${app.urgent}</div>
    `;
  }

  drawSheet() {
    const { app, page } = this;
    switch (app.sheet) {
      case "result": return html`<hp-result .app=${app} .page=${page}></hp-result>`;
      case "log": return html`<hp-log .app=${app} .page=${page}></hp-log>`;
      case "help": return html`<hp-help .app=${app} .page=${page}></hp-help>`;
      case "keys": return html`<hp-keys .app=${app} .page=${page}></hp-keys>`;
      case "settings": return html`<hp-settings .app=${app} .page=${page}></hp-settings>`;
      case "pass": return html`<hp-pass .app=${app} .page=${page}></hp-pass>`;
      case "sure": return html`<hp-sure .app=${app} .page=${page}></hp-sure>`;
      case "why": return html`<hp-why .app=${app} .page=${page}></hp-why>`;
      case "book": return html`<hp-book .app=${app} .page=${page}></hp-book>`;
      case "elsewhere": return html`<hp-elsewhere .app=${app} .page=${page}></hp-elsewhere>`;
      case "data": return html`<hp-data .app=${app} .page=${page}></hp-data>`;
      case "back": return html`<hp-back .app=${app} .page=${page}></hp-back>`;
      case "review": return html`<hp-review .app=${app} .page=${page}></hp-review>`;
      case "hint": return html`<hp-hint .app=${app} .page=${page}></hp-hint>`;
      case "stored": return html`<hp-stored .app=${app} .page=${page}></hp-stored>`;
      case "statistics": return html`<hp-statistics .app=${app} .page=${page}></hp-statistics>`;
      default: return nothing;
    }
  }

  /** @param {import("../state.js").Toast} toast */
  drawToast(toast) {
    return html`<div class="toast ${toast.kind}" role=${toast.kind === "error" ? "alert" : "status"}>
      <div><p>${this.pick(toast.text)}</p>${drawRule(this.lang, this.app.book, toast.rule)}
        ${toast.opens === "data" ? html`<button type="button" class="quiet" @click=${() => this.page.openPart("data")}>${this.say("data.open")}</button>` : nothing}
        ${toast.opens === "news" ? html`<button type="button" class="quiet" @click=${() => this.page.keeper.enter()}>${this.say("news.enter")}</button>` : nothing}</div>
      <button type="button" class="icon" aria-label=${this.say("sheet.close")} @click=${() => this.page.dropToast()}><span aria-hidden="true">×</span></button>
    </div>`;
  }
}

customElements.define("hp-page", PageElement);
