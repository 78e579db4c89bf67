/** @file The result of a hand: all cards face up, and the points of each seat. */
import { html, nothing } from "lit";
import { pick, say, sayIn, signed } from "../../text/i18n.js";
import { seatName } from "../../text/seats.js";

/** @import { Lang, Reason, Result } from "../../shared/types.js" */

/**
 * Draws all hands, the wall and the cards that were laid aside face up, and the seed and commitment of the deal.
 * @param {import("../../family/types.js").PageFamily} family
 * @param {Lang} lang
 * @param {Result} result
 * @param {number} mine
 * @param {unknown} check the button that checks the deal, or the findings
 */
export function drawRevealed({ cards: { list, face }, prefix }, lang, result, mine, check) {
  /** Draws cards that are in no hand. @param {string} name @param {import("../../shared/types.js").Card[]} cards */
  const lying = (name, cards) =>
    cards.length > 0
      ? html`<div class="row"><h3>${sayIn(prefix, lang, name)}</h3>
      <span class="vh">${list(lang, cards)}</span><span class="minis" aria-hidden="true">${cards.map((card) => face(card, "mini"))}</span></div>`
      : nothing;
  return html`<div class="revealed hands">${result.hands.map((hand, seat) =>
    hand.length === 0
      ? nothing
      : html`<div class="row"><h3>${seatName(lang, seat, mine, result.scores.length)}</h3>
      <span class="vh">${list(lang, hand)}</span><span class="minis" aria-hidden="true">${hand.map((card) => face(card, "mini"))}</span></div>`,
  )}</div>
  <details class="revealed"><summary>${sayIn(prefix, lang, "result.revealed")}</summary>
    ${lying("result.wall", result.wall)}${lying("result.buried", result.buried ?? [])}
    <div class="row proof"><h3>${say(lang, "result.proof")}</h3>
      <p>${say(lang, "result.proof.how")}</p>
      <p><span>${say(lang, "result.seed")}</span> <code>${result.seed}</code></p>
      <p><span>${say(lang, "result.commitment")}</span> <code>${result.commitment}</code></p>${check}</div>
  </details>`;
}

/**
 * Draws the points of each seat with their sign, a column for each.
 * @param {Lang} lang
 * @param {number[]} scores
 * @param {number[]} totals
 * @param {number} mine
 * @param {(seat: number) => unknown} face
 */
export const drawScores = (lang, scores, totals, mine, face) => html`<table class="scores">
  <thead><tr><th scope="col"><span class="vh">${say(lang, "tally.player")}</span></th>${scores.map((_, seat) => html`<th scope="col">${face(seat)}${seatName(lang, seat, mine, scores.length)}</th>`)}</tr></thead>
  <tbody>
    <tr><th scope="row">${say(lang, "result.this")}</th>${scores.map((points) => html`<td class=${points > 0 ? "plus" : points < 0 ? "minus" : ""}>${signed(points)}</td>`)}</tr>
    <tr><th scope="row">${say(lang, "result.total")}</th>${totals.map((points) => html`<td><b>${signed(points)}</b></td>`)}</tr>
  </tbody>
</table>`;

/** Draws what is paid at the end of a match beside its hands, and why. @param {Lang} lang @param {Reason[]} extras */
export const drawExtras = (lang, extras = []) =>
  extras.length > 0
    ? html`<ul class="extras" aria-label=${say(lang, "result.extras")}>${extras.map(({ text }) => html`<li>${pick(lang, text)}</li>`)}</ul>`
    : nothing;
