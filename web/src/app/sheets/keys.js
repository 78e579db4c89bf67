/** @file The table of keys. To change one, the player presses its button and then the new key. */

import { html, nothing } from "lit";
import { settingsEn } from "../../../words/settings.en.js";
import { settingsZh } from "../../../words/settings.zh.js";
import { COMMANDS, FIXED, keyName, keyOf, keyPressed, refusedKey, USUAL, withKey } from "../../settings/keymap.js";
import { states } from "../../shared/light_element.js";
import { addWords } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

addWords({ zh: settingsZh, en: settingsEn });

/** @import { Command } from "../../settings/keymap.js" */

class KeysSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("waiting", "result") };

  constructor() {
    super();
    /** @type {Command|null} the command that waits for a new key */
    this.waiting = null;
    /** The sentence about the last change. */
    this.result = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.onKeyDown, true);
    this.addEventListener("cancel", this.onCancel, true);
  }

  /**
   * Escape ends the wait for a key without a change. It closes the sheet only if no command waits.
   * @param {Event} event
   */
  onCancel(event) {
    if (!this.waiting) return;
    event.preventDefault();
    this.waiting = null;
  }

  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    const command = this.waiting;
    if (
      !command ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyPressed(event);
    if (key === "Escape") this.waiting = null;
    else if (key === "Delete" || key === "Backspace") this.give(command, "");
    else this.give(command, key);
  }

  /** @param {Command} command @param {string} key empty for none */
  give(command, key) {
    const { settings } = this.app;
    const refused = key === "" ? null : refusedKey(settings, command, key, this.family.unused);
    const values = { key: keyName(this.lang, key), does: this.say(`key.${command}`) };
    if (refused) {
      this.result =
        refused.code === "taken"
          ? this.say("keys.taken", { ...values, by: this.say(`key.${refused.by}`) })
          : this.say("keys.fixed", values);
      return;
    }
    this.page.setSettings({ keys: withKey(settings, command, key) });
    this.waiting = null;
    this.result = this.say(key === "" ? "keys.cleared" : "keys.changed", values);
  }

  reset() {
    this.page.setSettings({ keys: {} });
    this.waiting = null;
    this.result = this.say("keys.reset.done");
  }

  render() {
    const { unused } = this.family;
    const commands = COMMANDS.filter((command) => !unused.includes(command));
    return this.frame(
      this.say("keys.title"),
      html`<p class="small">${this.say("keys.about")}</p>
        <p class="keys-told" role="status">${this.result}</p>
        <ul class="key-table">${commands.map((command) => this.drawCommand(command))}</ul>
        <h3>${this.say("keys.fixed.title")}</h3>
        <ul class="key-table fixed">${FIXED.map(({ keys, does }) => html`<li><span>${this.say(`key.${does}`)}</span><span class="fixed-keys">${keys.map((key) => html`<kbd>${key}</kbd>`)}</span></li>`)}</ul>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.reset()}>${this.say("keys.reset")}</button>
          <button type="button" class="answer play" @click=${() => this.close()}>${this.say("keys.done")}</button>
        </footer>`,
      "keys-sheet",
    );
  }

  /** @param {Command} command */
  drawCommand(command) {
    const { settings } = this.app;
    const key = keyOf(settings, command);
    const waits = this.waiting === command;
    const written = waits ? this.say("keys.press") : key === "" ? this.say("keys.none") : keyName(this.lang, key);
    const label = this.say(waits ? "keys.press.for" : "keys.change", {
      does: this.say(`key.${command}`),
      key: key === "" ? this.say("keys.none") : keyName(this.lang, key),
    });
    return html`<li class=${command in settings.keys ? "changed" : ""}><span>${this.say(`key.${command}`)}</span>
      <button type="button" class="key ${waits ? "waits" : ""}" data-deed=${command} aria-label=${label} aria-pressed=${waits ? "true" : "false"}
        @click=${() => (this.waiting = waits ? null : command)}>${written}</button>
      ${
        command in settings.keys
          ? html`<button type="button" class="icon usual" aria-label=${this.say("keys.usual", { does: this.say(`key.${command}`), key: keyName(this.lang, USUAL[command]) })}
        @click=${() => this.give(command, USUAL[command])}><span aria-hidden="true">↺</span></button>`
          : nothing
      }</li>`;
  }
}

customElements.define("hp-keys", KeysSheet);
