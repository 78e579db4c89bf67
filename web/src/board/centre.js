/** @file Draws the middle of the table: the wall and the live card. */
import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { say } from "../text/i18n.js";
import { cardName } from "../zipai/cards.js";
import { fullFace } from "../zipai/faces.js";
import { seatName } from "../zipai/seats.js";

/** @typedef {import("../shared/types.js").View} View */
/** @typedef {import("../shared/types.js").Lang} Lang */
/** @typedef {{card: string, seat: number, from: "flip"|"discard"|"shown"}} Live */

/** Cards in the wall after the deal with the larger deck. The thin bar is full at this number. */
const FULL_WALL = 21;

/**
 * The card in the middle: the live one or, at the opening, the dealer's shown card.
 * @param {View} view
 * @returns {Live|null}
 */
export const liveOf = (view) =>
  view.live ?? (view.phase === "opening" && view.shown ? { card: view.shown, seat: view.dealer, from: "shown" } : null);

/** @param {Lang} lang @param {View} view */
export function drawWall(lang, view) {
  const full = Math.max(view.wall, FULL_WALL);
  return html`<div class="wall">
    <span class="pile" aria-hidden="true"><span class="card back"></span><span class="card back"></span><span class="card back"></span></span>
    <span class="left"><span class="vh">${say(lang, "wall.left", { n: view.wall })}</span><b aria-hidden="true">${view.wall}</b></span>
    <progress max=${full} value=${view.wall} aria-hidden="true"></progress>
  </div>`;
}

/** @param {Lang} lang @param {Live|null} live @param {number} mine */
export function drawLive(lang, live, mine) {
  if (!live) return html`<div class="live "><span class="spot" aria-hidden="true"></span></div>`;
  const who = seatName(lang, live.seat, mine);
  return html`<div class="live on ${live.from}">
    <span class="vh">${say(lang, `live.${live.from}`, { who, card: cardName(live.card, lang) })}</span>${keyed(`${live.card} ${live.seat} ${live.from}`, fullFace(live.card))}
  </div>`;
}
