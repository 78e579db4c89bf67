/** @file Draws the answers of the prompt bar, always in the order 胡 · declare · 举手 · 碰 · 吃 · 过. */
import { html, nothing } from "lit";
import { drawLeads } from "../family/waits.js";
import { glyph } from "../glyphs/glyph.js";
import { atLeast } from "../text/at_least.js";
import { say, signed } from "../text/i18n.js";
import { inEnglish } from "../text/in_english.js";
import { badgeOf, capital, nameOf } from "../text/names.js";
import { answerWords } from "./announce.js";
import { listCards } from "./cards.js";
import { face, stack } from "./faces.js";
import { bindingOf } from "./limits.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiLegal as Legal, ZipaiView as View } from "./types.js" */
/** @typedef {Omit<import("../family/types.js").PromptPort, "of"|"view"> & {of: (verb: string) => Legal[], view: View}} Port */

/** How many waits are drawn as cards at most; more are written as words. */
const PICTURED = 8;

/** @type {import("../family/types.js").PromptLook} */
export const prompt = {
  verbs: ["hu", "declare", "raise", "peng", "chi"],
  warned: ["chi", "peng"],
  plays: (legal) => legal.filter(({ verb }) => verb === "discard"),
  cardOf: (/** @type {Legal} */ entry) => entry.card ?? "",
  wish: (command) => command,
  confirmed: [],
  reveals: false,
  asks: ({ wording: { lang } }) => ({ title: say(lang, "turn.discard"), how: say(lang, "prompt.discard.how") }),
  crowd,
  drawAnswers,
  drawTurn: (/** @type {Port} */ port) => html`${port.of("hu").map((entry) => drawHu(port, entry))}
      ${port.of("declare").map((entry) => drawNamed(port, entry))}`,
  leads,
};

/** How many ways to chi there are, and what else needs room beside them. @param {Legal[]} legal */
function crowd(legal) {
  const chi = legal.filter(({ verb }) => verb === "chi");
  const most = Math.max(0, ...chi.map(({ melds }) => melds?.length ?? 0));
  const beside = legal.some(({ verb }) => verb !== "chi" && verb !== "pass");
  return `${atLeast("ways", chi.length, [3, 4, 5])} ${atLeast("laid", most, [2, 3])} ${beside ? "more" : ""}`;
}

/** Draws all answers to what lies in the middle. @param {Port} port */
function drawAnswers(port) {
  return html`${port.of("hu").map((entry) => drawHu(port, entry))}
        ${[...port.of("declare"), ...port.of("raise")].map((entry) => drawNamed(port, entry))}
        ${port.of("peng").map((entry) => drawPeng(port, entry))}
        ${drawChiAndPass(port, answerWords)}`;
}

/** @typedef {Pick<Port, "wording"|"button"|"of"> & {view: {live: {card: string}|null}}} ChiPort */
/** @typedef {(wording: Wording, entry: Legal) => string} Words Says an answer. */

/** Draws the ways to chi, and passing. @param {ChiPort} port @param {Words} words */
export function drawChiAndPass(port, words) {
  const chi = port.of("chi");
  return html`${chi.length > 0 ? html`<div class="eat"><span class="sign">${glyph("w-chi")}${inEnglish(port.wording.lang, "verb.chi.short")}</span><div class="ways">${chi.map((entry) => drawChi(port, entry, words))}</div></div>` : nothing}
        ${port.of("pass").map((entry) => port.button(entry, html`<span class="word">${glyph("w-guo")}</span><span class="note">${say(port.wording.lang, "verb.pass")}</span>`, { command: "pass" }))}`;
}

/** @param {Port} port @param {Legal} entry */
function drawHu({ wording, button }, entry) {
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span><span class="word">${glyph("w-hu")}</span>
      <span class="note" aria-hidden="true">${say(wording.lang, "prompt.hu.note", { n: entry.huxi ?? 0 })}</span>`,
    { command: "hu" },
  );
}

/** Draws an announcement: 王钓, 王闯, 举手. @param {Port} port @param {Legal} entry */
function drawNamed({ wording, button }, entry) {
  const raise = entry.verb === "raise";
  const name = raise ? say(wording.lang, "verb.raise") : capital(nameOf(wording, "fan", entry.name ?? ""));
  const gain = say(wording.lang, raise ? "prompt.raise.gain" : "prompt.declare.any");
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span>
      <span class="word" aria-hidden="true"><b>${name}</b></span><span class="note" aria-hidden="true">${gain}</span>`,
    { kind: "declare", ...(raise ? { command: "raise" } : {}) },
  );
}

/** @param {Port} port @param {Legal} entry */
function drawPeng({ wording, button }, entry) {
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span>
      <span class="word" aria-hidden="true">${glyph("w-peng")}</span><span class="note ${(entry.gained ?? 0) < 0 ? "less" : ""}" aria-hidden="true">${say(wording.lang, "prompt.peng.note", { n: signed(entry.gained ?? 0) })}</span>`,
    { command: "peng" },
  );
}

/**
 * Draws one way to chi: its cards with the claimed card tinted, what they score, and the bi groups laid with them.
 * @param {ChiPort} port
 * @param {Legal} entry
 * @param {Words} words
 */
function drawChi({ wording, button, view }, entry, words) {
  const melds = entry.melds ?? [];
  const live = view.live?.card;
  const gain = entry.gained ?? 0;
  return button(
    entry,
    html`<span class="vh">${words(wording, entry)}</span>
      <span class="melds" aria-hidden="true">
        ${melds.map(
          (meld, nth) => html`<span class="way ${nth > 0 ? "bi" : ""}">
          ${nth > 0 ? html`<span class="bi-mark">${say(wording.lang, "prompt.bi")}</span>` : nothing}
          ${stack(meld.cards, nth === 0 && live ? `eaten-${meld.cards.indexOf(live)}` : "")}
        </span>`,
        )}
      </span>
      <span class="note" aria-hidden="true">${badgeOf(wording, melds[0]?.scores ?? "shun")}${gain ? html` <b class=${gain < 0 ? "less" : ""}>${signed(gain)}</b>` : nothing}</span>`,
  );
}

/**
 * Draws what playing the lifted card leads to: what it binds the player to or, without that, what the hand then waits
 * for.
 * @param {Wording} wording
 * @param {View} view
 * @param {Legal} entry
 */
function leads(wording, view, entry) {
  if (entry.binds) return html`<span class="binding">${bindingOf(wording, entry)}</span>`;
  return leadsTo(wording, view, entry.waits ?? []);
}

/** Draws what the hand waits for after the lifted card. @param {Wording} wording @param {Pick<View, "unseen">} view @param {string[]} waits */
export function leadsTo({ lang }, view, waits) {
  if (waits.length === 0) return html`<span>${say(lang, "prompt.discard.again")}</span>`;
  const words = say(lang, "prompt.discard.waits", { n: waits.length, cards: listCards(lang, waits) });
  if (waits.length > PICTURED) return html`<span>${words}</span>`;
  return drawLeads(
    lang,
    words,
    waits.map((card) => ({ name: listCards(lang, [card]), face: face(card, "mini"), unseen: view.unseen[card] })),
  );
}
