/** @file Draws a rule of the rule book where it is cited: its sentence and its sources, folded away. */
import { html, nothing } from "lit";
import { pick, say } from "./i18n.js";

/** @import { Book, Lang, RuleRow, RuleSource } from "../shared/types.js" */

/**
 * The rule with an id; undefined if the book does not have it.
 * @param {Book|null} book
 * @param {string|null|undefined} id
 * @returns {RuleRow|undefined}
 */
export const ruleOf = (book, id) => book?.rules.find((row) => row.id === id);

/** @param {Lang} lang @param {RuleSource} source */
function drawSource(lang, source) {
  const where = source.title
    ? say(lang, source.heading ? "rule.source.heading" : "rule.source", {
        title: source.title,
        heading: source.heading ?? "",
      })
    : say(lang, "rule.practice");
  return html`<li>${source.says ? say(lang, "rule.source.says", { where, says: pick(lang, source.says) }) : where}</li>`;
}

/** A rule's sentence and its sources. @param {Lang} lang @param {RuleRow} row */
export const drawRuleText = (lang, row) => html`<p>${pick(lang, row.text)}</p>
  ${row.sources.length > 0 ? html`<ul class="sources" aria-label=${say(lang, "rule.sources")}>${row.sources.map((source) => drawSource(lang, source))}</ul>` : nothing}`;

/**
 * Draws a cited rule, folded away under its topic; nothing if the book does not have it.
 * @param {Lang} lang
 * @param {Book|null} book
 * @param {string|null|undefined} id
 */
export function drawRule(lang, book, id) {
  const row = ruleOf(book, id);
  if (!row) return nothing;
  return html`<details class="rule" data-rule=${row.id}>
    <summary>${say(lang, "rule.of", { topic: pick(lang, book?.topics[row.topic]) || row.topic })}</summary>
    ${drawRuleText(lang, row)}
  </details>`;
}
