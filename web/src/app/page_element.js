/** @file The page element: draws the screen, the sheet over it, the toast and the live regions. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { LongPress } from "../board/long_press.js";
import { useFace, useTiles } from "../glyphs/glyph.js";
import { applySettings } from "../settings/apply_settings.js";
import { both } from "../text/i18n.js";
import { drawRule } from "../text/rule.js";
import { AppElement } from "./app_element.js";
import { onKey } from "./key_handler.js";
import { watchPictures } from "./missing_pictures.js";
import { showPresses } from "./press_feedback.js";
import "./lobby/lobby.js";
import "./table/table.js";
import "./result/result_sheet.js";
import "./sheets/questions.js";
import "./sheets/elsewhere.js";

/** Milliseconds that a toast stays. An error stays until it is closed. */
const NOTE_MS = 6000;
/** Milliseconds that the first paint waits for what is stored. */
const PATIENCE_MS = 1500;

export class PageElement extends AppElement {
  static properties = { ...AppElement.properties, store: { attribute: false }, patient: { state: true } };

  constructor() {
    super();
    /** @type {import("../storage/match_store.js").MatchStore} for the sheets about the storage */
    this.store = /** @type {any} */ (null);
    /** @param {KeyboardEvent} event */
    this.keyDown = (event) => void onKey(this.app, this.send, event);
    this.longPress = new LongPress(this, (about) => void this.send("tellAbout", about));
    showPresses(this);
    watchPictures(
      this,
      () => this.send("redraw"),
      () => this.send("toast", both("pictures.failed"), "error"),
    );
    /** Whether the first paint still waits for what is stored, so that nothing moves after it. */
    this.patient = true;
    setTimeout(() => (this.patient = false), PATIENCE_MS);
    this.shownToast = 0;
    this.shownScreen = "";
    this.hasTable = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.keyDown);
    // A browser plays sound only after the first press.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => void this.send("openAudio"));
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.keyDown);
    super.disconnectedCallback();
  }

  willUpdate() {
    useFace(this.app.settings.face); // before the cards are drawn
    useTiles(this.app.settings.tiles);
  }

  updated() {
    const { settings, toast } = this.app;
    applySettings(settings);
    document.title = this.say("product.title");
    if (this.shownScreen !== this.app.screen) {
      // On a new screen, the focus starts at its beginning.
      if (this.shownScreen) void this.focusScreen();
      this.shownScreen = this.app.screen;
    }
    if (this.app.state && !this.hasTable) {
      this.hasTable = true;
      frameElement?.dispatchEvent(new Event("hupai-table")); // the page of a tournament waits for it
    }
    if (toast && toast.id !== this.shownToast) {
      this.shownToast = toast.id;
      if (toast.kind === "info") this.dropLater(toast.id);
    }
  }

  /** Closes a toast after a while, but not while it is being read. @param {number} id */
  dropLater(id) {
    setTimeout(() => {
      if (this.app.toast?.id !== id) return;
      if (this.querySelector(".toast:is(:hover, :focus-within, :has(details[open]))")) this.dropLater(id);
      else this.send("dropToast");
    }, NOTE_MS);
  }

  /** Focuses the beginning of the screen. The screen draws a moment later than the page, so this waits for it. */
  async focusScreen() {
    const screen = this.querySelector("hp-lobby, hp-table, hp-tally");
    if (screen instanceof AppElement) await screen.updateComplete;
    // A focus lays the page out, which the frame does anyway.
    requestAnimationFrame(() => {
      if (!this.app.sheet) screen?.querySelector("main")?.focus({ preventScroll: true });
    });
  }

  render() {
    const { app, send } = this;
    if (this.patient && !app.read) return nothing;
    return html`
      ${app.screen === "lobby" ? html`<hp-lobby .app=${app} .send=${send}></hp-lobby>` : nothing}
      ${app.screen === "table" ? html`<hp-table .app=${app} .send=${send}></hp-table>` : nothing}
      ${app.screen === "tally" ? html`<hp-tally .app=${app} .send=${send}></hp-tally>` : nothing}
      ${this.drawSheet()}
      ${app.toast ? keyed(app.toast.id, this.drawToast(app.toast)) : nothing}
      <div class="vh" role="status" aria-live="polite" id="said">${app.said}</div>
      <div class="vh" aria-live="assertive" id="urgent">${app.urgent}</div>
    `;
  }

  drawSheet() {
    const { app, send, store } = this;
    switch (app.sheet) {
      case "result":
        return html`<hp-result .app=${app} .send=${send}></hp-result>`;
      case "log":
        return html`<hp-log .app=${app} .send=${send}></hp-log>`;
      case "help":
        return html`<hp-help .app=${app} .send=${send}></hp-help>`;
      case "keys":
        return html`<hp-keys .app=${app} .send=${send}></hp-keys>`;
      case "setup":
        return html`<hp-setup .app=${app} .send=${send}></hp-setup>`;
      case "settings":
        return html`<hp-settings .app=${app} .send=${send}></hp-settings>`;
      case "pass":
        return html`<hp-pass .app=${app} .send=${send}></hp-pass>`;
      case "sure":
        return html`<hp-sure .app=${app} .send=${send}></hp-sure>`;
      case "why":
        return html`<hp-why .app=${app} .send=${send}></hp-why>`;
      case "book":
        return html`<hp-book .app=${app} .send=${send}></hp-book>`;
      case "elsewhere":
        return html`<hp-elsewhere .app=${app} .send=${send}></hp-elsewhere>`;
      case "back":
        return html`<hp-back .app=${app} .send=${send}></hp-back>`;
      case "review":
        return html`<hp-review .app=${app} .send=${send} .store=${store}></hp-review>`;
      case "daily":
        return html`<hp-daily .app=${app} .send=${send}></hp-daily>`;
      case "data":
        return html`<hp-data .app=${app} .send=${send} .store=${store}></hp-data>`;
      case "stored":
        return html`<hp-stored .app=${app} .send=${send} .store=${store}></hp-stored>`;
      case "statistics":
        return html`<hp-statistics .app=${app} .send=${send} .store=${store}></hp-statistics>`;
      default:
        return nothing;
    }
  }

  /** @param {import("../state/app_state.js").Toast} toast */
  drawToast(toast) {
    return html`<div class="toast ${toast.kind}" role=${toast.kind === "error" ? "alert" : "status"}>
      <div><p>${this.pick(toast.text)}</p>${drawRule(this.lang, this.app.book, toast.rule)}
        ${toast.opens === "data" ? html`<button type="button" class="quiet" @click=${() => this.send("openPart", "data")}>${this.say("data.open")}</button>` : nothing}
        ${toast.opens === "update" ? html`<button type="button" class="quiet" @click=${() => this.send("applyUpdate")}>${this.say("update.enter")}</button>` : nothing}</div>
      <button type="button" class="icon" aria-label=${this.say("sheet.close")} @click=${() => this.send("dropToast")}><span aria-hidden="true">×</span></button>
    </div>`;
  }
}

customElements.define("hp-page", PageElement);
