/** @file The result of a hand: who won and how, all cards face up, and the points of each seat. */
import { html, nothing } from "lit";
import { has, say, signed } from "../../text/i18n.js";
import { cardName, listCards } from "../../zipai/cards.js";
import { face } from "../../zipai/faces.js";
import { seatName, seatObject } from "../../zipai/seats.js";

/** @typedef {import("../../shared/types.js").Lang} Lang */
/** @typedef {import("../../shared/types.js").Result} Result */

/** Who won and how, as one sentence. @param {Lang} lang @param {Result} result @param {number} mine */
export function headline(lang, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted");
  return say(lang, result.winner === mine ? "result.won.me" : "result.won", {
    who: seatName(lang, result.winner, mine),
  });
}

/**
 * Says on which card the hand was won, and whose card it was.
 * @param {Lang} lang
 * @param {Result} result
 * @param {number} mine
 */
export function manner(lang, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted.why");
  const by = `result.by.${(result.score?.special ?? result.special) || (result.by ?? "self")}`;
  return say(lang, result.winner === mine && has(`${by}.me`) ? `${by}.me` : by, {
    card: result.card ? cardName(result.card, lang) : "",
    from: result.from === null || result.from === undefined ? "" : seatObject(lang, result.from, mine),
  });
}

/**
 * Draws all hands and the wall face up, and the seed and commitment of the deal.
 * @param {Lang} lang
 * @param {Result} result
 * @param {number} mine
 * @param {unknown} check the button that checks the deal, or the findings
 */
export function drawRevealed(lang, result, mine, check) {
  return html`<details class="revealed"><summary>${say(lang, "result.revealed")}</summary>
    ${result.hands.map((hand, seat) =>
      hand.length === 0
        ? nothing
        : html`<div class="row"><h3>${seatName(lang, seat, mine)}</h3>
      <span class="vh">${listCards(lang, hand)}</span><span class="minis" aria-hidden="true">${hand.map((card) => face(card, "mini"))}</span></div>`,
    )}
    ${
      result.wall.length > 0
        ? html`<div class="row"><h3>${say(lang, "result.wall")}</h3>
      <span class="vh">${listCards(lang, result.wall)}</span><span class="minis" aria-hidden="true">${result.wall.map((card) => face(card, "mini"))}</span></div>`
        : nothing
    }
    <div class="row proof"><h3>${say(lang, "result.proof")}</h3>
      <p>${say(lang, "result.proof.how")}</p>
      <p><span>${say(lang, "result.seed")}</span> <code>${result.seed}</code></p>
      <p><span>${say(lang, "result.commitment")}</span> <code>${result.commitment}</code></p>${check}</div>
  </details>`;
}

/**
 * Draws the points of each seat with their sign.
 * @param {Lang} lang
 * @param {number[]} scores
 * @param {number[]} totals
 * @param {number} mine
 */
export const drawScores = (lang, scores, totals, mine) => html`<table class="scores">
  <thead><tr><th scope="col"><span class="vh">${say(lang, "tally.player")}</span></th><th scope="col">${say(lang, "result.this")}</th><th scope="col">${say(lang, "result.total")}</th></tr></thead>
  <tbody>${scores.map(
    (points, seat) => html`<tr class=${points > 0 ? "plus" : points < 0 ? "minus" : ""}>
    <th scope="row">${seatName(lang, seat, mine)}</th><td>${signed(points)}</td><td><b>${signed(totals[seat])}</b></td></tr>`,
  )}</tbody>
</table>`;
