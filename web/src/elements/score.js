/** @file Why a hand paid what it paid: every group, every factor, every payment; the numbers re-add on sight. */
import { html, nothing } from "lit";
import { cardName, cardsOf } from "../cards.js";
import { has, listCards, say, signed } from "../i18n.js";
import { seatName, seatObject } from "../log.js";
import { face, stack } from "./faces.js";

/** @typedef {import("../types.js").Lang} Lang */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Score} Score */
/** @typedef {import("../types.js").Group} Group */

/** Who won and how, as one sentence. @param {Lang} lang @param {Result} result @param {number} mine */
export function headline(lang, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted");
  return say(lang, result.winner === mine ? "result.won.me" : "result.won", { who: seatName(lang, result.winner, mine) });
}

/** On which card, and whose. @param {Lang} lang @param {Result} result @param {number} mine */
export function manner(lang, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted.why");
  const by = `result.by.${result.by ?? "self"}`;
  return say(lang, result.winner === mine && has(`${by}.me`) ? `${by}.me` : by, {
    card: result.card ? cardName(result.card, lang) : "",
    from: result.from === null || result.from === undefined ? "" : seatObject(lang, result.from, mine),
  });
}

/** The name of a group of the winning hand. @param {Lang} lang @param {string} kind */
const groupName = (lang, kind) => say(lang, has(`kind.${kind}.short`) ? `kind.${kind}.short` : `meld.${kind}`);

/** @param {Lang} lang @param {Group} group */
const drawGroup = (lang, group) => html`<li class="group ${group.where} ${group.huxi > 0 ? "worth" : ""}">
  <span class="vh">${say(lang, "result.group", {
    kind: groupName(lang, group.kind),
    cards: listCards(lang, cardsOf(group.cards)),
    n: group.huxi,
  })}</span>
  <span aria-hidden="true">${stack(cardsOf(group.cards))}</span>
  <span class="kind" aria-hidden="true">${groupName(lang, group.kind)}</span>
  <b class="worth" aria-hidden="true">${group.huxi}</b>
  ${group.kings > 0 ? html`<span class="kings">${say(lang, "result.kings", { n: group.kings })}</span>` : nothing}
</li>`;

/** The sum of the groups, written out: 6 + 3 + 9 = 18. @param {Score} score */
function sumOfGroups(score) {
  const terms = score.groups.map((group) => group.huxi).filter((huxi) => huxi > 0);
  return terms.length > 1 ? `${terms.join(" + ")} = ${score.huxi}` : String(score.huxi);
}

/** @param {Lang} lang @param {Score} score */
function drawSteps(lang, score) {
  const { xing } = score;
  const more = xing.count * xing.tun_each;
  const units = score.tun + more;
  const product = units * score.multiplier;
  return html`<dl class="steps">
    <div><dt>${say(lang, "score.huxi")}</dt><dd>${sumOfGroups(score)}</dd></div>
    <div><dt>${say(lang, "score.tun")}</dt><dd>${say(lang, "score.tun.from", { huxi: score.huxi, n: score.tun })}</dd></div>
    ${xing.mode === "off" ? nothing : html`<div><dt>${say(lang, "score.xing")}</dt><dd>${
      xing.value && xing.count === 0
        ? say(lang, xing.turned ? "score.xing.turned.miss" : "score.xing.miss", {
            turned: xing.turned ? cardName(xing.turned, lang) : "", value: cardName(xing.value, lang) })
        : xing.value
        ? say(lang, xing.turned ? "score.xing.turned" : "score.xing.value", {
            turned: xing.turned ? cardName(xing.turned, lang) : "", value: cardName(xing.value, lang), n: xing.count, more })
        : say(lang, "score.xing.none")
    }</dd></div>`}
    <div><dt>${say(lang, "score.fans")}</dt><dd>${
      score.fans.length > 0
        ? html`${score.fans.map((fan) => html`<span class="fan-name">${say(lang, `fan.${fan.id}`)} ×${fan.times}</span>`)}
            ${score.fans.length > 1 ? html`<span class="eq">= ×${score.multiplier}</span>` : nothing}`
        : say(lang, "score.fans.none", { red: score.red })
    }</dd></div>
    <div class="product"><dt>${say(lang, "score.each")}</dt><dd>${
      more === 0 ? html`${score.tun} × ${score.multiplier}` : html`(${score.tun} + ${more}) × ${score.multiplier}`
    } = <b>${score.capped ? html`${product} → ${score.pay_each}` : score.pay_each}</b>${
      score.capped ? html` <small>${say(lang, "score.capped")}</small>` : nothing
    }</dd></div>
  </dl>`;
}

/** Who pays whom, and why. @param {Lang} lang @param {Result} result @param {number} mine */
function drawPayments(lang, result, mine) {
  if (result.payments.length === 0) return html`<p class="payments none">${say(lang, "result.nopay")}</p>`;
  return html`<ul class="payments">${result.payments.map((payment) => html`<li>
    ${say(lang, `payment.${payment.why}${payment.from === mine ? ".me" : ""}`, {
      from: seatName(lang, payment.from, mine), to: seatObject(lang, payment.to, mine), n: payment.points,
    })}
  </li>`)}</ul>`;
}

/**
 * The whole account of a hand.
 * @param {Lang} lang
 * @param {Result} result
 * @param {number} mine
 */
export function drawAccount(lang, result, mine) {
  const { score } = result;
  return html`
    ${score ? html`<ul class="groups" aria-label=${say(lang, "result.groups")}>${score.groups.map((group) => drawGroup(lang, group))}</ul>
      ${drawSteps(lang, score)}` : nothing}
    ${drawPayments(lang, result, mine)}
  `;
}

/** Hands and wall, face up, once the hand is over. @param {Lang} lang @param {Result} result @param {number} mine */
export function drawRevealed(lang, result, mine) {
  return html`<details class="revealed"><summary>${say(lang, "result.revealed")}</summary>
    ${result.hands.map((hand, seat) => hand.length === 0 ? nothing : html`<div class="row"><h3>${seatName(lang, seat, mine)}</h3>
      <span class="vh">${listCards(lang, hand)}</span><span class="minis" aria-hidden="true">${hand.map((card) => face(card, "mini"))}</span></div>`)}
    ${result.wall.length > 0 ? html`<div class="row"><h3>${say(lang, "result.wall")}</h3>
      <span class="vh">${listCards(lang, result.wall)}</span><span class="minis" aria-hidden="true">${result.wall.map((card) => face(card, "mini"))}</span></div>` : nothing}
    <div class="row proof"><h3>${say(lang, "result.proof")}</h3>
      <p>${say(lang, "result.proof.how")}</p>
      <p><span>${say(lang, "result.seed")}</span> <code>${result.seed}</code></p>
      <p><span>${say(lang, "result.commitment")}</span> <code>${result.commitment}</code></p></div>
  </details>`;
}

/** The points of each seat with their sign. @param {Lang} lang @param {number[]} scores @param {number[]} totals @param {number} mine */
export const drawScores = (lang, scores, totals, mine) => html`<table class="scores">
  <thead><tr><th scope="col"><span class="vh">${say(lang, "tally.player")}</span></th><th scope="col">${say(lang, "result.this")}</th><th scope="col">${say(lang, "result.total")}</th></tr></thead>
  <tbody>${scores.map((points, seat) => html`<tr class=${points > 0 ? "plus" : points < 0 ? "minus" : ""}>
    <th scope="row">${seatName(lang, seat, mine)}</th><td>${signed(points)}</td><td><b>${signed(totals[seat])}</b></td></tr>`)}</tbody>
</table>`;
