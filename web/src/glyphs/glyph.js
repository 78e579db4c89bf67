/** @file Draws single characters and pictures of the sprites. These are only pictures; their names stand beside them. */
import { html } from "lit";
import { addressOf } from "../shared/sprites.js";

/** @import { Sprite } from "../shared/sprites.js" */

/** The sprite that the characters of cards are drawn from. @type {"song"|"kai"} */
let cards = "song";

/** The sprite that the tiles are drawn from. @type {"picture"|"plain"} */
let tiles = "picture";

/** Makes all drawings from the next one on use this typeface for cards. @param {typeof cards} face */
export const useFace = (face) => {
  cards = face;
};

/** Makes all drawings from the next one on use this face for tiles. @param {typeof tiles} face */
export const useTiles = (face) => {
  tiles = face;
};

/** The sprite of a picture, by the first letter of its name. @param {string} id */
const spriteOf = (id) => (id[0] === "c" ? cards : id[0] === "t" ? tiles : id[0] === "m" ? "calls" : "song");

/** The box that the pictures of a sprite fill: that of a tile, or of a character. @param {Sprite} sprite */
const boxOf = (sprite) => (sprite === "picture" || sprite === "plain" ? "0 0 300 400" : "0 0 700 700");

/**
 * A picture of a sprite: a card's "c-3s", a tile's "t-5p", a call's "w-peng" or, of later families only, "m-gang".
 * @param {string} id
 * @param {Sprite} [sprite]
 */
export const glyph = (id, sprite = spriteOf(id)) =>
  html`<svg class="glyph" viewBox=${boxOf(sprite)} aria-hidden="true" focusable="false"><use href="${addressOf(sprite, id)}"></use></svg>`;

/**
 * A card's character in a given typeface, whichever face the cards are drawn in.
 * @param {string} card
 * @param {typeof cards} face
 */
export const sample = (card, face) => glyph(`c-${card}`, face);

/**
 * A tile's picture in a given face, whichever face the tiles are drawn in.
 * @param {string} tile
 * @param {typeof tiles} face
 */
export const sampleTile = (tile, face) => glyph(`t-${tile}`, face);
