/** @file Says who has won a hand, and how. */
import { has, say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { seatName, seatObject } from "../text/seats.js";
import { cardName } from "./cards.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiResult as Result } from "./types.js" */

/** Who won and how, as one sentence. @param {Wording} wording @param {Result} result @param {number} mine */
export function headline({ lang }, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted");
  return say(lang, result.winner === mine ? "result.won.me" : "result.won", {
    who: seatName(lang, result.winner, mine, result.scores.length),
  });
}

/**
 * Says on which card the hand was won, and whose card it was.
 * @param {Wording} wording
 * @param {Result} result
 * @param {number} mine
 */
export function manner({ lang }, result, mine) {
  if (result.winner === null) return say(lang, "result.exhausted.why");
  const by = `result.by.${(result.score?.special ?? result.special) || (result.by ?? "self")}`;
  return say(lang, result.winner === mine && has(`${by}.me`) ? `${by}.me` : by, {
    card: result.card ? cardName(result.card, lang) : "",
    from:
      result.from === null || result.from === undefined
        ? ""
        : seatObject(lang, result.from, mine, result.scores.length),
  });
}

/**
 * Says who pays whom and why.
 * @param {Wording} wording
 * @param {Result} result
 * @param {number} nth
 * @param {number} mine
 */
export function paymentWords(wording, { payments, by, scores }, nth, mine) {
  const { lang } = wording;
  const { from, to, points, why } = payments[nth];
  return say(lang, from === mine ? "payment.me" : "payment", {
    from: seatName(lang, from, mine, scores.length),
    to: seatObject(lang, to, mine, scores.length),
    n: points,
    why: nameOf(wording, "payment", why === "win" && by === "discard" ? "discard" : why),
  });
}
