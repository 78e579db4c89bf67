/** @file Draws the answers of the prompt bar, always in the order 胡 · 杠 · 碰 · 吃 · 飞 · 提 · 过. */
import { html, nothing } from "lit";
import { drawLeads } from "../family/waits.js";
import { glyph } from "../glyphs/glyph.js";
import { atLeast } from "../text/at_least.js";
import { say, sayIn, signed } from "../text/i18n.js";
import { inEnglish } from "../text/in_english.js";
import { answerWords } from "./announce.js";
import { face } from "./faces.js";
import { worthWords } from "./names.js";
import { listTiles, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongLegal as Legal, MahjongView as View } from "./types.js" */
/** @typedef {Omit<import("../family/types.js").PromptPort, "of"|"view"> & {of: (verb: string) => Legal[], view: View}} Port */

/** How many waits are drawn as tiles at most; more are written as words. */
const PICTURED = 9;

/** The kongs, as the answers are ordered. */
const KONGS = ["gang", "angang", "jiagang"];
/** Answers that lay a meld or change one, with the character on their button. @type {Record<string, string>} */
const SIGNS = {
  gang: "m-gang",
  angang: "m-gang",
  jiagang: "m-gang",
  peng: "w-peng",
  chi: "w-chi",
  fei: "m-fei",
  ti: "w-ti",
};

/** @type {import("../family/types.js").PromptLook} */
export const prompt = {
  verbs: ["hu", ...KONGS, "peng", "chi", "fei", "ti", "piao", "nopiao"],
  warned: [...KONGS, "peng", "chi", "fei", "ti"],
  confirmed: ["discard", ...KONGS, "peng", "chi", "fei", "ti"],
  plays,
  cardOf: (/** @type {Legal} */ entry) => entry.tile ?? "",
  wish,
  reveals: true,
  asks,
  crowd,
  drawn: ({ lang }, /** @type {View} */ { taken }) =>
    taken ? say(lang, "mahjong.state.taken", { tile: tileName(taken, lang) }) : "",
  drawAnswers,
  drawTurn,
  leads,
};

/**
 * The discards to choose from. The switch may still be on from another hand, where this one cannot be revealed.
 * @param {Legal[]} legal
 * @param {boolean} revealing
 */
function plays(legal, revealing) {
  const reveals = revealing ? legal.filter(({ verb }) => verb === "reveal") : [];
  return reveals.length > 0 ? reveals : legal.filter(({ verb }) => verb === "discard");
}

/**
 * The action that a command means: of several kongs the first, and passing also means to play without 飘.
 * @param {"pass"|"hu"|"peng"|"gang"|"raise"} command
 * @param {Legal[]} legal
 */
function wish(command, legal) {
  const of = (/** @type {string[]} */ verbs) => legal.find(({ verb }) => verbs.includes(verb))?.action;
  if (command === "gang") return of(KONGS) ?? "gang";
  if (command === "pass") return of(["pass", "nopiao"]) ?? "pass";
  return command === "raise" ? "reveal" : command;
}

/** The question in the player's own turn; if the next discard reveals, what that binds to. @param {Port} port */
function asks({ wording: { lang }, revealing, of, cost }) {
  const [first] = revealing ? of("reveal") : [];
  if (!first) return { title: say(lang, "mahjong.turn.discard"), how: say(lang, "mahjong.prompt.discard.how") };
  return { title: say(lang, "mahjong.reveal.on"), how: cost(first.action) || say(lang, "mahjong.reveal.how") };
}

/** How many buttons there are, and whether the next discard may reveal the hand. @param {Legal[]} legal @param {boolean} revealing */
function crowd(legal, revealing) {
  const count = (/** @type {string[]} */ verbs) => legal.filter(({ verb }) => verbs.includes(verb)).length;
  const reveal = count(["reveal"]) > 0;
  const inTurn = count(["discard"]) > 0;
  const buttons = inTurn ? count(["hu", "ti", ...KONGS]) + (reveal ? 1 : 0) + 1 : legal.length;
  const state = revealing ? "revealing" : "revealable";
  const before = count(["piao"]) > 0 ? "before-deal" : "";
  return `${atLeast("answers", buttons, [3, 4, 5])} ${reveal ? state : before}`;
}

/** Draws all answers to a tile that lies, or to the question about 飘. @param {Port} port */
function drawAnswers(port) {
  const { live } = port.view;
  const piao = port.of("piao");
  if (piao.length > 0) return drawPiao(port);
  return html`${live ? html`<span class="asked" aria-hidden="true">${face(live.tile)}</span>` : nothing}
        ${port.of("hu").map((entry) => drawHu(port, entry))}
        ${[...KONGS, "peng"].flatMap((verb) => port.of(verb)).map((entry) => drawMeld(port, entry, false))}
        ${port.of("chi").map((entry) => drawMeld(port, entry, true))}
        ${port.of("fei").map((entry) => drawMeld(port, entry, true))}
        ${port.of("pass").map((entry) => port.button(entry, html`<span class="word">${glyph("w-guo")}</span><span class="note">${say(port.wording.lang, "verb.pass")}</span>`, { command: "pass" }))}`;
}

/** Draws whether to play with 飘. @param {Port} port */
const drawPiao = ({
  wording: { lang },
  of,
  button,
  cost,
}) => html`<p class="ask"><strong>${say(lang, "mahjong.turn.piao")}</strong><span>${cost(of("piao")[0].action) || say(lang, "mahjong.piao.how")}</span></p>
  ${of("piao").map((entry) => button(entry, html`<span class="word"><b>${say(lang, "mahjong.verb.piao.short")}</b></span>`))}
  ${of("nopiao").map((entry) => button(entry, html`<span class="word"><b>${say(lang, "mahjong.verb.nopiao.short")}</b></span>`, { kind: "pass", command: "pass" }))}`;

/** Draws what may be done instead of a discard, and the switch that makes the next discard reveal the hand. @param {Port} port */
function drawTurn(port) {
  const {
    wording: { lang },
    of,
    revealing,
    setRevealing,
    revealKey,
  } = port;
  const melds = [...KONGS, "ti"].flatMap((verb) => of(verb));
  return html`${of("hu").map((entry) => drawHu(port, entry))}
    ${melds.map((entry) => drawMeld(port, entry, true))}
    ${
      of("reveal").length > 0
        ? html`<button type="button" class="switch reveal" role="switch" aria-checked=${revealing ? "true" : "false"} aria-keyshortcuts=${revealKey || nothing}
      title=${say(lang, "mahjong.reveal.about")} @click=${() => setRevealing(!revealing)}><i aria-hidden="true"></i>${say(lang, "mahjong.verb.reveal.short")}</button>`
        : nothing
    }`;
}

/** @param {Port} port @param {Legal} entry */
function drawHu({ wording, button }, entry) {
  const { worth } = entry;
  const earned = (worth?.pays ?? []).reduce((sum, { points }) => sum + points, 0);
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span><span class="word" aria-hidden="true">${glyph("w-hu")}</span>
      <span class="note" aria-hidden="true">${inEnglish(wording.lang, "verb.hu.short")} ${worth ? html`${worth.fan === null ? nothing : html`${worthWords(wording, worth)} `}<b>${signed(earned)}</b>` : nothing}</span>`,
    { command: "hu" },
  );
}

/**
 * What an answer leads to, in few words; empty if there is nothing to say.
 * @param {import("../shared/types.js").Lang} lang
 * @param {Legal} entry
 */
function noteOf(lang, { waits = [], distance }) {
  if (waits.length > 0) return say(lang, "mahjong.note.waits", { n: waits.length });
  return distance === 0 ? say(lang, "mahjong.note.ready") : "";
}

/**
 * The word for an answer, where its character alone does not say enough; else empty.
 * @param {import("../shared/types.js").Lang} lang
 * @param {Legal} entry
 */
const wordOf = (lang, { verb }) =>
  lang === "en" || verb === "angang" || verb === "jiagang" ? sayIn("mahjong.", lang, `verb.${verb}.short`) : "";

/**
 * Draws an answer that lays tiles.
 * @param {Port} port
 * @param {Legal} entry
 * @param {boolean} pictured whether the tiles are drawn, because they do not follow from the tile that lies
 */
function drawMeld({ wording, button, view }, entry, pictured) {
  const { lang } = wording;
  const { verb, tiles = [] } = entry;
  const lying = verb === "chi" ? tiles.indexOf(view.live?.tile ?? "") : -1;
  const fact = noteOf(lang, entry);
  return button(
    entry,
    html`<span class="vh">${answerWords(wording, entry)}</span>
      <span class="word" aria-hidden="true">${glyph(SIGNS[verb])}</span>
      ${pictured ? html`<span class="tiles" aria-hidden="true">${(verb === "chi" || verb === "fei" ? tiles : tiles.slice(0, 1)).map((tile, nth) => face(tile, `${nth === lying ? "eaten" : ""} ${view.wilds.includes(tile) ? "wild" : ""}`))}</span>` : nothing}
      <span class="note ${fact ? "" : "named"}" aria-hidden="true">${fact ? html`${inEnglish(lang, `verb.${verb}.short`, "mahjong.")} ${fact}` : wordOf(lang, entry)}</span>`,
    {
      kind: `${KONGS.includes(verb) ? "gang" : verb} ${pictured ? "pictured" : ""}`,
      ...(verb === "peng"
        ? { command: /** @type {const} */ ("peng") }
        : KONGS.includes(verb)
          ? { command: /** @type {const} */ ("gang") }
          : {}),
    },
  );
}

/**
 * Draws what playing the lifted tile leads to: that it binds the player, what the hand then waits for, or how far it is.
 * @param {Wording} wording
 * @param {View} view
 * @param {Legal} entry
 */
function leads({ lang }, view, entry) {
  const { waits = [], distance, verb } = entry;
  if (entry.binds && verb === "discard") return html`<span class="binding">${say(lang, "mahjong.binds")}</span>`;
  if (waits.length === 0) {
    return html`<span>${distance ? say(lang, "mahjong.distance.then", { n: distance }) : say(lang, "prompt.discard.again")}</span>`;
  }
  const words = say(lang, "mahjong.waits.then.list", { tiles: listTiles(lang, waits), n: entry.left ?? 0 });
  if (waits.length > PICTURED) return html`<span>${words}</span>`;
  return drawLeads(
    lang,
    words,
    waits.map((tile) => ({ name: tileName(tile, lang), face: face(tile, "mini"), unseen: view.unseen[tile] ?? 0 })),
  );
}
