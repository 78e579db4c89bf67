/** @file Draws tiles, large and small. These are only pictures; the names stand in hidden text beside them. */
import { html, nothing } from "lit";
import { glyph } from "../glyphs/glyph.js";
import { deckOf, index, listTiles, suitOf, tileName, tilesOf } from "./tiles.js";

/** @import { Tile } from "./types.js" */

/** The classes of a tile's face; null is the back. @param {Tile|null} tile */
export const faceClass = (tile) => (tile === null ? "tile back" : `tile ${suitOf(tile)}`);

/** What is printed on a tile: the picture and its mark in the corner. @param {Tile|null} tile */
export const print = (tile) =>
  tile === null
    ? glyph("t-back")
    : html`${glyph(`t-${tile}`)}<span class="corner" data-index=${index(tile) || nothing} aria-hidden="true"></span>`;

/**
 * A tile that cannot be pressed.
 * @param {Tile|null} tile null for the back
 * @param {string} [more] further classes
 */
export const face = (tile, more = "") => html`<span class="${faceClass(tile)} ${more}">${print(tile)}</span>`;

/** A tile seen from behind. @param {string} [more] */
export const back = (more = "") => face(null, more);

/** A large tile. @param {Tile} tile @param {string} [more] */
export const fullFace = (tile, more = "") => face(tile, `large ${more}`);

/** Tiles beside each other. @param {(Tile|null)[]} tiles @param {string} [more] */
export const row = (tiles, more = "") => html`<span class="tiles ${more}">${tiles.map((tile) => face(tile))}</span>`;

/** The names and pictures of the cards, as the shared parts of the page ask for them. @type {import("../family/types.js").CardFamily} */
export const cards = {
  look: "mahjong",
  name: tileName,
  list: listTiles,
  parse: tilesOf,
  deck: deckOf,
  faceClass,
  print,
  face,
  back,
  fullFace,
  stack: row,
};
