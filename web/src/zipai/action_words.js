/** @file Writes an action as a sentence, "play big seven". Loaded with the parts that need it. */
import "../text/advice.js";
import { say } from "../text/i18n.js";
import { cardName, cardsOf, listCards } from "./cards.js";

/** @import { Lang } from "../shared/types.js" */

/** @param {Lang} lang @param {string} action in the engine's notation */
export function actionWords(lang, action) {
  const [verb, ...rest] = action.split(" ");
  return say(lang, `action.${verb}`, {
    card: verb === "discard" ? cardName(rest[0], lang) : "",
    melds: rest.map((meld) => listCards(lang, cardsOf(meld))).join(lang === "zh" ? "；" : "; "),
  });
}
