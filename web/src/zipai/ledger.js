/** @file Draws the ledger: the player's huxi laid and in hand, the minimum, the waits and the stale cards. */
import { html, nothing } from "lit";
import { drawWaits } from "../family/waits.js";
import { say } from "../text/i18n.js";
import { listCards } from "./cards.js";
import { face } from "./faces.js";

/** @import { ZipaiPreview as Preview, ZipaiView as View } from "./types.js" */
/** @import { LedgerPort as Port } from "../family/types.js" */

/** A hand with this many waits waits for any card. */
const ALL = 20;
/** Of more waits than this, the ledger shows the number: their pictures would not fit on a phone. */
const PICTURED = 9;

/**
 * Draws the ledger. While the pointer or the focus is on an answer, the same place shows what it leads to, so that
 * nothing moves.
 * @param {View} view
 * @param {Port} port
 */
export function drawLedger(view, port) {
  const { lang } = port.wording;
  const { laid, hand, total, min } = view.huxi;
  const next = /** @type {Preview|null} */ (port.ahead);
  const after = next && next.gained !== 0 ? next.huxi : null;
  const label = say(lang, "ledger.huxi", { laid, hand, total, min });
  return html`<div class="ledger" aria-label=${say(lang, "ledger.name")} role="group">
      <p class="own ${(after ?? total) >= min ? "enough" : ""}">
        <span class="vh">${label}</span>
        <span aria-hidden="true" title=${label}>
          <span class="label" data-short=${say(lang, "ledger.label.short")}>${say(lang, "ledger.label")}</span> <b class=${after === null ? "" : "becomes"}>${after ?? total}</b><span class="of">/${min}</span>
          <span class="sum">${say(lang, "ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${drawOwnWaits(view, port)}${drawStale(view, port)}
      ${port.tidy}
    </div>`;
}

/**
 * Draws what the hand waits for: after the lifted card is played, after the answer under pointer or focus, or now. An
 * answer that leads to no wait leaves what there is now.
 * @param {View} view
 * @param {Port} port
 */
function drawOwnWaits(view, { wording: { lang }, lifted, ahead }) {
  const then = lifted?.waits ?? (ahead?.waits.length ? ahead.waits : undefined);
  const waits = then ?? view.waits;
  if (waits.length === 0) return nothing;
  const words = say(lang, then ? "ledger.waits.then.list" : "ledger.waits.list", { cards: listCards(lang, waits) });
  const many =
    waits.length >= ALL ? say(lang, "ledger.waits.any") : say(lang, "ledger.waits.many", { n: waits.length });
  const shown =
    waits.length > PICTURED
      ? html`<b aria-hidden="true" title=${words}>${many}</b>`
      : html`<span class="minis" aria-hidden="true">${waits.map((card) => face(card, "mini"))}</span>`;
  return drawWaits(lang, Boolean(then), words, shown);
}

/**
 * Draws the stale cards, which the player may not claim any more. Pressing the list says why.
 * @param {View} view
 * @param {Port} port
 */
function drawStale(view, { wording, tell }) {
  const stale = view.no_chi.filter((card) => view.hand.includes(card) || view.no_peng.includes(card));
  if (stale.length === 0) return nothing;
  const words = (/** @type {import("../shared/types.js").Lang} */ lang) =>
    say(lang, "ledger.dead.list", { cards: listCards(lang, stale) });
  return html`<button type="button" class="chou" title=${words(wording.lang)} @click=${() => tell({ zh: words("zh"), en: words("en") }, "past.chi")}>
      <span class="label" data-short=${say(wording.lang, "ledger.dead.short")} aria-hidden="true">${say(wording.lang, "ledger.dead")}</span><span class="vh">${words(wording.lang)}</span>
      <span class="minis" aria-hidden="true">${stale.map((card) => face(card, "mini struck"))}</span></button>`;
}
