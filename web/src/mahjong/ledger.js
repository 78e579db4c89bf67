/** @file Draws the line about the player's own hand: what it waits for or how far it is, and the suit that it lacks. */
import { html, nothing } from "lit";
import { drawWaits } from "../family/waits.js";
import { atLeast } from "../text/at_least.js";
import { say } from "../text/i18n.js";
import { face } from "./faces.js";
import { listTiles, suitName } from "./tiles.js";

/** @import { MahjongLegal as Legal, MahjongPreview as Preview, MahjongView as View } from "./types.js" */
/** @import { LedgerPort as Port } from "../family/types.js" */

/** The most waits that are drawn as tiles; of more, only their number is shown. */
const PICTURED = 17;

/**
 * Draws the ledger. While a tile is lifted, or the pointer or the focus is on an answer, it shows what follows from it.
 * @param {View} view
 * @param {Port} port
 */
export function drawLedger(view, port) {
  const { lang } = port.wording;
  const then = /** @type {(Legal|Preview|undefined)} */ (port.lifted ?? port.ahead ?? undefined);
  const waits = then?.waits ?? view.waits;
  const pictured = waits.length > PICTURED ? 0 : waits.length;
  return html`<div class="ledger ${atLeast("waits", pictured, [6, 7])}" aria-label=${say(lang, "mahjong.ledger")} role="group">
      ${drawState(view, lang, then, waits)}
      ${
        view.missing_suit && !view.result
          ? html`<p class="lacks"><span class="chip">${say(lang, "mahjong.lacks", { suit: suitName(lang, view.missing_suit) })}</span></p>`
          : nothing
      }
      ${port.tidy}
    </div>`;
}

/**
 * @param {View} view
 * @param {import("../shared/types.js").Lang} lang
 * @param {Legal|Preview|undefined} then what the hand is after the answer looked at
 * @param {string[]} waits
 */
function drawState(view, lang, then, waits) {
  const distance = then ? then.distance : view.distance;
  if (waits.length > 0) return drawOwnWaits(lang, view, waits, Boolean(then));
  if (view.result || distance === null || distance === undefined || view.hand.length === 0) return nothing;
  return html`<p class="own"><span>${say(lang, distanceKey(view, distance, Boolean(then)), { n: distance })}</span></p>`;
}

/** @param {View} view @param {number} distance @param {boolean} then */
function distanceKey(view, distance, then) {
  if (distance > 0) return then ? "mahjong.distance.then" : "mahjong.distance";
  const ready = !then && view.legal.some((legal) => (legal.waits ?? []).length > 0);
  return ready ? "mahjong.distance.discard" : "mahjong.distance.nothing_wins";
}

/**
 * Draws the waits, each with the copies that the player has not seen.
 * @param {import("../shared/types.js").Lang} lang
 * @param {View} view
 * @param {string[]} waits
 * @param {boolean} then whether the hand waits for them only afterwards
 */
function drawOwnWaits(lang, { unseen }, waits, then) {
  const left = waits.reduce((sum, tile) => sum + (unseen[tile] ?? 0), 0);
  const words = say(lang, then ? "mahjong.waits.then.list" : "mahjong.waits.list", {
    tiles: listTiles(lang, waits),
    n: left,
  });
  const shown =
    waits.length > PICTURED
      ? html`<b aria-hidden="true">${say(lang, "mahjong.waits.many", { n: waits.length })}</b>`
      : html`<span class="minis" aria-hidden="true" title=${words}>${waits.map((tile) => html`<i class="wait">${face(tile, "mini")}<small>${unseen[tile] ?? 0}</small></i>`)}</span>`;
  return drawWaits(lang, then, words, shown);
}
