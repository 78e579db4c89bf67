/** @file The frame of the learning pages: the bar with links to each, the reader's settings, the progress. */
import { html } from "lit";
import { applySettings } from "../settings/apply_settings.js";
import { defaultSettings, readSettings } from "../settings/settings.js";
import { PAGES } from "../shared/site.js";
import { Storage } from "../storage/database.js";
import { stepAddress } from "./address.js";
import { useLook } from "./picture.js";
import { joinedProgress, keptProgress, readProgress, withStep } from "./progress.js";
import { ReadingPart } from "./reading_element.js";

/** @import { Outline, Progress } from "./types.js" */

const READ = /** @type {const} */ (["lessons", "rules", "glossary"]);

/** How long the pages wait for the storage, because another tab may block it. */
const PATIENCE_MS = 1000;

/** Each language's name in that language. */
const NAMES = { zh: "中文", en: "English" };

export class Shell extends ReadingPart {
  static properties = {
    ...ReadingPart.properties,
    page: {},
    settings: { state: true },
    progress: { state: true },
    refused: { state: true },
    ready: { state: true },
  };

  constructor() {
    super();
    /** @type {typeof READ[number]} */
    this.page = "lessons";
    this.settings = defaultSettings();
    /** @type {Progress} */
    this.progress = {};
    this.refused = false;
    /** Whether the settings and the progress were read, or PATIENCE_MS are over. Until then the page stays empty. */
    this.ready = false;
    this.storage = new Storage();
    this.turned = () => {
      this.hash = location.hash;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    this.hash = location.hash;
    window.addEventListener("hashchange", this.turned);
    void this.recall();
    setTimeout(() => (this.ready = true), PATIENCE_MS);
  }

  disconnectedCallback() {
    window.removeEventListener("hashchange", this.turned);
    super.disconnectedCallback();
  }

  /** Reads the stored settings and progress. Without them the pages show the usual settings and no progress. */
  async recall() {
    const [settings, progress] = await Promise.all(
      /** @type {const} */ (["settings", "lessons"]).map((shelf) => this.storage.read(shelf).catch(() => undefined)),
    );
    this.settings = readSettings(settings);
    const here = this.progress; // done before the storage answered
    this.progress = joinedProgress(readProgress(progress), here);
    if (Object.keys(here).length > 0) this.keep("lessons", keptProgress(this.progress));
    this.refused = this.storage.refused !== null;
    this.ready = true;
  }

  /** @param {"settings"|"lessons"} shelf @param {unknown} value */
  keep(shelf, value) {
    this.storage.write(shelf, value).catch(() => {
      this.refused = true;
    });
  }

  /** @param {import("../shared/types.js").Lang} lang */
  speak(lang) {
    this.settings = { ...this.settings, lang };
    this.keep("settings", this.settings);
  }

  /** The address of the list of all lessons. */
  get all() {
    return "#";
  }

  /** The address of a step. @param {Outline} lesson @param {number} at */
  addressOf(lesson, at) {
    return stepAddress(lesson, at);
  }

  /** Goes to a step. @param {Outline} lesson @param {number} at */
  go(lesson, at) {
    location.hash = stepAddress(lesson, at);
  }

  /**
   * Notes a step as done.
   * @param {Outline} lesson
   * @param {number} at
   * @param {import("./types.js").How} how
   */
  done(lesson, at, how) {
    this.progress = withStep(this.progress, lesson, at, how);
    this.keep("lessons", keptProgress(this.progress));
  }

  willUpdate() {
    this.lang = this.settings.lang;
    useLook(this.settings);
  }

  updated() {
    applySettings(this.settings);
    document.title = this.say("learn.title", { page: this.say(`learn.${this.page}`) });
  }

  render() {
    const other = this.lang === "zh" ? "en" : "zh";
    return html`
      <header class="reading-bar">
        <a class="icon" href=${PAGES.table} aria-label=${this.say("learn.back")} title=${this.say("learn.back")}><span aria-hidden="true">‹</span></a>
        <nav aria-label=${this.say("learn.nav")}>${READ.map(
          (name) => html`<a href=${PAGES[name]}
          aria-current=${name === this.page ? "page" : "false"}>${this.say(`learn.${name}`)}</a>`,
        )}</nav>
        <button type="button" class="language" lang=${other === "zh" ? "zh-Hans" : "en"} @click=${() => this.speak(other)}>${NAMES[other]}</button>
      </header>
      ${this.ready ? this.drawPage() : html`<main class="reading"></main>`}
    `;
  }

  drawPage() {
    const { hash, lang } = this;
    switch (this.page) {
      case "rules":
        return html`<hp-rule-books .reader=${this} .hash=${hash} .lang=${lang}></hp-rule-books>`;
      case "glossary":
        return html`<hp-glossary .reader=${this} .hash=${hash} .lang=${lang}></hp-glossary>`;
      default:
        return html`<hp-lessons .reader=${this} .hash=${hash} .lang=${lang} .progress=${this.progress} .refused=${this.refused}></hp-lessons>`;
    }
  }
}

customElements.define("hp-learn", Shell);
