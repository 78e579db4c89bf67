/** @file The base of the pages beside the table: light DOM, the reader's settings, and the bar with links and the language. */

import { html } from "lit";
import { applySettings } from "../settings/apply_settings.js";
import { defaultSettings, readSettings } from "../settings/settings.js";
import { LightElement } from "../shared/light_element.js";
import { PAGES } from "../shared/site.js";
import { Storage } from "../storage/database.js";
import { pick } from "../text/phrases.js";

/** @import { Lang, Text } from "../shared/types.js" */

/** Each language's name in that language. */
const NAMES = { zh: "中文", en: "English" };

export class ReadingPage extends LightElement {
  static properties = { settings: { state: true } };

  constructor(storage = new Storage()) {
    super();
    this.settings = defaultSettings();
    /** The language that was chosen here, perhaps before the settings were read. @type {{lang?: Lang}} */
    this.spoken = {};
    this.storage = storage;
  }

  get lang() {
    return this.settings.lang;
  }

  /** A sentence of the page's own words. @param {string} key @param {Record<string, string|number>} [_values] */
  say(key, _values) {
    return key;
  }

  /** @param {Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }

  /** Reads the stored settings; without them the usual ones stay. */
  async recall() {
    this.adopt(await this.storage.read("settings").catch(() => undefined));
  }

  /** Takes stored settings over, but for a language that was chosen here. @param {unknown} stored */
  adopt(stored) {
    this.settings = { ...readSettings(stored), ...this.spoken };
  }

  /**
   * Speaks another language from now on, here and on the other pages. All other settings stay as they are stored.
   * @param {Lang} lang
   */
  async speak(lang) {
    this.spoken = { lang };
    this.settings = { ...this.settings, lang };
    const spoken = (/** @type {unknown} */ stored) => ({ ...readSettings(stored), lang });
    await this.storage.amend("settings", spoken).catch(() => this.noteUnkept());
  }

  /** Called when something could not be stored. */
  noteUnkept() {}

  /** Makes the page look as the settings say. @param {string} title of the window */
  dress(title) {
    applySettings(this.settings);
    document.title = title;
  }

  /**
   * Draws the bar: the way back to the table, links, and the other language.
   * @param {string} name what the keys of its words begin with
   * @param {[href: string, words: string, here?: boolean][]} links
   */
  drawBar(name, links) {
    const other = this.lang === "zh" ? "en" : "zh";
    const back = this.say(`${name}.back`);
    return html`<header class="reading-bar">
        <a class="icon" href=${PAGES.table} aria-label=${back} title=${back}><span aria-hidden="true">‹</span></a>
        <nav aria-label=${this.say(`${name}.nav`)}>${links.map(
          ([href, words, here]) => html`
          <a href=${href} aria-current=${here ? "page" : "false"}>${this.say(words)}</a>`,
        )}
        </nav>
        <button type="button" class="language" lang=${other === "zh" ? "zh-Hans" : "en"} @click=${() => this.speak(other)}>${NAMES[other]}</button>
      </header>`;
  }
}
