/** @file Draws single characters and pictures of the sprites. These are only pictures; their names stand beside them. */
import { html } from "lit";
import { SPRITES, TILES } from "../shared/sprites.js";

/** The sprite that the characters of cards are drawn from. */
let cards = SPRITES.song;

/** The sprite that the tiles are drawn from. */
let tiles = TILES.picture;

/** Changes the addresses of pictures that could not be loaded, so that the browser requests them again. */
let retryQuery = "";

/** Makes the next drawing request all pictures again. @param {number} times */
export const retryPictures = (times) => {
  retryQuery = `?${times}`;
};

/** Makes all drawings from the next one on use this typeface for cards. @param {"song"|"kai"} face */
export const useFace = (face) => {
  cards = SPRITES[face];
};

/** Makes all drawings from the next one on use this face for tiles. @param {keyof typeof TILES} face */
export const useTiles = (face) => {
  tiles = TILES[face];
};

/** The sprite of a picture, by the first letter of its name. @param {string} id */
const spriteOf = (id) => (id[0] === "c" ? cards : id[0] === "t" ? tiles : id[0] === "m" ? SPRITES.calls : SPRITES.song);

/** A picture of a sprite: a card's "c-3s", a tile's "t-5p", a call's "w-peng" or, of mahjong only, "m-gang". @param {string} id @param {string} [sprite] */
export const glyph = (id, sprite = spriteOf(id)) =>
  html`<svg class="glyph" aria-hidden="true" focusable="false"><use href="${sprite.replace("#", `${retryQuery}#`)}${id}"></use></svg>`;

/**
 * A card's character in a given typeface, whichever face the cards are drawn in.
 * @param {string} card
 * @param {"song"|"kai"} face
 */
export const sample = (card, face) => glyph(`c-${card}`, SPRITES[face]);

/**
 * A tile's picture in a given face, whichever face the tiles are drawn in.
 * @param {string} tile
 * @param {keyof typeof TILES} face
 */
export const sampleTile = (tile, face) => glyph(`t-${tile}`, TILES[face]);
