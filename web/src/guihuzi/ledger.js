/** @file Draws the ledger: the player's 硬息 laid and in hand, the minimum, the waits, the dead cards and dead pairs. */
import { html, nothing } from "lit";
import { drawWaits } from "../family/waits.js";
import { say } from "../text/i18n.js";
import { listCards } from "../zipai/cards.js";
import { face } from "../zipai/faces.js";
import { waitsOf } from "./announce.js";

/** @import { GuihuziPreview as Preview, GuihuziView as View } from "./types.js" */
/** @import { LedgerPort as Port } from "../family/types.js" */

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
  const label = say(lang, "guihuzi.ledger.huxi", { laid, hand, total, min });
  return html`<div class="ledger" aria-label=${say(lang, "guihuzi.ledger.name")} role="group">
      <p class="own ${(after ?? total) >= min ? "enough" : ""}">
        <span class="vh">${label}</span>
        <span aria-hidden="true" title=${label}>
          <span class="label" data-short=${say(lang, "guihuzi.ledger.label.short")}>${say(lang, "guihuzi.ledger.label")}</span> <b class=${after === null ? "" : "becomes"}>${after ?? total}</b><span class="of">/${min}</span>
          <span class="sum">${say(lang, "ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${drawOwnWaits(view, port)}${drawDead(view, port)}
      ${port.tidy}
    </div>`;
}

/**
 * Draws what the hand waits for: after the lifted card is played, after the answer under pointer or focus, or now.
 * @param {View} view
 * @param {Port} port
 */
function drawOwnWaits(view, { wording: { lang }, lifted, ahead }) {
  const then = lifted?.waits ?? (ahead?.waits.length ? ahead.waits : undefined);
  const waits = then ?? waitsOf(view);
  if (waits.length === 0) return nothing;
  const words = say(lang, then ? "ledger.waits.then.list" : "ledger.waits.list", { cards: listCards(lang, waits) });
  const shown =
    waits.length > PICTURED
      ? html`<b aria-hidden="true" title=${words}>${say(lang, "ledger.waits.many", { n: waits.length })}</b>`
      : html`<span class="minis" aria-hidden="true">${waits.map((card) => face(card, "mini"))}</span>`;
  return drawWaits(lang, Boolean(then), words, shown);
}

/**
 * Draws the dead cards and pairs that the hand still has. Pressing the list says what they may not do.
 * @param {View} view
 * @param {Port} port
 */
function drawDead(view, { wording, tell }) {
  const dead = view.no_chi.filter((card) => view.hand.includes(card));
  const pairs = view.dead_pairs.filter((pair) => pair.every((card) => view.hand.includes(card)));
  if (dead.length === 0 && pairs.length === 0) return nothing;
  const words = (/** @type {import("../shared/types.js").Lang} */ lang) =>
    say(lang, pairs.length > 0 ? "guihuzi.ledger.dead.pairs" : "ledger.dead.list", {
      cards: listCards(lang, dead),
      pairs: pairs.map((pair) => listCards(lang, pair)).join(lang === "zh" ? "；" : "; "),
    });
  const shown = [...new Set([...dead, ...pairs.flat()])];
  return html`<button type="button" class="chou" title=${words(wording.lang)} @click=${() => tell({ zh: words("zh"), en: words("en") }, pairs.length > 0 ? "past.pair" : "past.chi")}>
      <span class="label" data-short=${say(wording.lang, "ledger.dead.short")} aria-hidden="true">${say(wording.lang, "ledger.dead")}</span><span class="vh">${words(wording.lang)}</span>
      <span class="minis" aria-hidden="true">${shown.map((card) => face(card, "mini struck"))}</span></button>`;
}
