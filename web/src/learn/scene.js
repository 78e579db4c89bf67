/** @file Draws groups of cards and rows of groups. Each has a text for screen readers beside the picture. */
import { html, nothing } from "lit";
import { pick } from "../text/phrases.js";
import { say } from "./words.js";

/** @typedef {import("../shared/types.js").Lang} Lang */
/** @typedef {import("./types.js").Pile} Pile */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("../family/types.js").CardFamily} Cards */

/**
 * Returns a group in words: "偎，扣着：大捌、大捌、大捌，6 胡息", "顺子：四五六条，红中当五条，胡的是六条".
 * @param {Lang} lang
 * @param {Pile} pile
 * @param {Cards} family
 */
export function pileWords(lang, pile, family) {
  const cards = family.list(lang, pile.cards);
  const plays = (pile.as ?? []).flatMap((as, nth) =>
    as && as !== pile.cards[nth]
      ? [say(lang, "learn.pile.plays", { card: family.name(pile.cards[nth], lang), as: family.name(as, lang) })]
      : [],
  );
  const last =
    typeof pile.last === "number"
      ? [say(lang, "learn.pile.last", { card: family.name(pile.cards[pile.last], lang) })]
      : [];
  return [groupWords(lang, pile, cards), ...plays, ...last].join(lang === "zh" ? "，" : ", ");
}

/** Returns the name of a group, its cards and its 胡息. @param {Lang} lang @param {Pile} pile @param {string} cards */
function groupWords(lang, pile, cards) {
  if (!pile.name) return say(lang, "learn.pile", { cards });
  const key = `learn.pile.${pile.down > 0 ? "hidden" : "name"}`;
  const worth = pile.down > 0 ? `${key}.worth` : "learn.pile.worth";
  return say(lang, pile.huxi === null ? key : worth, { name: pick(lang, pile.name), cards, n: pile.huxi ?? 0 });
}

/** Returns several groups in words. @param {Lang} lang @param {Pile[]} piles @param {Cards} family */
export const pilesWords = (lang, piles, family) =>
  piles.map((pile) => pileWords(lang, pile, family)).join(lang === "zh" ? "；" : "; ");

/** Draws a card with its marks; a claimed tile lies sideways. @param {Pile} pile @param {number} nth @param {Cards} family */
function drawCard(pile, nth, family) {
  const card = pile.cards[nth];
  const marks = {
    ghost: nth < pile.down,
    "claimed sideways": nth === pile.claimed,
    wild: pile.wild?.includes(nth),
    last: nth === pile.last,
  };
  const worn = Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : []));
  return html`<span class="${family.faceClass(card)} ${worn.join(" ")}">${family.print(card)}</span>`;
}

/** @param {Pile} pile @param {Cards} family */
const drawCards = (pile, family) => pile.cards.map((_, nth) => drawCard(pile, nth, family));

/** Draws a group with its name and 胡息 below: cards lie one under another, tiles side by side. @param {Lang} lang @param {Pile} pile @param {Cards} family */
export const drawPile = (lang, pile, family) => html`<span class="group ${pile.huxi ? "worth" : ""}" aria-hidden="true">
  <span class="stack n${Math.min(pile.cards.length, 4)}">${drawCards(pile, family)}</span>
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
  if (row.look === "spread") return drawCards(pile, family);
  return drawPile(lang, pile, family);
}
