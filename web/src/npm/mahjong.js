/** @file The pictures of mahjong in all faces, as the build wrote them. */
import { parseTiles } from "../picture/mahjong_notation.js";

/** @type {import("../embed/offered.js").FamilyPictures} */
export const MAHJONG = {
  ...JSON.parse(/** @type {any} */ (globalThis).HUPAI_PICTURES_OF.mahjong),
  parse: parseTiles,
};
