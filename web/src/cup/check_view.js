/** @file Draws how far the check of a tournament is, and the buttons that end it. */
import { html, nothing } from "lit";

/** @import { CupPage as Page } from "./page.js" */

/** @param {Page} page */
export function drawCheck(page) {
  const { checking, cup } = page;
  if (!checking) return nothing;
  const { done, all } = checking;
  return html`<section class="paper cup-wait cup-check" aria-labelledby="cup-check">
    <h2 id="cup-check">${page.say("cup.checking")}</h2>
    <p class="small">${page.say("cup.checking.about")}</p>
    ${
      all > 0
        ? html`<div class="cup-progress"><progress max=${all} value=${done} aria-label=${page.say("cup.checking")}></progress>
          <span role="status">${page.say("cup.checking.of", { done, all })}</span></div>`
        : cup.boot.ready
          ? html`<p role="status">${page.say("cup.checking.reads")}</p>`
          : page.drawProgress()
    }
    <p class="cup-buttons">${
      page.importing
        ? html`<button type="button" class="quiet" data-skip @click=${() => checking.stop(false)}>${page.say("cup.checking.skip")}</button>
          <button type="button" class="quiet" data-drop @click=${() => checking.stop(true)}>${page.say("cup.checking.drop")}</button>`
        : html`<button type="button" class="quiet" data-drop @click=${() => checking.stop(true)}>${page.say("cup.checking.stop")}</button>`
    }</p>
  </section>`;
}
