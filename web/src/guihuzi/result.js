/** @file Says on which card a hand was won, and whose card it was. */
import { say } from "../text/i18n.js";
import { seatObject } from "../text/seats.js";
import { cardName } from "../zipai/cards.js";

/** @import { Wording } from "../text/names.js" */
/** @import { GuihuziResult as Result } from "./types.js" */

/** @param {Wording} wording @param {Result} result @param {number} mine */
export function manner({ lang }, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted.why");
  const special = result.score?.special;
  const by = special
    ? `guihuzi.result.${special}`
    : result.by === "wai"
      ? "guihuzi.result.wai"
      : `result.by.${result.by}`;
  const own = by === "result.by.self" && result.winner === mine ? "result.by.self.me" : by;
  return say(lang, own, {
    card: result.card ? cardName(result.card, lang) : "",
    from:
      result.from === null || result.from === undefined
        ? ""
        : seatObject(lang, result.from, mine, result.scores.length),
  });
}
