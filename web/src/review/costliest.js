/** @file Draws the choices of a reviewed hand that cost most, and the button that lets them be practised. */
import { html, nothing } from "lit";
import { moreOf } from "../family/registry.js";
import { familyOfSetup } from "../state/selectors.js";
import { say } from "../text/i18n.js";
import { inPoints } from "../text/rates.js";

/** @import { ReviewSession } from "./review_session.js" */
/**
 * @typedef {object} CostlyPort
 * @property {(step: number) => unknown} stand shows the table before a decision
 * @property {(() => unknown)|null} drill puts the choices into the practice; null where there is none
 * @property {string} practise the address of the practice
 * @property {number|"failed"|null} drilled how many were put there, or that it failed; null before it was asked for
 */

/**
 * @param {import("../state/app_state.js").App} app
 * @param {ReviewSession} hand
 * @param {CostlyPort} port
 */
export function drawCostliest(app, hand, { stand, drill, drilled, practise }) {
  const { lang } = app.settings;
  const { costliest } = hand;
  if (hand.unseen > 0 || costliest.length === 0) return nothing;
  const words = (/** @type {string} */ action) => moreOf(familyOfSetup(hand.setup)).action(lang, action);
  const n = costliest.length;
  return html`<section class="costliest">
    <h3>${say(lang, "review.costliest", { n })}</h3>
    <ol>${costliest.map((step) => {
      const judged = hand.verdicts.get(step);
      if (!judged) return nothing;
      const points = inPoints(-(judged.cost ?? 0));
      return html`<li><button type="button" class="quiet costly" aria-current=${step === hand.done ? "step" : "false"} @click=${() => stand(step)}>${say(lang, "review.costly", { n: step, action: words(judged.played.action), points })}</button></li>`;
    })}</ol>
    ${drill && drilled === null ? html`<button type="button" class="quiet drill" @click=${() => drill()}>${say(lang, "review.drill", { n })}</button>` : nothing}
    ${drilled === null ? nothing : html`<p class="small drilled" role="status">${drilledWords(lang, drilled)} ${drilled === "failed" || drilled === 0 ? nothing : html`<a href="${practise}#game=${hand.setup?.game ?? ""}">${say(lang, "review.drill.open")}</a>`}</p>`}
  </section>`;
}

/** @param {import("../shared/types.js").Lang} lang @param {number|"failed"} drilled */
function drilledWords(lang, drilled) {
  if (drilled === "failed") return say(lang, "review.drill.failed");
  return drilled === 0 ? say(lang, "review.drill.none") : say(lang, "review.drilled", { n: drilled });
}
