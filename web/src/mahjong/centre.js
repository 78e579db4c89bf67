/** @file Draws the middle of the table: the wall, the indicator and the wilds, and says whose tile lies. */

import { html, nothing } from "lit";
import { joined, say } from "../text/i18n.js";
import { seatName } from "../text/seats.js";
import { face } from "./faces.js";
import { drawLedger } from "./ledger.js";
import { wildName } from "./names.js";
import { headline } from "./result.js";
import { drawRivers } from "./rivers.js";
import { listTiles, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongView as View } from "./types.js" */

/** Draws how many tiles are left. @param {Wording} wording @param {View} view */
export const drawWall = ({ lang }, { wall }) => html`<div class="wall">
    <span class="pile" aria-hidden="true">${face(null)}</span>
    <span class="left"><span class="vh">${say(lang, "mahjong.wall", { n: wall })}</span><b aria-hidden="true">${wall}</b></span>
  </div>`;

/** Draws the tile that was turned up, the wilds that it names, and the tile that plays in their place. @param {Wording} wording @param {View} view */
export function drawWilds(wording, view) {
  const { lang } = wording;
  const { indicator, wilds, stand_in: standIn } = view;
  if (!indicator || wilds.length === 0) return html`<div class="live wilds none"></div>`;
  const name = wildName(wording, view);
  const words = joined(lang, [
    say(lang, "mahjong.turned", { tile: tileName(indicator, lang), name, wilds: listTiles(lang, wilds) }),
    standIn ? say(lang, "mahjong.stands_in", { tile: tileName(standIn, lang), wilds: listTiles(lang, wilds) }) : "",
  ]);
  return html`<div class="live wilds" title=${words}>
    <span class="vh">${words}</span>
    <span class="turned" aria-hidden="true"><small>${say(lang, "mahjong.turned.short")}</small>${face(indicator)}</span>
    <span class="are-wild" aria-hidden="true"><small>${name.replace(/ ?\(.*/, "")}</small><span class="tiles">${wilds.map((tile) => face(tile, "wild"))}</span></span>
    ${standIn ? html`<span class="stands" aria-hidden="true"><small>${say(lang, "mahjong.stands_in.short")}</small>${face(standIn, "stands-in")}</span>` : nothing}
  </div>`;
}

/**
 * Draws who laid the tile that may be claimed: in words and, for where these have no room, as name and tile. Empty without
 * such a tile. While the players choose 飘 it says so, because the last event then belongs to the hand before. After the
 * hand it says who has won.
 * @param {Wording} wording
 * @param {View} view
 */
export function captionOf(wording, { live, phase, result, seat, seats }) {
  const { lang } = wording;
  if (result) return headline(wording, result, seat);
  if (!live) return phase === "piao" ? say(lang, "mahjong.before.deal") : "";
  const who = seatName(lang, live.seat, seat, seats.length);
  const words = say(lang, `mahjong.live.${live.from}.short`, { who, tile: tileName(live.tile, lang) });
  return html`<span class="in-words">${words}</span><span class="in-tiles">${who} ${face(live.tile, "mini")}</span>`;
}

/** What the shared table asks for. @type {import("../family/types.js").TableLook} */
export const table = {
  wall: drawWall,
  live: drawWilds,
  rivers: drawRivers,
  caption: captionOf,
  chip: () => "",
  ledger: drawLedger,
};
