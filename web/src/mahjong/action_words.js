/** @file Writes an action as a sentence: "discard 3 of bamboo". */
import { say } from "../text/i18n.js";
import { listTiles, tileName, tilesOf } from "./tiles.js";

/** @import { Lang } from "../shared/types.js" */

/** @param {Lang} lang @param {string} action in the engine's notation */
export function actionWords(lang, action) {
  const [verb, ...rest] = action.split(" ");
  const tiles = tilesOf(rest.join(" "));
  return say(lang, `mahjong.action.${verb}`, {
    tile: tiles[0] ? tileName(tiles[0], lang) : "",
    tiles: listTiles(lang, tiles),
  });
}
