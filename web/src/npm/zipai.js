/** @file The pictures of zipai in all faces, as the build wrote them. */
import { readerOf } from "../picture/signs.js";

const { signs, ...pictures } = JSON.parse(/** @type {any} */ (globalThis).HUPAI_PICTURES_OF.zipai);

/** @type {import("../embed/offered.js").FamilyPictures} */
export const ZIPAI = { ...pictures, reader: readerOf(signs) };
