/** @file The check of a deal: recomputes the deal in the page, without the engine, and lists what it found. */

import { html, nothing } from "lit";
import { reviewEn } from "../../../words/review.en.js";
import { reviewZh } from "../../../words/review.zh.js";
import { checkDeal } from "../../review/deal_check.js";
import { states } from "../../shared/light_element.js";
import { addWords } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";

/** @import { Finding } from "../../review/deal_check.js" */

addWords({ zh: reviewZh, en: reviewEn });

class Check extends AppElement {
  static properties = { ...AppElement.properties, result: { attribute: false }, ...states("findings", "fault") };

  constructor() {
    super();
    /** @type {import("../../shared/types.js").Result|null} */
    this.result = null;
    /** @type {Finding[]} */
    this.findings = [];
    this.fault = "";
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("result") && this.result) void this.check(this.result);
  }

  /** @param {import("../../shared/types.js").Result} result */
  async check(result) {
    try {
      const findings = await checkDeal(
        this.family.cards,
        result,
        this.page.play.commitmentOf(this.app.table.state?.hand ?? 0),
      );
      if (this.result === result) this.findings = findings;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  render() {
    const good = this.findings.every(({ ok }) => ok !== false);
    return html`<div class="findings ${good ? "good" : "bad"}" role="status">
      ${this.fault ? html`<p class="warning">${this.say("check.failed", { reason: this.fault })}</p>` : nothing}
      ${
        this.findings.length > 0
          ? html`<p class="verdict">${this.say(good ? "check.ok" : "check.bad")}</p>
        <ul>${this.findings.map(
          ({ name, ok, values }) =>
            html`<li data-finding=${name} class=${ok === null ? "unknown" : ok ? "yes" : "no"}>${this.say(
              `check.${name}.${ok === null ? "unknown" : ok ? "yes" : "no"}`,
              values,
            )}</li>`,
        )}</ul>`
          : nothing
      }
      ${this.app.table.guided ? html`<p class="small">${this.say("guide.check")}</p>` : nothing}
    </div>`;
  }
}

customElements.define("hp-check", Check);
