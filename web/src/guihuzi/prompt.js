/** @file Draws the answers of the prompt bar, always in the order 胡 · 歪 · 溜 · 飘 · 碰 · 吃 · 过. */
import { html, nothing } from "lit";
import { drawLeads } from "../family/waits.js";
import { glyph } from "../glyphs/glyph.js";
import { atLeast } from "../text/at_least.js";
import { say, signed } from "../text/i18n.js";
import { inEnglish } from "../text/in_english.js";
import { badgeOf } from "../text/names.js";
import { listCards } from "../zipai/cards.js";
import { face, stack } from "../zipai/faces.js";
import { answerWords } from "./announce.js";

/** @import { GuihuziLegal as Legal, GuihuziView as View } from "./types.js" */
/** @typedef {Omit<import("../family/types.js").PromptPort, "of"|"view"> & {of: (verb: string) => Legal[], view: View}} Port */

/** How many waits are drawn as cards at most; more are written as words. */
const PICTURED = 8;
/** The groups that are laid by a single button, with their characters. */
const GROUPS = /** @type {const} */ ([
  ["wai", "m-wai"],
  ["liu", "m-liu"],
  ["piao", "m-piao"],
  ["peng", "w-peng"],
]);

/** @type {import("../family/types.js").PromptLook} */
export const prompt = {
  verbs: ["hu", "wai", "liu", "piao", "peng", "chi"],
  warned: ["wai", "chi", "peng"],
  plays: (legal) => legal.filter(({ verb }) => verb === "discard"),
  cardOf: (/** @type {Legal} */ entry) => entry.card ?? "",
  wish: (command, legal) =>
    command === "gang" ? (legal.find(({ verb }) => verb === "liu" || verb === "piao")?.action ?? "liu") : command,
  confirmed: ["wai"],
  reveals: false,
  asks: ({ wording: { lang } }) => ({ title: say(lang, "turn.discard"), how: say(lang, "prompt.discard.how") }),
  crowd: (legal) => {
    const chi = legal.filter(({ verb }) => verb === "chi");
    const beside = legal.some(({ verb }) => verb !== "chi" && verb !== "pass");
    return `${atLeast("ways", chi.length, [3, 4, 5])} ${beside ? "more" : ""}`;
  },
  drawAnswers: (/** @type {Port} */ port) => {
    const chi = port.of("chi");
    return html`${port.of("hu").map((entry) => drawHu(port, entry))}
        ${GROUPS.map(([verb, sign]) => port.of(verb).map((entry) => drawGroup(port, entry, sign)))}
        ${chi.length > 0 ? html`<div class="eat"><span class="sign">${glyph("w-chi")}${inEnglish(port.wording.lang, "verb.chi.short")}</span><div class="ways">${chi.map((entry) => drawChi(port, entry))}</div></div>` : nothing}
        ${port.of("pass").map((entry) => port.button(entry, html`<span class="word">${glyph("w-guo")}</span><span class="note">${say(port.wording.lang, "verb.pass")}</span>`, { command: "pass" }))}`;
  },
  drawTurn: (/** @type {Port} */ port) => html`${port.of("hu").map((entry) => drawHu(port, entry))}
      ${port.of("liu").map((entry) => drawGroup(port, entry, "m-liu"))}`,
  leads,
};

/** @param {Port} port @param {Legal} entry */
function drawHu({ wording, button }, entry) {
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span><span class="word">${glyph("w-hu")}</span>
      <span class="note" aria-hidden="true">${say(wording.lang, "guihuzi.prompt.hu.note", { n: entry.pay_each ?? 0 })}</span>`,
    { command: "hu" },
  );
}

/** Draws a 歪, 溜, 飘 or 碰. @param {Port} port @param {Legal} entry @param {string} sign */
function drawGroup({ wording, button }, entry, sign) {
  const { lang } = wording;
  const note =
    entry.verb === "liu" && entry.card
      ? html`${face(entry.card, "mini")}`
      : say(lang, `guihuzi.prompt.${entry.verb}.note`, { n: signed(entry.gained ?? 0) });
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span>
      <span class="word" aria-hidden="true">${glyph(sign)}</span><span class="note ${(entry.gained ?? 0) < 0 ? "less" : ""}" aria-hidden="true">${note}</span>`,
    { kind: "peng", ...(entry.verb === "peng" ? { command: "peng" } : {}) },
  );
}

/** Draws one way to chi: its cards with the claimed card tinted, and what they score. @param {Port} port @param {Legal} entry */
function drawChi({ wording, button, view }, entry) {
  const [meld] = entry.melds ?? [];
  const live = view.live?.card;
  const gain = entry.gained ?? 0;
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span>
      <span class="melds" aria-hidden="true"><span class="way">${stack(meld?.cards ?? [], live ? `eaten-${meld?.cards.indexOf(live)}` : "")}</span></span>
      <span class="note" aria-hidden="true">${badgeOf(wording, meld?.scores ?? "shun")}${gain ? html` <b class=${gain < 0 ? "less" : ""}>${signed(gain)}</b>` : nothing}</span>`,
  );
}

/**
 * Draws what playing the lifted card leads to: what the hand then waits for.
 * @param {import("../text/names.js").Wording} wording
 * @param {View} view
 * @param {Legal} entry
 */
function leads(wording, view, entry) {
  const { lang } = wording;
  const waits = entry.waits?.length ? entry.waits : (entry.waits_self ?? []);
  if (waits.length === 0) return html`<span>${say(lang, "prompt.discard.again")}</span>`;
  const words = say(lang, "prompt.discard.waits", { n: waits.length, cards: listCards(lang, waits) });
  if (waits.length > PICTURED) return html`<span>${words}</span>`;
  return drawLeads(
    lang,
    words,
    waits.map((card) => ({ name: listCards(lang, [card]), face: face(card, "mini"), unseen: view.unseen[card] })),
  );
}
