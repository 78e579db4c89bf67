/** @file The progress of Python's start in bytes and steps; after a failure, the reason and a button to retry. */
import { html, nothing } from "lit";
import { PAGES } from "../shared/site.js";
import { AppElement } from "./app_element.js";

const MEGABYTE = 1_000_000;
/** Seconds that are long enough to read something. */
const LONG_S = 5;

export class Progress extends AppElement {
  static properties = { ...AppElement.properties, meanwhile: { type: Boolean } };

  constructor() {
    super();
    /** Whether it says what can be read while one waits: that needs no Python. */
    this.meanwhile = false;
  }

  render() {
    const { boot, site } = this.app;
    if (boot.step === "ready") return html`<div class="progress"></div>`;
    if (boot.step === "failed") {
      return html`<div class="progress failed" role="alert">
        <p>${this.pick(boot.reason)}</p>
        <button type="button" class="quiet" @click=${() => (site.update ? this.page.applyUpdate() : location.reload())}>${this.say(site.update ? "update.enter" : "boot.retry")}</button>
        <a class="quiet" href=${PAGES.diagnostics}>${this.say("boot.diagnostics")}</a>
      </div>`;
    }
    const size = (/** @type {number} */ bytes) => (bytes / MEGABYTE).toFixed(1);
    const downloading = boot.step === "download" && (boot.total === 0 || boot.loaded < boot.total);
    const text =
      downloading && boot.total > 0
        ? this.say("boot.download", { loaded: size(boot.loaded), total: size(boot.total) }) + this.timeLeft()
        : this.say(boot.step === "install" ? "boot.install" : boot.total > 0 ? "boot.start" : "boot.begin");
    // The download fills nine tenths of the bar; the steps after it fill the rest.
    const share = { download: 0, install: 0.06, start: 0.09, ready: 0.1 }[boot.step] ?? 0;
    const value = (boot.total > 0 ? 0.9 * (boot.loaded / boot.total) : 0) + share;
    return html`<div class="progress">
      <progress max="1" value=${value} aria-label=${this.say("boot.name")}></progress>
      <p>${text}</p>
      ${this.meanwhile && (boot.left ?? 0) > LONG_S ? this.drawMeanwhile() : nothing}
    </div>`;
  }

  /** Ways to what can be read now. They open another tab, since this page would lose what it has downloaded. */
  drawMeanwhile() {
    const about = this.say("boot.tab");
    return html`<p class="meanwhile">${this.say("boot.meanwhile")}
      <a href="${PAGES.lessons}#turn/1" target="_blank" title=${about}>${this.say("lobby.learn")}</a>
      <a href=${PAGES.rules} target="_blank" title=${about}>${this.say("book.open")}</a></p>`;
  }

  /** How long the download still takes, in steps that nobody sees jump. */
  timeLeft() {
    const { left } = this.app.boot;
    if (left === null) return "";
    if (left > 90) return this.say("boot.minutes", { minutes: Math.round(left / 60) });
    return this.say("boot.seconds", { seconds: left > 10 ? 5 * Math.round(left / 5) : left });
  }
}

customElements.define("hp-progress", Progress);
