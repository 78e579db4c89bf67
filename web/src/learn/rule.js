/** @file Draws a rule's sentence and its sources. */
import { html, nothing } from "lit";
import { PAGES } from "../shared/site.js";
import { pick } from "../text/phrases.js";
import { say } from "./words.js";

/** @import { Lang, RuleSource } from "../shared/types.js" */

/** @param {Lang} lang @param {RuleSource} source */
function drawSource(lang, source) {
  const where = source.title
    ? say(lang, source.heading ? "rules.source.heading" : "rules.source", {
        title: source.title,
        heading: source.heading ?? "",
      })
    : say(lang, "rules.practice");
  return html`<li>${source.says ? say(lang, "rules.source.says", { where, says: pick(lang, source.says) }) : where}</li>`;
}

/** Draws the sources of a rule, folded. @param {Lang} lang @param {RuleSource[]} sources */
export const drawSources = (lang, sources) =>
  sources.length === 0
    ? nothing
    : html`<details class="rule from"><summary>${say(lang, "rules.sources", { n: sources.length })}</summary>
        <ul class="sources">${sources.map((source) => drawSource(lang, source))}</ul></details>`;

/**
 * Draws the rule behind an answer, folded under its topic, with a link to the rule book.
 * @param {Lang} lang
 * @param {import("./types.js").Content} content
 * @param {string|null|undefined} id
 */
export function drawCited(lang, { rules, topics }, id) {
  const row = id && Object.hasOwn(rules, id) ? rules[id] : null;
  if (!row) return nothing;
  return html`<details class="rule" data-rule=${row.id}>
    <summary>${say(lang, "rules.cite", { topic: pick(lang, topics[row.topic]) || row.topic })}</summary>
    <p>${pick(lang, row.text)}</p>
    <ul class="sources">${row.sources.map((source) => drawSource(lang, source))}</ul>
    <p class="into"><a href="${PAGES.rules}#${row.game}/${row.id}">${say(lang, "rules.open")}</a></p>
  </details>`;
}
