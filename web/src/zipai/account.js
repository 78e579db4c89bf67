/**
 * @file The account of a hand: every group of cards, every step from the groups to the payment with its rule, and the
 * best other reading of the same cards with the reason why it lost.
 */
import { html, nothing } from "lit";
import { drawAlternative, drawStep } from "../family/account.js";
import { pick, say } from "../text/i18n.js";
import { badgeOf } from "../text/names.js";
import { drawRule } from "../text/rule.js";
import { cardName, cardsOf, listCards } from "./cards.js";
import { face } from "./faces.js";

/** @import { Wording } from "../text/names.js" */
/** @import { AccountPort as Port, ShownCard } from "../family/types.js" */
/** @import { Line } from "../shared/types.js" */
/** @import { Alternative, Group, ZipaiResult as Result, Score } from "./types.js" */

/** @param {Group} group */
const classOf = (group) => `group ${group.where} ${group.huxi > 0 ? "worth" : ""}`;

/**
 * Splits cards into columns: up to four cards in one column, more in columns of three.
 * @param {Pick<ShownCard, "card"|"won">[]} cards
 */
export const piles = (cards) =>
  cards.length <= 4
    ? [cards]
    : Array.from({ length: Math.ceil(cards.length / 3) }, (_, nth) => cards.slice(3 * nth, 3 * nth + 3));

/**
 * Draws the account. The payments are drawn between its two parts.
 * @param {Result} result
 * @param {Port} port
 */
export function drawAccount({ score }, port) {
  if (!score) return { before: nothing, after: nothing };
  return {
    before: html`${drawGroups(score, port)}
        <ol class="steps">${(score.lines ?? []).filter((line) => line.line !== "group").map((line) => drawLine(line, score, port))}</ol>`,
    after: score.alternative ? drawOther(score.alternative, port) : nothing,
  };
}

/** Draws the groups. Pressing one shows what it is worth and by which rule. @param {Score} score @param {Port} port */
function drawGroups(score, { wording, book, opened, open, wins: [win] }) {
  const { lang } = wording;
  const lines = (score.lines ?? []).filter((line) => line.line === "group");
  const line = opened ? lines[Number(opened)] : undefined;
  return html`<div class="groups" role="group" aria-label=${say(lang, "result.groups")}>
        ${score.groups.map(
          (group, nth) => html`<button type="button" class=${classOf(group)}
          aria-expanded=${String(nth) === opened ? "true" : "false"}
          @click=${() => open(String(nth) === opened ? "" : String(nth))}>${drawGroup(wording, group, win?.groups[nth].cards)}</button>`,
        )}
      </div>
      ${line ? html`<div class="told" aria-live="polite"><p>${pick(lang, line.text)}</p>${drawRule(lang, book, line.rule)}</div>` : nothing}`;
}

/**
 * Draws a group; where its cards are known as they lay open, a king is drawn as a king and the winning card is marked.
 * @param {Wording} wording
 * @param {Group} group
 * @param {ShownCard[]} [shown]
 */
function drawGroup(wording, group, shown) {
  const { lang } = wording;
  const kind = badgeOf(wording, group.kind);
  return html`<span class="vh">${say(lang, "result.group", { kind, cards: listCards(lang, cardsOf(group.cards)), n: group.huxi })}</span>
      <span class="heap" aria-hidden="true">${piles(
        shown ?? cardsOf(group.cards).map((card) => ({ card, won: false })),
      ).map(
        (cards) =>
          html`<span class="stack n${cards.length}">${cards.map(({ card, won }) => face(card, won ? "won" : ""))}</span>`,
      )}</span>
      <span class="kind" aria-hidden="true">${kind}</span>
      <b class="worth" aria-hidden="true">${group.huxi}</b>
      ${group.kings > 0 && !shown ? html`<span class="kings">${say(lang, "result.kings", { n: group.kings })}</span>` : nothing}`;
}

/** Draws one step; before its sentence, the card that was turned, and after it, the sum of the groups. @param {Line} line @param {Score} score @param {Port} port */
function drawLine(line, score, port) {
  const { lang } = port.wording;
  const turned = line.line === "xing" ? score.xing?.turned : null;
  const first = turned ? `${say(lang, "line.turned", { card: cardName(turned, lang) })} ` : "";
  const told = html`${first}${pick(lang, line.text)}${line.line === "huxi" ? drawSum(score) : nothing}`;
  return drawStep(line, told, line.line === "pay" || line.line === "cap", port, line.pay_each ?? nothing);
}

/** Draws the sum of the groups, written out: 6 + 3 + 9 = 18. @param {Score} score */
function drawSum(score) {
  const terms = score.groups.map((group) => group.huxi).filter((huxi) => huxi > 0);
  return terms.length > 1 ? html` <span class="eq">${terms.join(" + ")} = ${score.huxi}</span>` : nothing;
}

/** @param {Alternative} other @param {Port} port */
function drawOther(other, port) {
  const { wording } = port;
  const { lang } = wording;
  const worth =
    other.pay_each === null
      ? say(lang, "alternative.huxi", { huxi: other.huxi })
      : say(lang, "alternative.worth", { huxi: other.huxi, n: other.pay_each });
  const groups = other.groups.map((group) => html`<div class=${classOf(group)}>${drawGroup(wording, group)}</div>`);
  return drawAlternative(worth, groups, other.why, port);
}
