/**
 * @file Writes an action as a sentence, "play big seven", and a value as points. Loaded with the parts that need it.
 */
import { adviceEn } from "../../words/advice.en.js";
import { adviceZh } from "../../words/advice.zh.js";
import { addWords, say } from "../text/i18n.js";
import { cardName, cardsOf, listCards } from "./cards.js";

addWords({ zh: adviceZh, en: adviceEn });

/** @typedef {import("../shared/types.js").Lang} Lang */

/** @param {Lang} lang @param {string} action in the engine's notation */
export function actionWords(lang, action) {
  const [verb, ...rest] = action.split(" ");
  return say(lang, `action.${verb}`, {
    card: verb === "discard" ? cardName(rest[0], lang) : "",
    melds: rest.map((meld) => listCards(lang, cardsOf(meld))).join(lang === "zh" ? "；" : "; "),
  });
}

/** Writes thousandths of a point as points, with a sign and two decimals. @param {number} thousandths */
export function inPoints(thousandths) {
  const text = (Math.abs(thousandths) / 1000).toFixed(2);
  return thousandths > 0 ? `+${text}` : thousandths < 0 ? `−${text}` : text;
}
