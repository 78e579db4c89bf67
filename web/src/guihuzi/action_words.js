/** @file Writes an action as a sentence, "play big seven". */
import { say } from "../text/i18n.js";
import { cardName, cardsOf, listCards } from "../zipai/cards.js";

/** @import { Lang } from "../shared/types.js" */

/** @param {Lang} lang @param {string} action in the engine's notation */
export function actionWords(lang, action) {
  const [verb, what = ""] = action.split(" ");
  const own = verb === "wai" || verb === "liu" || verb === "piao";
  return say(lang, `${own ? "guihuzi." : ""}action.${verb}`, {
    card: verb === "discard" || verb === "liu" ? cardName(what, lang) : "",
    melds: verb === "chi" ? listCards(lang, cardsOf(what)) : "",
  });
}
