/** @file The pictures of mahjong in all faces, as the build wrote them. */
import { readerOf } from "../picture/signs.js";

const { signs, ...pictures } = JSON.parse(/** @type {any} */ (globalThis).HUPAI_PICTURES_OF.mahjong);

/** @type {import("../embed/offered.js").FamilyPictures} */
export const MAHJONG = { ...pictures, reader: readerOf(signs) };
