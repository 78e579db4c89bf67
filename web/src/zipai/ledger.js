/** @file Draws the ledger: the player's huxi laid and in hand, the minimum, the waits and the stale cards. */
import { html, nothing } from "lit";
import { drawWaits } from "../family/waits.js";
import { pick, say } from "../text/i18n.js";
import { seatName } from "../text/seats.js";
import { listCards } from "./cards.js";
import { face } from "./faces.js";

/** @import { Card, Lang, Reason } from "../shared/types.js" */
/** @import { ZipaiPreview as Preview, ZipaiView as View } from "./types.js" */
/** @import { LedgerPort as Port } from "../family/types.js" */

/** A hand with this many waits waits for any card. */
const ALL = 20;
/** Of more waits than this, the ledger shows the number: their pictures would not fit on a phone. */
const PICTURED = 9;

/**
 * What a ledger tells. `words` is the prefix of its sentences, `dead` what the hand may not claim any more: the cards, the
 * sentence about them, and the rule.
 * @typedef {object} Told
 * @property {{laid: number, hand: number, total: number, min: number}} huxi
 * @property {string} words
 * @property {Card[]} waits
 * @property {{cards: Card[], words(lang: Lang): string, rule: string}} dead
 */

/** Draws the ledger of a view. @param {View} view @param {Port} port */
export const drawLedger = (view, port) => {
  if (view.sitter === view.seat) return drawProspects(view.prospects ?? [], view, port.wording.lang);
  const cards = view.no_chi.filter((card) => view.hand.includes(card) || view.no_peng.includes(card));
  const words = (/** @type {Lang} */ lang) => say(lang, "ledger.dead.list", { cards: listCards(lang, cards) });
  return drawLedgerOf(
    { huxi: view.huxi, words: "ledger", waits: view.waits, dead: { cards, words, rule: "past.chi" } },
    port,
  );
};

/**
 * Draws what whoever sits may count on, a line for what 醒 pay and one for each player; the engine's sentences are read out.
 * @param {Reason[]} prospects
 * @param {View} view
 * @param {Lang} lang
 */
function drawProspects(prospects, view, lang) {
  if (prospects.length === 0) return html`<div class="ledger"><p class="own">${say(lang, "ledger.sits")}</p></div>`;
  const line = (/** @type {Reason} */ { code, text, facts }) => {
    const words = /** @type {Record<string, number|string>} */ (facts);
    const of = typeof words.from === "number";
    const who = of ? seatName(lang, Number(words.from), view.seat, view.seats.length) : "";
    const enough = code === "sitter_enough" ? say(lang, "ledger.prospects.enough") : "";
    return html`<li><span class="vh">${pick(lang, text)}</span><span aria-hidden="true" title=${pick(lang, text)}>${
      of
        ? html`${say(lang, "ledger.prospects.of", { who })} ${face(String(words.turned), "mini")} ${say(lang, "ledger.prospects.pay", words)}${enough}`
        : say(lang, "ledger.prospects.each", words)
    }</span></li>`;
  };
  return html`<div class="ledger"><ul class="prospects" aria-label=${say(lang, "ledger.sits")}>${prospects.map(line)}</ul></div>`;
}

/**
 * Draws a ledger. While the pointer or the focus is on an answer, the same place shows what it leads to, so that nothing
 * moves.
 * @param {Told} told
 * @param {Port} port
 */
export function drawLedgerOf({ huxi, words, waits, dead }, port) {
  const { lang } = port.wording;
  const { laid, hand, total, min } = huxi;
  const next = /** @type {Preview|null} */ (port.ahead);
  const after = next && next.gained !== 0 ? next.huxi : null;
  const label = say(lang, `${words}.huxi`, { laid, hand, total, min });
  return html`<div class="ledger" aria-label=${say(lang, `${words}.name`)} role="group">
      <p class="own ${(after ?? total) >= min ? "enough" : ""}">
        <span class="vh">${label}</span>
        <span aria-hidden="true" title=${label}>
          <span class="label" data-short=${say(lang, `${words}.label.short`)}>${say(lang, `${words}.label`)}</span> <b class=${after === null ? "" : "becomes"}>${after ?? total}</b><span class="of">/${min}</span>
          <span class="sum">${say(lang, "ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${drawOwnWaits(waits, port)}${drawDead(dead, port)}
      ${port.tidy}
    </div>`;
}

/**
 * Draws what the hand waits for: after the lifted card is played, after the answer under pointer or focus, or now. An
 * answer that leads to no wait leaves what there is now.
 * @param {Card[]} now
 * @param {Port} port
 */
function drawOwnWaits(now, { wording: { lang }, lifted, ahead }) {
  const then = lifted?.waits ?? (ahead?.waits.length ? ahead.waits : undefined);
  const waits = then ?? now;
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

/** Draws what the player may not claim any more. Pressing the list says why. @param {Told["dead"]} dead @param {Port} port */
function drawDead({ cards, words, rule }, { wording, tell }) {
  if (cards.length === 0) return nothing;
  return html`<button type="button" class="chou" title=${words(wording.lang)} @click=${() => tell({ zh: words("zh"), en: words("en") }, rule)}>
      <span class="label" data-short=${say(wording.lang, "ledger.dead.short")} aria-hidden="true">${say(wording.lang, "ledger.dead")}</span><span class="vh">${words(wording.lang)}</span>
      <span class="minis" aria-hidden="true">${cards.map((card) => face(card, "mini struck"))}</span></button>`;
}
