/** @file Draws cards, large and small. These are only pictures; the names stand in hidden text beside them. */
import { html, nothing } from "lit";
import { glyph } from "../glyphs/glyph.js";
import { cardName, cardsOf, deckOf, index, isBig, isRed, listCards } from "./cards.js";

/** The classes of a card's face. @param {string|null} card */
export function faceClass(card) {
  if (card === null) return "card back";
  if (card === "k") return "card king";
  return `card ${isRed(card) ? "red" : "black"} ${isBig(card) ? "big" : "small"}`;
}

/**
 * What is printed on a card: the character and its number; at the other end, where that is in sight, the character again.
 * @param {string|null} card
 * @param {boolean} [both] whether both ends may be in sight
 */
export const print = (card, both = false) =>
  card === null
    ? nothing
    : html`${glyph(`c-${card}`)}<span class="corner" data-index=${index(card)} aria-hidden="true"></span>${both ? html`<span class="foot">${glyph(`c-${card}`)}</span>` : nothing}`;

/**
 * A card that cannot be pressed.
 * @param {string|null} card null for the back
 * @param {string} [more] further classes
 * @param {boolean} [both] whether both ends may be in sight
 */
export const face = (card, more = "", both = false) =>
  html`<span class="${faceClass(card)} ${more}">${print(card, both)}</span>`;

/** A card that lies face down. @param {string} [more] */
export const back = (more = "") => html`<span class="card back ${more}"></span>`;

/**
 * A whole card with the character at both ends.
 * @param {string|null} card
 * @param {string} [more]
 */
export const fullFace = (card, more = "") => face(card, `full ${more}`, true);

/**
 * Cards one under another, with a readable strip of each.
 * @param {(string|null)[]} cards
 * @param {string} [more]
 */
export const stack = (cards, more = "") =>
  html`<span class="stack n${cards.length} ${more}">${cards.map((card) => face(card))}</span>`;

/** The names and pictures of the cards, as the shared parts of the page ask for them. @type {import("../family/types.js").CardFamily} */
export const cards = {
  look: "zipai",
  name: cardName,
  list: listCards,
  parse: cardsOf,
  deck: deckOf,
  faceClass,
  print,
  face,
  back,
  fullFace,
  stack,
};
