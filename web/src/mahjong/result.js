/** @file Says who has won a hand, and how. */
import { joined, pick, say } from "../text/i18n.js";
import { seatName, seatObject } from "../text/seats.js";
import { tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Lang } from "../shared/types.js" */
/** @import { MahjongResult as Result, Win } from "./types.js" */

/** Several names: 阿凤、老唐, "Feng and Tang". @param {Lang} lang @param {string[]} names */
const listed = (lang, names) =>
  lang === "zh" || names.length < 2
    ? names.join("、")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** Who has won, as one sentence. @param {Wording} wording @param {Result} result @param {number} mine */
export function headline({ lang }, { winners, scores }, mine) {
  if (winners.length === 0) return say(lang, "mahjong.result.drawn");
  const names = winners.map((seat, nth) => (nth === 0 ? seatName : seatObject)(lang, seat, mine, scores.length));
  if (winners.length === 1) return say(lang, winners[0] === mine ? "result.won.me" : "result.won", { who: names[0] });
  return say(lang, "mahjong.result.several", { who: listed(lang, names) });
}

/** How one win came. @param {Lang} lang @param {Pick<Win, "seat"|"by"|"from"|"tile">} win @param {number} mine @param {number} seats */
export const winManner = (lang, { by, from, tile }, mine, seats) =>
  say(lang, tile || by === "deal" ? `mahjong.result.by.${by}` : "mahjong.result.by.deal", {
    tile: tile ? tileName(tile, lang) : "",
    from: from === null ? "" : seatObject(lang, from, mine, seats),
  });

/**
 * Says how the hand ended: how it was won or, after several wins, whether the wall was empty.
 * @param {Wording} wording
 * @param {Result} result
 * @param {number} mine
 */
export function manner({ lang }, { wins, exhausted, scores }, mine) {
  if (wins.length === 0) return say(lang, "mahjong.result.drawn.why");
  if (wins.length > 1)
    return say(lang, exhausted ? "mahjong.result.emptied" : "mahjong.result.each", { n: wins.length });
  const how = winManner(lang, wins[0], mine, scores.length);
  return exhausted ? joined(lang, [how, say(lang, "mahjong.result.emptied.one")]) : how;
}

/** Who pays whom, and what the sum is made of, in the engine's words. @param {Wording} wording @param {Result} result @param {number} nth */
export const paymentWords = ({ lang }, { lines = [] }, nth) => pick(lang, lines[nth]?.text);
