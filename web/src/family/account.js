/** @file Draws the parts of an account that every family has: a step with its rule, and the best other way to count. */
import { html } from "lit";
import { pick, say } from "../text/i18n.js";
import { drawRule, drawRuleText, ruleOf } from "../text/rule.js";

/** @import { Drawn, AccountPort as Port } from "./types.js" */

/**
 * Draws one step: its sentence and, folded under it, its rule.
 * @param {import("../shared/types.js").Line} line
 * @param {Drawn} told the sentence
 * @param {boolean} isTotal whether it tells what the steps before it come to
 * @param {Port} port
 * @param {Drawn} points the points that it tells, for styles and tests; lit's `nothing` for none
 */
export function drawStep({ line, rule }, told, isTotal, { wording: { lang }, book }, points) {
  const row = ruleOf(book, rule);
  const text = html`<span class="told-line">${told}</span>`;
  return html`<li class="step line-${line} ${isTotal ? "product" : ""}" data-points=${points}>${
    row
      ? html`<details class="rule" data-rule=${row.id}><summary>${text}</summary>${drawRuleText(lang, row)}</details>`
      : text
  }</li>`;
}

/**
 * Draws the best other way to count a hand, folded away, and why it does not count.
 * @param {string} worth what it would be worth
 * @param {Drawn} groups
 * @param {import("../shared/types.js").Reason} why
 * @param {Port} port
 */
export function drawAlternative(worth, groups, why, { wording: { lang }, book }) {
  return html`<details class="alternative"><summary><span>${say(lang, "alternative.title")}</span> <span class="hint">${worth}</span></summary>
      <div class="groups">${groups}</div>
      <p class="lost">${pick(lang, why.text)}</p>${drawRule(lang, book, why.rule)}
    </details>`;
}
