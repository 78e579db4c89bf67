/** @file Imports the pictures of a family, or what draws positions. In the npm package this stands in for the embed's own module. */
import { offer } from "../embed/offered.js";

/** @import { FamilyPictures } from "../embed/offered.js" */
/** @import { ScenePictures } from "../picture/pictures.js" */

/** @type {Record<string, () => Promise<FamilyPictures|ScenePictures>>} */
const FAMILIES = {
  zipai: () => import("./zipai.js").then(({ ZIPAI }) => ZIPAI),
  mahjong: () => import("./mahjong.js").then(({ MAHJONG }) => MAHJONG),
  guihuzi: () => import("./guihuzi.js").then(({ GUIHUZI }) => GUIHUZI),
  scenes: async () => {
    const [{ SCENES }, { defineReplay }, { defineQuiz }] = await Promise.all([
      import("./scenes.js"),
      import("../embed/replay.js"),
      import("../embed/quiz.js"),
    ]);
    defineReplay(document);
    defineQuiz(document);
    return SCENES;
  },
};

/** Loads all pictures of a family, or what draws positions. @param {string} family */
export async function fetchFamily(family) {
  offer(family, await FAMILIES[family]());
}
