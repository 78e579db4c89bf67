/** @file Draws the rules of the cup of 2015 with their sources; they are asked for when they are opened. */
import { html } from "lit";
import { drawRuleText } from "../text/rule.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { RuleRow, Text } from "../shared/types.js" */
/** @typedef {{name: Text, about: Text, topics: Record<string, Text>, rules: RuleRow[]}} Notice */

/** The address of the rules within the page. */
export const RULES = "#rules";

/** @param {Page} page */
export function drawNotice(page) {
  const { notice } = page;
  return html`<details class="paper cup-notice" id="rules" ?open=${location.hash === RULES} @toggle=${() => page.readNotice()}>
    <summary><span><b>${page.say("cup.notice.open")}</b> <small>${page.say("cup.notice.about")}</small></span></summary>
    ${notice ? drawRules(page, notice) : html`<p role="status">${page.say("cup.starting")}</p>`}
  </details>`;
}

/** @param {Page} page @param {Notice} notice */
function drawRules(page, { name, about, topics, rules }) {
  return html`<h2>${page.pick(name)}</h2><p>${page.pick(about)}</p>
    ${Object.entries(topics).map(
      ([id, topic]) =>
        html`<section><h3>${page.pick(topic)}</h3>${rules
          .filter((row) => row.topic === id)
          .map(
            (row) => html`<div class="cup-rule" data-rule=${row.id}>${drawRuleText(page.lang, row)}</div>`,
          )}</section>`,
    )}`;
}
