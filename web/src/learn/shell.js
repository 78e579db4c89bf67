/** @file The frame of the learning pages: the bar with links to each, the reader's settings, the progress. */

import { html } from "lit";
import { define } from "../embed/elements.js";
import { keepSite } from "../offline/keep_site.js";
import { ReadingPage } from "../reading/reading_page.js";
import { states } from "../shared/light_element.js";
import { PAGES } from "../shared/site.js";
import { stepAddress } from "./address.js";
import { useLook } from "./picture.js";
import { joinedProgress, keptProgress, readProgress, withStep } from "./progress.js";
import { say } from "./words.js";

/** @import { Outline, Progress } from "./types.js" */

const READ = /** @type {const} */ (["lessons", "rules", "glossary"]);

/** How long the pages wait for the storage, because another tab may block it. */
const PATIENCE_MS = 1000;

export class Shell extends ReadingPage {
  static properties = { ...ReadingPage.properties, page: {}, ...states("hash", "progress", "refused", "ready") };

  constructor() {
    super();
    /** @type {typeof READ[number]} */
    this.page = "lessons";
    this.hash = "";
    /** @type {Progress} */
    this.progress = {};
    this.refused = false;
    /** Whether the settings and the progress were read, or PATIENCE_MS are over. Until then the page stays empty. */
    this.ready = false;
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
    this.adopt(settings);
    const here = this.progress; // done before the storage answered
    this.progress = joinedProgress(readProgress(progress), here);
    if (Object.keys(here).length > 0) this.keep(this.progress);
    this.refused = this.storage.refused !== null;
    this.ready = true;
  }

  /**
   * Stores the progress beside what another tab has stored meanwhile.
   * @param {import("./types.js").Progress} progress
   */
  keep(progress) {
    const joined = (/** @type {unknown} */ stored) => keptProgress(joinedProgress(readProgress(stored), progress));
    this.storage.amend("lessons", joined).catch(() => this.noteUnkept());
  }

  /** @override */
  noteUnkept() {
    this.refused = true;
  }

  /** @override @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
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
    this.keep(this.progress);
  }

  willUpdate() {
    useLook(this.settings);
  }

  updated() {
    this.dress(this.say("learn.title", { page: this.say(`learn.${this.page}`) }));
  }

  render() {
    return html`
      ${this.drawBar(
        "learn",
        READ.map((name) => [PAGES[name], `learn.${name}`, name === this.page]),
      )}
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

define(document); // the elements that draw cards come before what is drawn with them
customElements.define("hp-learn", Shell);
keepSite();
