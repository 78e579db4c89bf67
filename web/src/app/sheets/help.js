/** @file The help: the game on one page, and the keys. */
import { html, nothing } from "lit";
import { helpEn } from "../../../words/help.en.js";
import { helpZh } from "../../../words/help.zh.js";
import { COMMANDS, FIXED, hasKeyboard, keyName, keyOf } from "../../settings/keymap.js";
import { PAGES } from "../../shared/site.js";
import { addWords } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

addWords({ zh: helpZh, en: helpEn });

class HelpSheet extends Sheet {
  /** Returns the keys as they are set now, without commands that have no key. */
  keys() {
    const { settings } = this.app;
    const own = COMMANDS.filter((does) => !this.family.unused.includes(does)).map((does) => ({
      keys: [keyName(this.lang, keyOf(settings, does))],
      does,
    }));
    return [...FIXED, ...own].filter(({ keys }) => keys[0] !== "");
  }

  render() {
    const parts = Object.keys(this.family.words.help);
    return this.frame(
      this.say("help.title"),
      html`<div class="prose">
        ${parts.map((part) => html`<h3>${this.say(`help.${part}.title`)}</h3><p>${this.say(`help.${part}`)}</p>${this.drawGroups(part)}`)}
        <h3>${this.say("help.marks.title")}</h3><p>${this.say("help.marks")}</p>
        <p><button type="button" class="quiet" @click=${() => this.page.openPart("book")}>${this.say("book.open")}</button>
          <a class="quiet" href=${PAGES.lessons}>${this.say("lobby.learn")}</a></p>
        ${hasKeyboard() ? this.drawKeys() : nothing}
      </div>`,
      "help",
    );
  }

  /** Draws the groups of a part, each with its word; nothing if it has none. @param {string} part */
  drawGroups(part) {
    const { id, cards, words } = this.family;
    const groups = words.help[part];
    if (groups.length === 0) return nothing;
    return html`<ul class="help-groups ${id}">${groups.map(([word, text]) => {
      const drawn = cards.parse(text);
      return html`<li><span aria-hidden="true">${cards.stack(drawn)}</span><span class="vh">${cards.list(this.lang, drawn)}</span><small>${this.say(`help.group.${word}`)}</small></li>`;
    })}</ul>`;
  }

  drawKeys() {
    return html`<h3>${this.say("help.keys.title")}</h3>
        <dl class="keys">${this.keys().map(({ keys, does }) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${this.say(`key.${does}`)}</dd></div>`)}</dl>
        <p><button type="button" class="quiet" @click=${() => this.page.openPart("keys")}>${this.say("help.keys.change")}</button></p>`;
  }
}

customElements.define("hp-help", HelpSheet);
