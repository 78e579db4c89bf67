/** @file Draws groups of cards and rows of groups. Each has a text for screen readers beside the picture. */

import { html, nothing } from "lit";
import { cardWordsOf } from "../families/cards.js";
import { pick } from "../text/phrases.js";
import { picture } from "./picture.js";
import { say } from "./words.js";

/** @import { Lang } from "../shared/types.js" */
/** @import { Pile, Row } from "./types.js" */
/** @import { CardWords as Cards } from "../families/cards.js" */

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

/** The cards of a group with their marks. @param {Pile} pile @returns {import("../picture/types.js").Card[]} */
const markedCards = ({ cards, down, claimed, wild, last }) =>
  cards.map((code, nth) => ({
    code,
    ringed: nth === last,
    down: nth < down,
    wild: Boolean(wild?.includes(nth)),
    claimed: nth === claimed,
  }));

/** Draws a group with its name and 胡息 below. @param {Lang} lang @param {Pile} pile @param {string} family @param {boolean} [bare] without numbers on the cards */
export const drawPile = (
  lang,
  pile,
  family,
  bare,
) => html`<span class="group ${pile.huxi ? "worth" : ""}" aria-hidden="true">
  ${picture(family, [markedCards(pile)], { bare })}
  ${pile.name ? html`<span class="kind">${pick(lang, pile.name)}</span>` : nothing}
  ${pile.huxi === null ? nothing : html`<b class="worth">${pile.huxi}</b>`}
</span>`;

/** Draws one row of the scene, with its name and its cards in words. @param {Lang} lang @param {Row} row @param {string} family @param {boolean} [bare] without numbers on the cards */
export function drawRow(lang, row, family, bare) {
  const label = pick(lang, row.label);
  const cards = row.piles.reduce((sum, pile) => sum + Math.max(1, pile.cards.length / 3), 0);
  return html`<div class="scene-row ${row.look} ${cards > 5 ? "many" : ""}" role="img" aria-label=${say(lang, "learn.scene.row", { label, piles: pilesWords(lang, row.piles, cardWordsOf(family)) })}>
    <span class="scene-name" aria-hidden="true">${label}</span>
    <span class="scene-piles" aria-hidden="true">${drawPiles(lang, row, family, bare)}</span>
  </div>`;
}

/** @param {Lang} lang @param {Row} row @param {string} family @param {boolean} [bare] */
function drawPiles(lang, { look, piles }, family, bare) {
  const single = () => piles.flatMap(markedCards).map((one) => [one]);
  if (look === "live") return single().map((one) => picture(family, [one], { bare }));
  if (look === "spread") return picture(family, single(), { bare, wide: true });
  return piles.map((pile) => drawPile(lang, pile, family, bare));
}
