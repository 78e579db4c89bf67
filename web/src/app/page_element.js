/** @file The page element: draws the screen, the sheet over it, the toast and the live regions. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { LongPress } from "../board/long_press.js";
import { useFace, useTiles } from "../glyphs/glyph.js";
import { applySettings } from "../settings/apply_settings.js";
import { onMissingPictures } from "../shared/sprites.js";
import { both } from "../text/i18n.js";
import { drawRule } from "../text/rule.js";
import { AppElement } from "./app_element.js";
import { focusScreen } from "./focus.js";
import { onKey } from "./key_handler.js";
import { showPresses } from "./press_feedback.js";
import "./lobby/lobby.js";
import "./table/table.js";
import "./result/result_sheet.js";
import "./sheets/questions.js";

/** @import { Sheet, Toast } from "../state/app_state.js" */

/** Milliseconds that a toast stays. An error stays until it is closed. */
const NOTE_MS = 6000;
/** Milliseconds that the first paint waits for what is stored. */
const PATIENCE_MS = 1500;
/** What is open on the table and not over it. @type {Set<Sheet>} */
const ON_TABLE = new Set(["hint", "stage"]);

export class PageElement extends AppElement {
  static properties = { ...AppElement.properties, patient: { state: true } };

  constructor() {
    super();
    /** @param {KeyboardEvent} event */
    this.keyDown = (event) => void onKey(this.page, event);
    this.longPress = new LongPress(this, (about) => void this.page.play.queries.tellAbout(about));
    showPresses(this);
    onMissingPictures(() => this.page.toast(both("pictures.failed"), "error"));
    /** Whether the first paint still waits for what is stored, so that nothing moves after it. */
    this.patient = true;
    setTimeout(() => (this.patient = false), PATIENCE_MS);
    this.shownToast = 0;
    this.shownScreen = "";
    this.hasTable = false;
    /** The sheet that is open, and its element. @type {Sheet} */
    this.shownSheet = null;
    /** @type {HTMLElement|null} */
    this.sheet = null;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.keyDown);
    // A browser plays sound only after the first press.
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => void this.page.audio.load());
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
    const { settings, table, notices } = this.app;
    const { toast } = notices;
    applySettings(settings);
    document.title = this.say("product.title");
    if (this.shownScreen !== this.app.screen) {
      // On a new screen, the focus starts at its beginning.
      if (this.shownScreen) void this.focusScreen();
      this.shownScreen = this.app.screen;
    }
    if (table.state && !this.hasTable) {
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
      if (this.app.notices.toast?.id !== id) return;
      if (this.querySelector(".toast:is(:hover, :focus-within, :has(details[open]))")) this.dropLater(id);
      else this.page.closeToast();
    }, NOTE_MS);
  }

  /**
   * Focuses the beginning of the screen, unless the player was quicker or has left it. The screen draws a moment later
   * than the page, so this waits for it.
   */
  async focusScreen() {
    const screen = this.querySelector("hp-lobby, hp-table, hp-tally");
    if (screen instanceof AppElement) await screen.updateComplete;
    // A focus lays the page out, which the frame does anyway.
    requestAnimationFrame(() => {
      if (screen?.isConnected && !this.app.sheet.open && !screen.contains(document.activeElement)) focusScreen();
    });
  }

  render() {
    const { app, page } = this;
    if (this.patient && !app.lobby.read) return nothing;
    return html`
      ${app.screen === "lobby" ? html`<hp-lobby .app=${app} .page=${page}></hp-lobby>` : nothing}
      ${app.screen === "table" ? html`<hp-table .app=${app} .page=${page}></hp-table>` : nothing}
      ${app.screen === "tally" ? html`<hp-tally .app=${app} .page=${page}></hp-tally>` : nothing}
      ${this.drawSheet()}
      ${app.notices.toast ? keyed(app.notices.toast.id, this.drawToast(app.notices.toast)) : nothing}
      <div class="vh" role="status" aria-live="polite" id="said">${app.notices.said}</div>
      <div class="vh" aria-live="assertive" id="urgent">${app.notices.urgent}</div>
    `;
  }

  /** Draws the sheet that is open: the element `hp-` and its name. Those in ON_TABLE the table draws. */
  drawSheet() {
    const { app, page } = this;
    const { open } = app.sheet;
    if (open !== this.shownSheet) {
      this.shownSheet = open;
      this.sheet = open && !ON_TABLE.has(open) ? document.createElement(`hp-${open}`) : null;
    }
    return this.sheet ? Object.assign(this.sheet, { app, page }) : nothing;
  }

  /** @param {Toast} toast */
  drawToast(toast) {
    return html`<div class="toast ${toast.kind}" role=${toast.kind === "error" ? "alert" : "status"}>
      <div><p>${this.pick(toast.text)}</p>${drawRule(this.lang, this.app.sheet.book, toast.rule)}
        ${toast.opens === "data" ? html`<button type="button" class="quiet" @click=${() => this.page.openPart("data")}>${this.say("data.open")}</button>` : nothing}
        ${toast.opens === "update" ? html`<button type="button" class="quiet" @click=${() => this.page.applyUpdate()}>${this.say("update.enter")}</button>` : nothing}</div>
      <button type="button" class="icon" aria-label=${this.say("sheet.close")} @click=${() => this.page.closeToast()}><span aria-hidden="true">×</span></button>
    </div>`;
  }
}

customElements.define("hp-page", PageElement);
