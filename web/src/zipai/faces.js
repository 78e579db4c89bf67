/** @file How a card looks, large and small: pictures only, their names are said in text beside them. */
import { html, nothing } from "lit";
import { SPRITES } from "../shared/site.js";
import { index, isBig, isRed } from "./cards.js";

/** The sprite that the cards are drawn from. */
let cards = SPRITES.song;

/** Stands in the addresses of pictures that did not come, so that the browser asks for them anew. */
let again = "";

/** Has all pictures asked for once more with the next drawing. @param {number} times */
export const askAgain = (times) => {
  again = `?${times}`;
};

/** Has all cards drawn in this face from the next drawing on. @param {keyof typeof SPRITES} face */
export const useFace = (face) => {
  cards = SPRITES[face];
};

/** A character of the sprite: a card's "c-3s", a call's "w-peng". @param {string} id @param {string} [sprite] */
export const glyph = (id, sprite = id.startsWith("c-") ? cards : SPRITES.song) =>
  html`<svg class="glyph" aria-hidden="true" focusable="false"><use href="${sprite.replace("#", `${again}#`)}${id}"></use></svg>`;

/** A card's character in one face, whichever the cards are drawn in. @param {string} card @param {keyof typeof SPRITES} face */
export const sample = (card, face) => glyph(`c-${card}`, SPRITES[face]);

/** The classes of a card's face. @param {string|null} card */
export function faceClass(card) {
  if (card === null) return "card back";
  if (card === "k") return "card king";
  return `card ${isRed(card) ? "red" : "black"} ${isBig(card) ? "big" : "small"}`;
}

/** What is printed on a card: the character and its corner number. @param {string|null} card */
export const print = (card) =>
  card === null
    ? nothing
    : html`${glyph(`c-${card}`)}<span class="corner" data-index=${index(card)} aria-hidden="true"></span>`;

/**
 * A card that is only looked at.
 * @param {string|null} card null for the back
 * @param {string} [more] further classes
 */
export const face = (card, more = "") => html`<span class="${faceClass(card)} ${more}">${print(card)}</span>`;

/**
 * A card in full, as it lies on a table: the character at both ends.
 * @param {string} card
 * @param {string} [more]
 */
export const fullFace = (card, more = "") => html`
  <span class="${faceClass(card)} full ${more}">${print(card)}<span class="foot">${glyph(`c-${card}`)}</span></span>
`;

/**
 * Cards one under another, each strip readable.
 * @param {(string|null)[]} cards
 * @param {string} [more]
 */
export const stack = (cards, more = "") =>
  html`<span class="stack n${cards.length} ${more}">${cards.map((card) => face(card))}</span>`;
