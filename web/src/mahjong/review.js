/** @file What the review shows of a seat and of the middle of the table. */
import { html, nothing } from "lit";
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { face } from "./faces.js";
import { drawMelds } from "./meld.js";
import { wildName, worthWords } from "./names.js";
import { asHeld, listTiles, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongSeat, MahjongView as View } from "./types.js" */

/** What lies at a seat. @param {Wording} wording @param {View} view @param {number} nth */
export function reviewSeat(wording, view, nth) {
  const row = view.seats[nth];
  const own = nth === view.seat ? [...view.hand, ...(view.taken ? [view.taken] : [])] : null;
  const held = view.open?.[nth] ?? row.open ?? own;
  return {
    fact: factOf(wording, row),
    shows: html`<ul class="melds">${drawMelds(wording, row, view)}</ul>`,
    holds: held && held.length > 0 ? asHeld(held, view).map((tile) => [tile]) : null,
    hidden: row.tiles,
    laid: row.river.filter(({ fate }) => fate !== "laid").map(({ tile }) => tile),
  };
}

/** What is special about a seat, in few words. @param {Wording} wording @param {MahjongSeat} seat */
function factOf(wording, { won, dead, revealed, piao }) {
  const { lang } = wording;
  const facts = [
    won ? `${nameOf(wording, "by", won.by)} ${worthWords(wording, won)}` : "",
    dead ? say(lang, "seat.no_win") : "",
    revealed > 0 ? say(lang, "seat.revealed") : "",
    piao ? say(lang, "seat.piao") : "",
  ];
  return facts.filter(Boolean).join(" · ");
}

/** Draws the tile that lies, and the wilds. @param {Wording} wording @param {View} view */
export function reviewMiddle(wording, { live, wilds, wild_name }) {
  const { lang } = wording;
  const name = wildName(wording, { wild_name });
  return html`${
    live
      ? html`<p class="lying"><span class="vh">${say(lang, "review.live", { card: tileName(live.tile, lang) })}</span>${face(live.tile, "lies")}</p>`
      : nothing
  }${
    wilds.length > 0
      ? html`<p class="lying are-wilds"><span class="vh">${say(lang, "mahjong.state.wilds", { name, wilds: listTiles(lang, wilds) })}</span><small aria-hidden="true">${name.replace(/ ?\(.*/, "")}</small>${wilds.map((tile) => face(tile, "wild"))}</p>`
      : nothing
  }`;
}
