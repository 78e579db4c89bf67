/** @file Stands in for ../embed/fetch_family.js: the pictures of all families lie in this file. */
import { offer } from "../embed/offered.js";

/** @type {Record<string, () => Promise<import("../embed/offered.js").FamilyPictures>>} */
const FAMILIES = {
  zipai: () => import("../npm/zipai.js").then(({ ZIPAI }) => ZIPAI),
  mahjong: () => import("../npm/mahjong.js").then(({ MAHJONG }) => MAHJONG),
  guihuzi: () => import("../npm/guihuzi.js").then(({ GUIHUZI }) => GUIHUZI),
};

/** Leaves the pictures of a family in `offered.js`. @param {string} family */
export async function fetchFamily(family) {
  offer(family, await FAMILIES[family]());
}
