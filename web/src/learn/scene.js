/** @file Draws groups of cards and rows of groups. Each has a text for screen readers beside the picture. */
import { html, nothing } from "lit";
import { pick } from "../text/phrases.js";
import { say } from "./words.js";

/** @typedef {import("../shared/types.js").Lang} Lang */
/** @typedef {import("./types.js").Pile} Pile */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("../family/types.js").CardFamily} Cards */

/** Returns a group in words: "偎，扣着：大捌、大捌、大捌，6 胡息". @param {Lang} lang @param {Pile} pile @param {Cards} family */
export function pileWords(lang, pile, family) {
  const cards = family.list(lang, pile.cards);
  if (!pile.name) return say(lang, "learn.pile", { cards });
  const key = `learn.pile.${pile.down > 0 ? "hidden" : "name"}`;
  const worth = pile.down > 0 ? `${key}.worth` : "learn.pile.worth";
  return say(lang, pile.huxi === null ? key : worth, { name: pick(lang, pile.name), cards, n: pile.huxi ?? 0 });
}

/** Returns several groups in words. @param {Lang} lang @param {Pile[]} piles @param {Cards} family */
export const pilesWords = (lang, piles, family) =>
  piles.map((pile) => pileWords(lang, pile, family)).join(lang === "zh" ? "；" : "; ");

/** @param {Pile} pile @param {number} nth @param {Cards} family */
const cardClass = (pile, nth, family) =>
  `${family.faceClass(pile.cards[nth])} ${nth < pile.down ? "ghost" : ""} ${nth === pile.claimed ? "claimed" : ""}`;

/** Draws a group: its cards one under another, its name and 胡息 below. @param {Lang} lang @param {Pile} pile @param {Cards} family */
export const drawPile = (lang, pile, family) => html`<span class="group ${pile.huxi ? "worth" : ""}" aria-hidden="true">
  <span class="stack n${Math.min(pile.cards.length, 4)}">${pile.cards.map((card, nth) => html`<span class=${cardClass(pile, nth, family)}>${family.print(card)}</span>`)}</span>
  ${pile.name ? html`<span class="kind">${pick(lang, pile.name)}</span>` : nothing}
  ${pile.huxi === null ? nothing : html`<b class="worth">${pile.huxi}</b>`}
</span>`;

/** Draws one row of the scene, with its name and its cards in words. @param {Lang} lang @param {Row} row @param {Cards} family */
export function drawRow(lang, row, family) {
  const label = pick(lang, row.label);
  const cards = row.piles.reduce((sum, pile) => sum + Math.max(1, pile.cards.length / 3), 0);
  return html`<div class="scene-row ${row.look} ${cards > 5 ? "many" : ""}" role="img" aria-label=${say(lang, "learn.scene.row", { label, piles: pilesWords(lang, row.piles, family) })}>
    <span class="scene-name" aria-hidden="true">${label}</span>
    <span class="scene-piles" aria-hidden="true">${row.piles.map((pile) => drawLook(lang, row, pile, family))}</span>
  </div>`;
}

/** @param {Lang} lang @param {Row} row @param {Pile} pile @param {Cards} family */
function drawLook(lang, row, pile, family) {
  if (row.look === "live") return pile.cards.map((card) => family.fullFace(card));
  if (row.look === "spread")
    return pile.cards.map((card) => html`<span class=${family.faceClass(card)}>${family.print(card)}</span>`);
  return drawPile(lang, pile, family);
}
