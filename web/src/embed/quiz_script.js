/** @file What asks the questions of a quiz, for the script for other sites. It is fetched after what goes through steps. */
import { offeredScenes } from "./offered.js";
import { defineQuiz } from "./quiz.js";

const { stepped } = offeredScenes() ?? {};
if (globalThis.document && stepped) defineQuiz(document, stepped);
