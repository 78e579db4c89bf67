/** @file The account of a hand: every group of cards, and every step from the groups to the payment with its rule. */
import { html, nothing } from "lit";
import { drawStep } from "../family/account.js";
import { pick, say } from "../text/i18n.js";
import { badgeOf } from "../text/names.js";
import { drawRule } from "../text/rule.js";
import { piles } from "../zipai/account.js";
import { cardsOf, listCards } from "../zipai/cards.js";
import { face } from "../zipai/faces.js";

/** @import { Wording } from "../text/names.js" */
/** @import { AccountPort as Port, ShownCard } from "../family/types.js" */
/** @import { GuihuziResult as Result, Score } from "./types.js" */
/** @import { Group } from "../zipai/types.js" */

/**
 * Draws the account. The payments are drawn after it.
 * @param {Result} result
 * @param {Port} port
 */
export function drawAccount({ score }, port) {
  if (!score) return { before: nothing, after: nothing };
  const steps = (score.lines ?? []).filter(({ line }) => line !== "group");
  return {
    before: html`${drawGroups(score, port)}
        <ol class="steps">${steps.map((line) =>
          drawStep(
            line,
            pick(port.wording.lang, line.text),
            line.line === "pay" || line.line === "cap",
            port,
            line.pay_each ?? nothing,
          ),
        )}</ol>`,
    after: nothing,
  };
}

/** Draws the groups. Pressing one shows what it is worth and by which rule. @param {Score} score @param {Port} port */
function drawGroups(score, { wording, book, opened, open, wins: [win] }) {
  const { lang } = wording;
  const line = opened ? (score.lines ?? []).filter((each) => each.line === "group")[Number(opened)] : undefined;
  return html`<div class="groups" role="group" aria-label=${say(lang, "result.groups")}>
        ${score.groups.map(
          (group, nth) => html`<button type="button" class="group ${group.where} ${group.huxi > 0 ? "worth" : ""}"
          aria-expanded=${String(nth) === opened ? "true" : "false"}
          @click=${() => open(String(nth) === opened ? "" : String(nth))}>${drawGroup(wording, group, win?.groups[nth].cards)}</button>`,
        )}
      </div>
      ${line ? html`<div class="told" aria-live="polite"><p>${pick(lang, line.text)}</p>${drawRule(lang, book, line.rule)}</div>` : nothing}`;
}

/** @param {Wording} wording @param {Group} group @param {ShownCard[]} [shown] */
function drawGroup(wording, group, shown) {
  const kind = badgeOf(wording, group.kind);
  const cards = shown ?? cardsOf(group.cards).map((card) => ({ card, won: false }));
  return html`<span class="vh">${say(wording.lang, "guihuzi.result.group", { kind, cards: listCards(wording.lang, cardsOf(group.cards)), n: group.huxi })}</span>
      <span class="heap" aria-hidden="true">${piles(cards).map(
        (pile) =>
          html`<span class="stack n${pile.length}">${pile.map(({ card, won }) => face(card, won ? "won" : ""))}</span>`,
      )}</span>
      <span class="kind" aria-hidden="true">${kind}</span>
      <b class="worth" aria-hidden="true">${group.huxi}</b>`;
}
