/** @file Imports the pictures of a family. In the npm package this stands in for the embed's own module. */
import { offer } from "../embed/offered.js";

/** @typedef {import("../embed/offered.js").FamilyPictures} FamilyPictures */

/** @type {Record<string, () => Promise<FamilyPictures>>} */
const FAMILIES = {
  zipai: () => import("./zipai.js").then(({ ZIPAI }) => ZIPAI),
  mahjong: () => import("./mahjong.js").then(({ MAHJONG }) => MAHJONG),
};

/** Loads all pictures of a family. @param {string} family */
export async function fetchFamily(family) {
  const { parse, ...pictures } = await FAMILIES[family]();
  offer(family, pictures, parse);
}
