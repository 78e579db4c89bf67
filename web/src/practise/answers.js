/** @file Keeps the answers in this browser. */

import { fresh } from "../storage/own_puzzles.js";
import { isPuzzles } from "../storage/validators.js";
import { withAnswer } from "./schedule.js";

/** @import { Answers, Row } from "./schedule.js" */
/** @import { Storage } from "../storage/database.js" */

const SHELF = "puzzles";

/**
 * What a stored value holds; nothing answered if it is damaged or of a newer page.
 * @param {unknown} stored
 * @returns {{kept: Answers, damaged: boolean}}
 */
export function readAnswers(stored) {
  if (stored === undefined) return { kept: fresh(), damaged: false };
  return isPuzzles(stored) ? { kept: stored, damaged: false } : { kept: fresh(), damaged: true };
}

/** What is kept here. @param {Storage} storage */
export const answersIn = async (storage) => readAnswers(await storage.read(SHELF));

/**
 * Notes an answer beside those that other tabs have noted meanwhile.
 * @param {Storage} storage
 * @param {Row} row
 * @param {boolean} right
 * @returns {Promise<Answers>}
 */
export const noteAnswer = (storage, row, right) =>
  storage.transaction("readwrite", async ({ kept }) => {
    const now = withAnswer(readAnswers(await kept.get(SHELF)).kept, row, right, Date.now());
    await kept.put(now, SHELF);
    return now;
  });

/** Forgets all answers. @param {Storage} storage @returns {Promise<Answers>} */
export const forgetAnswers = async (storage) => {
  await storage.write(SHELF, fresh());
  return fresh();
};
