/** @file What positions are drawn with, as the build wrote it. */
import { SCENE_DATA } from "../embed/built.js";
import { positionRows } from "../picture/position.js";

/** @type {import("../picture/pictures.js").ScenePictures} */
export const SCENES = { scenes: JSON.parse(SCENE_DATA), positionRows };
