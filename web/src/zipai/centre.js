/** @file Draws the middle of the table: the wall and the live card. */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { say } from "../text/i18n.js";
import { seatName } from "../text/seats.js";
import { cardName } from "./cards.js";
import { fullFace } from "./faces.js";
import { drawLedger } from "./ledger.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiView as View } from "./types.js" */
/** @typedef {{card: string, seat: number, from: "flip"|"discard"|"shown"}} Live */

/**
 * The card in the middle: the live one or, at the opening, the dealer's shown card.
 * @param {View} view
 * @returns {Live|null}
 */
export const liveOf = (view) =>
  view.live ?? (view.phase === "opening" && view.shown ? { card: view.shown, seat: view.dealer, from: "shown" } : null);

/** The name of the seat that laid the live card. @param {Wording} wording @param {View} view @param {Live} live */
const whoLaid = ({ lang }, view, live) => seatName(lang, live.seat, view.seat, view.seats.length);

/** @param {Wording} wording @param {View} view */
export function drawWall({ lang }, view) {
  return html`<div class="wall">
    <span class="pile" aria-hidden="true"><span class="card back"></span><span class="card back"></span><span class="card back"></span></span>
    <span class="left"><span class="vh">${say(lang, "wall.left", { n: view.wall })}</span><b aria-hidden="true">${view.wall}</b></span>
    ${view.buried ? html`<small class="aside">${say(lang, "wall.aside", { n: view.buried })}</small>` : nothing}
  </div>`;
}

/** @param {Wording} wording @param {View} view */
export function drawLive(wording, view) {
  const { lang } = wording;
  const live = liveOf(view);
  if (!live) return html`<div class="live "><span class="spot" aria-hidden="true"></span></div>`;
  const who = whoLaid(wording, view, live);
  return html`<div class="live on ${live.from}">
    <span class="vh">${say(lang, `live.${live.from}`, { who, card: cardName(live.card, lang) })}</span>${keyed(`${live.card} ${live.seat} ${live.from}`, fullFace(live.card))}
  </div>`;
}

/** Who laid the live card, in few words; empty without one. @param {Wording} wording @param {View} view */
export function captionOf(wording, view) {
  const live = liveOf(view);
  return live ? say(wording.lang, `live.${live.from}.short`, { who: whoLaid(wording, view, live) }) : "";
}

/** What the shared table asks for. @type {import("../family/types.js").TableLook} */
export const table = {
  wall: drawWall,
  live: drawLive,
  rivers: () => nothing,
  caption: captionOf,
  chip: ({ lang }, /** @type {import("./types.js").ZipaiView} */ { huxi }) => say(lang, "bar.min", { n: huxi.min }),
  ledger: drawLedger,
};
