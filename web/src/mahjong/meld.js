/** @file Draws the melds that lie in front of a seat: the claimed tile lies sideways, on the side of who gave it. */
import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { placeOf, seatObject } from "../text/seats.js";
import { face } from "./faces.js";
import { listTiles } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Meld, MahjongView as View } from "./types.js" */
/** @typedef {{tile: string, sideways: boolean, wild: boolean, added: string|null}} LaidTile */

/**
 * The index at which a claimed tile is laid: first if the player on the left discarded it, last if the one on the right
 * did, else second.
 * @param {string} place where that player sits
 * @param {number} count how many tiles the meld has
 */
const placeAmong = (place, count) => (place === "left" ? 0 : place === "right" ? count - 1 : 1);

/**
 * The tiles of a meld from left to right. The fourth tile of a 补杠 lies on the sideways one.
 * @param {Meld} meld
 * @param {number} owner
 * @param {number} seats
 * @returns {LaidTile[]}
 */
export function laidOut({ kind, tiles, from, claimed, wild }, owner, seats) {
  const added = kind === "jiagang" ? (tiles.at(-1) ?? null) : null;
  const laid = (added ? tiles.slice(0, -1) : tiles).map((tile, nth) => ({
    tile,
    sideways: nth === claimed && from !== null,
    wild: nth === wild,
    added: nth === claimed ? added : null,
  }));
  const given = laid.findIndex(({ sideways }) => sideways);
  if (given < 0 || from === null) return laid;
  const [one] = laid.splice(given, 1);
  laid.splice(placeAmong(placeOf(from, owner, seats), laid.length + 1), 0, one);
  return laid;
}

/** @param {LaidTile} laid */
const drawTile = ({ tile, sideways, wild, added }) => {
  const drawn = face(tile, `${wild ? "wild" : ""} ${sideways ? "sideways" : ""}`);
  return added ? html`<span class="two">${face(added, "sideways")}${drawn}</span>` : drawn;
};

/** @param {Wording} wording @param {{seat: number, melds: Meld[]}} seat @param {View} view */
export const drawMelds = (wording, { seat, melds }, view) =>
  repeat(
    melds,
    (_, nth) => nth,
    (meld) => drawMeld(wording, meld, seat, view),
  );

/** @param {Wording} wording @param {Meld} meld @param {number} owner @param {View} view */
export function drawMeld(wording, meld, owner, view) {
  const { lang } = wording;
  const seats = view.seats.length;
  const values = { kind: nameOf(wording, "group", meld.kind), tiles: listTiles(lang, meld.tiles) };
  const label =
    meld.from === null
      ? say(lang, "mahjong.meld", values)
      : say(lang, "mahjong.meld.from", { ...values, from: seatObject(lang, meld.from, view.seat, seats) });
  return html`<li class="meld ${meld.kind}">
    <span class="vh">${label}</span>
    <span class="tiles" aria-hidden="true">${laidOut(meld, owner, seats).map(drawTile)}</span>
    <span class="badge" aria-hidden="true">${badgeOf(wording, meld.kind)}</span>
  </li>`;
}
