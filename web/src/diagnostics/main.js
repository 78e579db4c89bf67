/**
 * @file The diagnostics page: how Python was started here, how long each step took, and a button that tries every way.
 */

import * as Comlink from "comlink";
import { html, nothing } from "lit";
import { diagnosticsEn } from "../../words/diagnostics.en.js";
import { diagnosticsZh } from "../../words/diagnostics.zh.js";
import { startWorker } from "../boot/start_worker.js";
import { WAYS } from "../boot/ways.js";
import { whyNot } from "../boot/why_not.js";
import { attendSite } from "../offline/newer_notice.js";
import { SiteChanged, trueCause } from "../offline/version_mismatch.js";
import { applySettings } from "../settings/apply_settings.js";
import { defaultSettings, readSettings } from "../settings/settings.js";
import { BUILD } from "../shared/build.js";
import { LightElement, states } from "../shared/light_element.js";
import { PAGES, startedBy } from "../shared/site.js";
import { Storage } from "../storage/database.js";
import { recordedStarts } from "../storage/start_log.js";
import { fill, preferredLanguage } from "../text/phrases.js";

/** @import { Way } from "../boot/ways.js" */
/** @import { StartRecord } from "../storage/start_log.js" */

const WORDS = { zh: diagnosticsZh, en: diagnosticsEn };
const NAMES = /** @type {const} */ ({ zh: "中文", en: "English" });

export class Diagnostics extends LightElement {
  static properties = { ...states("lang", "tried", "trying") };

  constructor() {
    super();
    this.settings = defaultSettings();
    this.lang = preferredLanguage();
    /** @type {Partial<Record<Way, StartRecord|string>>} */
    this.tried = {};
    /** @type {Way|null} */
    this.trying = null;
    this.starts = recordedStarts();
  }

  async connectedCallback() {
    super.connectedCallback();
    this.settings = readSettings(await new Storage().read("settings").catch(() => null));
    this.lang = this.settings.lang;
  }

  /** @param {keyof typeof diagnosticsEn} key @param {Record<string, string|number>} [values] */
  say(key, values = {}) {
    const phrase = WORDS[this.lang][key];
    // A step that another version has recorded may have no words here.
    return phrase === undefined ? key : fill(phrase, values);
  }

  updated() {
    applySettings({ ...this.settings, lang: this.lang });
    document.title = this.say("diagnostics.title");
  }

  /** Starts Python in every way, one after the other, each in a worker of its own. */
  async tryAll() {
    this.tried = {};
    for (const way of WAYS) {
      this.trying = way;
      const opened = performance.timeOrigin + performance.now();
      const worker = startWorker(way);
      try {
        const started = await /** @type {Comlink.Remote<import("../boot/worker_api.js").WorkerApi>} */ (
          Comlink.wrap(worker)
        ).boot(Comlink.proxy(() => undefined));
        if (started.build !== BUILD) throw new SiteChanged();
        const start = { when: Date.now(), paint: 0, began: Math.round(started.began - opened), started };
        this.tried = { ...this.tried, [way]: start };
      } catch (error) {
        this.tried = { ...this.tried, [way]: whyNot(await trueCause(error))[this.lang] };
      }
      worker.terminate();
    }
    this.trying = null;
  }

  render() {
    const other = this.lang === "zh" ? "en" : "zh";
    return html`
      <header class="reading-bar">
        <a class="icon" href=${PAGES.table} aria-label=${this.say("diagnostics.back")} title=${this.say("diagnostics.back")}><span aria-hidden="true">‹</span></a>
        <nav></nav>
        <button type="button" class="language" lang=${other === "zh" ? "zh-Hans" : "en"} @click=${() => (this.lang = other)}>${NAMES[other]}</button>
      </header>
      <main class="reading diagnostics">
        <h1>${this.say("diagnostics.title")}</h1>
        <p>${this.say("diagnostics.about")}</p>
        <section class="paper">
          <h2>${this.say("diagnostics.last")}</h2>
          ${this.starts.length === 0 ? html`<p>${this.say("diagnostics.none")}</p>` : this.starts.map((start) => this.drawStart(start))}
        </section>
        ${WAYS.map((way) => this.drawWay(way))}
        <p><button type="button" class="answer play" ?disabled=${this.trying !== null} @click=${() => void this.tryAll()}>${this.say("diagnostics.try")}</button></p>
        <section class="paper">
          <h2>${this.say("diagnostics.browser")}</h2>
          <p class="small">${navigator.userAgent}</p>
        </section>
      </main>
    `;
  }

  /** @param {Way} way */
  drawWay(way) {
    const tried = this.tried[way];
    return html`<section class="paper" data-way=${way}>
      <h2>${this.say(`diagnostics.way.${way}`)}</h2>
      <p>${this.say(`diagnostics.way.${way}.about`)}</p>
      ${typeof tried === "string" ? html`<p role="alert">${tried}</p>` : tried ? this.drawSteps(tried) : nothing}
      ${this.trying === way ? html`<p role="status">${this.say("diagnostics.trying")}</p>` : nothing}
      <p><a href=${startedBy(way)}>${this.say("diagnostics.open")}</a></p>
    </section>`;
  }

  /** @param {StartRecord} start */
  drawStart(start) {
    const when = new Intl.DateTimeFormat(this.lang, { dateStyle: "medium", timeStyle: "medium" }).format(start.when);
    return html`<details ?open=${start === this.starts[0]}>
      <summary>${when} · ${this.say(`diagnostics.way.${start.started.way}`)} · ${this.took(start.began + (start.started.steps.at(-1)?.at ?? 0))}</summary>
      ${this.drawSteps(start)}
      <p>${this.say(`diagnostics.next.${start.started.next ?? "later"}`)}</p>
    </details>`;
  }

  /** @param {StartRecord} start */
  drawSteps({ paint, began, started }) {
    return html`
      ${started.failed.map(({ way, why }) => html`<p role="alert">${this.say("diagnostics.failed", { way: this.say(`diagnostics.way.${way}`), why })}</p>`)}
      <table>
        <thead><tr><th scope="col">${this.say("diagnostics.step")}</th><th scope="col">${this.say("diagnostics.at")}</th></tr></thead>
        <tbody>
          ${paint > 0 ? html`<tr><th scope="row">${this.say("diagnostics.paint")}</th><td>${this.took(paint)}</td></tr>` : nothing}
          <tr><th scope="row">${this.say("diagnostics.began")}</th><td>${this.took(began)}</td></tr>
          ${started.steps.map(({ step, at }) => html`<tr data-step=${step}><th scope="row">${this.say(`diagnostics.step.${step}`)}</th><td>${this.took(began + at)}</td></tr>`)}
        </tbody>
      </table>`;
  }

  /** @param {number} ms */
  took(ms) {
    return this.say("diagnostics.took", { ms: Math.round(ms) });
  }
}

customElements.define("hp-diagnostics", Diagnostics);
attendSite();
