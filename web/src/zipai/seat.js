/** @file What lies at a seat, and what its plate says. */
import { html, nothing } from "lit";
import { say } from "../text/i18n.js";
import { cardName } from "./cards.js";
import { face } from "./faces.js";
import { marksOf } from "./marks.js";
import { drawMelds } from "./meld.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiSeat as Seat, ZipaiView as View } from "./types.js" */

/** @type {import("../family/types.js").SeatLook} */
export const seat = {
  dealt: 20,
  held: (/** @type {Seat} */ { cards }) => cards,
  sitter: (/** @type {View} */ { sitter }) => sitter ?? null,
  inTurn: (/** @type {View} */ { turn }, nth) => turn === nth,
  open: (/** @type {View} */ view, nth) => view.open?.[nth] ?? null,
  facts: drawFacts,
  beside: () => nothing,
  marks: (/** @type {Seat} */ { seat, ...rest }, /** @type {View} */ view) =>
    marksOf({ seat, ...rest }, seat === view.seat ? (view.above ?? 0) : 0),
  melds: (wording, /** @type {Seat} */ { melds }) => drawMelds(wording, melds),
  laid: { draw: drawLaid },
};

/** Draws an opponent's huxi on the table and the kings that were shown. @param {Wording} wording @param {Seat} seat @param {string} place */
function drawFacts({ lang }, seat, place) {
  if (place === "me") return nothing;
  return html`<p class="facts"><span class="huxi">${say(lang, "seat.huxi", { n: seat.huxi })}</span>
        ${
          seat.kings_shown > 0
            ? html`<span class="kings"><span class="vh">${say(lang, "seat.kings", { n: seat.kings_shown })}</span><span aria-hidden="true">王${seat.kings_shown}</span></span>`
            : nothing
        }</p>`;
}

/**
 * Draws the cards lying in front of a seat. The last card of all that nobody took is marked until the next one.
 * @param {Wording} wording
 * @param {Seat} seat
 * @param {View} view
 */
export function drawLaid({ lang }, { seat, discards }, { last_discard: last }) {
  const marked = last?.seat === seat ? last.index : -1;
  return discards.map(({ card, from }, nth) => {
    const text = say(lang, `laid.${from}`, { card: cardName(card, lang) });
    return html`<li class="laid ${from} ${nth === marked ? "last" : ""}">
        <span class="vh">${nth === marked ? say(lang, "laid.last", { text }) : text}</span>${face(card, "", true)}
      </li>`;
  });
}
