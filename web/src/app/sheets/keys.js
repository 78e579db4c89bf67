/** @file The keys as a table that can be changed: press a deed's key, then the one it is to have. */
import { html, nothing } from "lit";
import { settingsEn } from "../../words/settings.en.js";
import { settingsZh } from "../../words/settings.zh.js";
import { Sheet } from "./sheet.js";
import { addWords } from "../i18n.js";
import { FIXED, keyName, keyOf, keyPressed, refusedKey, USUAL, withKey } from "../keys.js";

addWords({ zh: settingsZh, en: settingsEn });

/** @typedef {import("../keys.js").Deed} Deed */

const DEEDS = /** @type {Deed[]} */ (Object.keys(USUAL));

class KeysSheet extends Sheet {
  static properties = { ...Sheet.properties, waiting: { state: true }, told: { state: true } };

  constructor() {
    super();
    /** @type {Deed|null} the deed that is about to get another key */
    this.waiting = null;
    /** What came of the last change. */
    this.told = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.onKeyDown, true);
    this.addEventListener("cancel", this.onCancel, true);
  }

  /** Escape leaves the key as it was, and closes the sheet only when none is awaited. @param {Event} event */
  onCancel(event) {
    if (!this.waiting) return;
    event.preventDefault();
    this.waiting = null;
  }

  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    const deed = this.waiting;
    if (!deed || event.ctrlKey || event.altKey || event.metaKey || ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyPressed(event);
    if (key === "Escape") this.waiting = null;
    else if (key === "Delete" || key === "Backspace") this.give(deed, "");
    else this.give(deed, key);
  }

  /** @param {Deed} deed @param {string} key empty for none */
  give(deed, key) {
    const { settings } = this.app;
    const refused = key === "" ? null : refusedKey(settings, deed, key);
    const values = { key: keyName(this.lang, key), does: this.say(`key.${deed}`) };
    if (refused) {
      this.told = refused.code === "taken" ? this.say("keys.taken", { ...values, by: this.say(`key.${refused.by}`) }) : this.say("keys.fixed", values);
      return;
    }
    this.page.setSettings({ keys: withKey(settings, deed, key) });
    this.waiting = null;
    this.told = this.say(key === "" ? "keys.cleared" : "keys.changed", values);
  }

  reset() {
    this.page.setSettings({ keys: {} });
    this.waiting = null;
    this.told = this.say("keys.reset.done");
  }

  render() {
    return this.frame(
      this.say("keys.title"),
      html`<p class="small">${this.say("keys.about")}</p>
        <p class="keys-told" role="status">${this.told}</p>
        <ul class="key-table">${DEEDS.map((deed) => this.drawDeed(deed))}</ul>
        <h3>${this.say("keys.fixed.title")}</h3>
        <ul class="key-table fixed">${FIXED.map(({ keys, does }) => html`<li><span>${this.say(`key.${does}`)}</span><span class="fixed-keys">${keys.map((key) => html`<kbd>${key}</kbd>`)}</span></li>`)}</ul>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.reset()}>${this.say("keys.reset")}</button>
          <button type="button" class="answer play" @click=${() => this.close()}>${this.say("keys.done")}</button>
        </footer>`,
      "keys-sheet",
    );
  }

  /** @param {Deed} deed */
  drawDeed(deed) {
    const { settings } = this.app;
    const key = keyOf(settings, deed);
    const waits = this.waiting === deed;
    const written = waits ? this.say("keys.press") : key === "" ? this.say("keys.none") : keyName(this.lang, key);
    const label = this.say(waits ? "keys.press.for" : "keys.change", { does: this.say(`key.${deed}`), key: key === "" ? this.say("keys.none") : keyName(this.lang, key) });
    return html`<li class=${deed in settings.keys ? "changed" : ""}><span>${this.say(`key.${deed}`)}</span>
      <button type="button" class="key ${waits ? "waits" : ""}" data-deed=${deed} aria-label=${label} aria-pressed=${waits ? "true" : "false"}
        @click=${() => (this.waiting = waits ? null : deed)}>${written}</button>
      ${deed in settings.keys ? html`<button type="button" class="icon usual" aria-label=${this.say("keys.usual", { does: this.say(`key.${deed}`), key: keyName(this.lang, USUAL[deed]) })}
        @click=${() => this.give(deed, USUAL[deed])}><span aria-hidden="true">↺</span></button>` : nothing}</li>`;
  }
}

customElements.define("hp-keys", KeysSheet);
