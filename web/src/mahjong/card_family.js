/** @file The names and pictures of the tiles, as the shared parts of the page ask for them. */
import { back, face, faceClass, fullFace, print, row } from "./faces.js";
import { deckOf, listTiles, tileName, tilesOf } from "./tiles.js";

/** @type {import("../family/types.js").CardFamily} */
export const cards = {
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
