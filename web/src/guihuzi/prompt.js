/** @file Draws the answers of the prompt bar, always in the order 胡 · 歪 · 溜 · 飘 · 碰 · 吃 · 过. */
import { html } from "lit";
import { glyph } from "../glyphs/glyph.js";
import { say, signed } from "../text/i18n.js";
import { face } from "../zipai/faces.js";
import { drawChiAndPass, leadsTo, prompt as zipaiPrompt } from "../zipai/prompt.js";
import { answerWords } from "./announce.js";

/** @import { GuihuziLegal as Legal, GuihuziView as View } from "./types.js" */
/** @typedef {Omit<import("../family/types.js").PromptPort, "of"|"view"> & {of: (verb: string) => Legal[], view: View}} Port */

/** The groups that are laid by a single button, with their characters. */
const GROUPS = /** @type {const} */ ([
  ["wai", "m-wai"],
  ["liu", "m-liu"],
  ["piao", "m-piao"],
  ["peng", "w-peng"],
]);

/** @type {import("../family/types.js").PromptLook} */
export const prompt = {
  ...zipaiPrompt,
  verbs: ["hu", "wai", "liu", "piao", "peng", "chi"],
  warned: ["wai", "chi", "peng"],
  wish: (command, legal) =>
    command === "gang" ? (legal.find(({ verb }) => verb === "liu" || verb === "piao")?.action ?? "liu") : command,
  confirmed: ["wai"],
  drawAnswers: (/** @type {Port} */ port) => html`${port.of("hu").map((entry) => drawHu(port, entry))}
        ${GROUPS.map(([verb, sign]) => port.of(verb).map((entry) => drawGroup(port, entry, sign)))}
        ${drawChiAndPass(port, answerWords)}`,
  drawTurn: (/** @type {Port} */ port) => html`${port.of("hu").map((entry) => drawHu(port, entry))}
      ${port.of("liu").map((entry) => drawGroup(port, entry, "m-liu"))}`,
  // on anybody's flip or, where there is no such card, on the player's own
  leads: (wording, /** @type {View} */ view, /** @type {Legal} */ { waits, waits_self: own = [] }) =>
    leadsTo(wording, view, waits?.length ? waits : own),
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
