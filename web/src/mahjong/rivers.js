/** @file Draws the discards in front of each seat, around the middle of the table. */
import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../text/i18n.js";
import { otherSeats, seatName } from "../text/seats.js";
import { face } from "./faces.js";
import { tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Laid, MahjongSeat as Seat, MahjongView as View } from "./types.js" */

/** Draws the rivers of all seats, one's own last. @param {Wording} wording @param {View} view */
export function drawRivers({ lang }, view) {
  const seats = view.seats.length;
  return [...otherSeats(view.seat, seats), { place: "me", seat: view.seat }].map(({ place, seat }) => {
    const who = seatName(lang, seat, view.seat, seats);
    return html`<ul class="river discards of-${place}" aria-label=${say(lang, "mahjong.river", { who })}>${drawRiver(lang, view.seats[seat], place, view)}</ul>`;
  });
}

/**
 * Draws what a seat has discarded, except what others have taken. The last discard of all is marked until the next one.
 * @param {import("../shared/types.js").Lang} lang
 * @param {Seat} seat
 * @param {string} place
 * @param {View} view
 */
function drawRiver(lang, { seat, river }, place, { last_discard: last }) {
  const marked = last?.seat === seat ? last.index : -1;
  const turned = place === "left" || place === "right" ? "sideways" : ""; // towards their owner
  const words = (/** @type {Laid} */ { tile, fate }, /** @type {number} */ nth) =>
    say(lang, `mahjong.laid.${fate === "lies" && nth === marked ? "last" : fate}`, { tile: tileName(tile, lang) });
  return repeat(
    river.map((laid, nth) => ({ ...laid, nth })).filter(({ fate }) => fate !== "laid"),
    ({ nth }) => nth,
    ({ nth, ...laid }) => html`<li class="laid ${laid.fate} ${nth === marked ? "last" : ""}">
        <span class="vh">${words(laid, nth)}</span>${face(laid.tile, turned)}
      </li>`,
  );
}
