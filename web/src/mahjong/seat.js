/** @file What lies at a seat, and what its plate says. */
import { html, nothing } from "lit";
import { say, signed } from "../text/i18n.js";
import { face } from "./faces.js";
import { drawMelds } from "./meld.js";
import { worthWords } from "./names.js";
import { asHeld, listTiles, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongSeat as Seat, MahjongView as View } from "./types.js" */
/** @import { Mark, SeatLook } from "../family/types.js" */

/** @type {SeatLook} */
export const seat = {
  dealt: 13,
  held: (/** @type {Seat} */ { tiles }) => tiles,
  // Before the deal all seats choose 飘 at the same time.
  sitter: () => null,
  inTurn: (/** @type {View} */ { turn, seats }, nth) => turn === nth && seats.some(({ tiles }) => tiles > 0),
  open: openTiles,
  facts: drawFacts,
  marks: marksOf,
  melds: drawMelds,
  laid: null, // rivers.js draws all discards in the middle of the table
  beside: drawBeside,
};

/**
 * The tiles of a hand that lies open: all hands do in practice, one's own does after 明牌 and after a win.
 * @param {View} view
 * @param {number} nth
 */
function openTiles(view, nth) {
  const tiles = view.open?.[nth] ?? view.seats[nth].open;
  return tiles && tiles.length > 0 ? asHeld(tiles, view).map((tile) => [tile]) : null;
}

/** Draws what the hand has brought so far; after it, the points of the match have it. @param {Wording} wording @param {Seat} seat @param {string} _place @param {View} view */
function drawFacts({ lang }, { seat }, _place, { points, result }) {
  const n = points[seat] ?? 0;
  if (n === 0 || result) return nothing;
  return html`<p class="facts"><span class="so-far ${n > 0 ? "plus" : "minus"}">${say(lang, "mahjong.so_far", { n: signed(n) })}</span></p>`;
}

/** @returns {Record<string, never>} */
const nothingMore = () => ({});

/**
 * What binds a seat for the rest of the hand; after the hand, that it has won.
 * @param {Seat} seat
 * @param {View} view
 * @returns {Mark[]}
 */
export function marksOf({ dead, revealed, piao, won }, { result }) {
  /** @type {Mark[]} */
  const marks = [];
  if (won && result) marks.push({ name: "has_won", rule: "end.open", values: nothingMore });
  if (won && !result) marks.push({ name: "won", rule: "end.blood_battle", values: nothingMore });
  if (dead) marks.push({ name: "no_win", rule: "wild.discard", values: nothingMore });
  if (revealed > 0) marks.push({ name: "revealed", rule: "reveal.bound", values: nothingMore });
  if (piao) marks.push({ name: "piao", rule: "pay.piao", values: nothingMore });
  return marks;
}

/**
 * Draws, beside an open hand, what it was won with, or what it waits for; the ledger shows the player's own waits.
 * @param {Wording} wording
 * @param {Seat} seat
 * @param {View} view
 */
function drawBeside(wording, { seat, won, waits }, { seat: mine, unseen }) {
  const { lang } = wording;
  if (won) {
    const values = { tile: won.tile ? tileName(won.tile, lang) : "", worth: worthWords(wording, won) };
    return html`<p class="won-with"><span class="vh">${say(lang, won.tile ? `mahjong.won.${won.by}` : "mahjong.won.deal", values)}</span>
      <span class="label" aria-hidden="true">${say(lang, `mahjong.won.${won.by}.short`)}</span>${won.tile ? html`<span aria-hidden="true">${face(won.tile, "mini")}</span>` : nothing}<b aria-hidden="true">${values.worth}</b></p>`;
  }
  if (seat === mine || !waits || waits.length === 0) return nothing;
  return html`<p class="waits shown"><span class="vh">${say(lang, "mahjong.seat.waits", { tiles: listTiles(lang, waits) })}</span>
    <span class="label" aria-hidden="true">${say(lang, "ledger.waits")}</span><span class="minis" aria-hidden="true">${waits.map((tile) => html`<i class="wait">${face(tile, "mini")}<small>${unseen[tile] ?? 0}</small></i>`)}</span></p>`;
}
