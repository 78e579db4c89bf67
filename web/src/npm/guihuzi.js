/** @file The pictures of 鬼胡子 in all faces, as the build wrote them. */
import { readerOf } from "../picture/signs.js";

const { signs, ...pictures } = JSON.parse(/** @type {any} */ (globalThis).HUPAI_PICTURES_OF.guihuzi);

/** @type {import("../embed/offered.js").FamilyPictures} */
export const GUIHUZI = { ...pictures, reader: readerOf(signs) };
