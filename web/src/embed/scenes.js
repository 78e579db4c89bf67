/**
 * @file What draws positions, goes through hands, asks questions, and turns blocks of code into pictures, for the script
 * for other sites. It is fetched when a page has one of them.
 */
import { positionRows } from "../picture/position.js";
import { upgradeBlocks } from "./blocks.js";
import { SCENE_DATA } from "./built.js";
import { offer, SCENES } from "./offered.js";
import { defineQuiz } from "./quiz.js";
import { defineReplay } from "./replay.js";

const scenes = JSON.parse(SCENE_DATA);
offer(SCENES, { scenes, positionRows });
if (globalThis.document) {
  upgradeBlocks(document, scenes.names, Object.keys(scenes.forms));
  defineReplay(document);
  defineQuiz(document);
}
