/** @file The pictures of zipai in all faces, as the build wrote them. */
import { parseCards } from "../picture/zipai_notation.js";

/** @type {import("../embed/offered.js").FamilyPictures} */
export const ZIPAI = {
  ...JSON.parse(/** @type {any} */ (globalThis).HUPAI_PICTURES_OF.zipai),
  parse: parseCards,
};
