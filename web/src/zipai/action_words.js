/** @file A choice as a sentence: "play big seven", and what it is worth as points. Needs the words of advice. */
import { adviceEn } from "../words/advice.en.js";
import { adviceZh } from "../words/advice.zh.js";
import { cardName, cardsOf } from "./cards.js";
import { addWords, listCards, say } from "./i18n.js";

addWords({ zh: adviceZh, en: adviceEn });

/** @typedef {import("./types.js").Lang} Lang */

/** What is done, in words. @param {Lang} lang @param {string} action as the engine writes it */
export function deed(lang, action) {
  const [word, ...rest] = action.split(" ");
  return say(lang, `deed.${word}`, {
    card: word === "discard" ? cardName(rest[0], lang) : "",
    melds: rest.map((meld) => listCards(lang, cardsOf(meld))).join(lang === "zh" ? "；" : "; "),
  });
}

/** Thousandths of a point as points, with a sign and two places. @param {number} thousandths */
export function inPoints(thousandths) {
  const text = (Math.abs(thousandths) / 1000).toFixed(2);
  return thousandths > 0 ? `+${text}` : thousandths < 0 ? `−${text}` : text;
}
