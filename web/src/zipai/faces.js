/** @file Draws cards, large and small. These are only pictures; the names stand in hidden text beside them. */
import { html, nothing } from "lit";
import { SPRITES } from "../shared/site.js";
import { index, isBig, isRed } from "./cards.js";

/** The sprite that the cards are drawn from. */
let cards = SPRITES.song;

/** Changes the addresses of pictures that could not be loaded, so that the browser requests them again. */
let retryQuery = "";

/** Makes the next drawing request all pictures again. @param {number} times */
export const retryPictures = (times) => {
  retryQuery = `?${times}`;
};

/** Makes all drawings from the next one on use this face. @param {keyof typeof SPRITES} face */
export const useFace = (face) => {
  cards = SPRITES[face];
};

/** A character of the sprite: a card's "c-3s", a call's "w-peng". @param {string} id @param {string} [sprite] */
export const glyph = (id, sprite = id.startsWith("c-") ? cards : SPRITES.song) =>
  html`<svg class="glyph" aria-hidden="true" focusable="false"><use href="${sprite.replace("#", `${retryQuery}#`)}${id}"></use></svg>`;

/**
 * A card's character in a given face, whichever face the cards are drawn in.
 * @param {string} card
 * @param {keyof typeof SPRITES} face
 */
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
 * A card that cannot be pressed.
 * @param {string|null} card null for the back
 * @param {string} [more] further classes
 */
export const face = (card, more = "") => html`<span class="${faceClass(card)} ${more}">${print(card)}</span>`;

/**
 * A whole card with the character at both ends.
 * @param {string} card
 * @param {string} [more]
 */
export const fullFace = (card, more = "") => html`
  <span class="${faceClass(card)} full ${more}">${print(card)}<span class="foot">${glyph(`c-${card}`)}</span></span>
`;

/**
 * Cards one under another, with a readable strip of each.
 * @param {(string|null)[]} cards
 * @param {string} [more]
 */
export const stack = (cards, more = "") =>
  html`<span class="stack n${cards.length} ${more}">${cards.map((card) => face(card))}</span>`;
