/** @file Reads tiles: ranks with a suit, "123m 456p 7z", or characters, "一万 三条 东 红中". */
import { isSpace, NotationError } from "./notation.js";

const RANKS = ["123456789", "一二三四五六七八九"];
const SUITS = ["mM万萬", "sS条條索", "pP筒饼餅", "zZ"];
const HONOURS = ["东南西北白发中", "東南西北白發中"];
/** @type {Record<string, string>} */
const PAIRS = { 红中: "7z", 紅中: "7z", 发财: "6z", 發財: "6z", 白板: "5z" };

/** @param {string} sign */
const rankOf = (sign) => Math.max(...RANKS.map((signs) => signs.indexOf(sign))) + 1;
/** @param {string} sign */
const suitOf = (sign) => "mspz"[SUITS.findIndex((signs) => signs.includes(sign))] ?? "";
/** @param {string} sign */
const honourOf = (sign) => Math.max(...HONOURS.map((signs) => signs.indexOf(sign))) + 1;

/** The tiles of a text, each with its index. @param {string[]} chars */
export function parseTiles(chars) {
  /** @type {[code: string, place: number][]} */
  const found = [];
  /** @type {[rank: number, place: number][]} */
  let waiting = [];
  for (let place = 0; place < chars.length; place += 1) {
    const sign = chars[place];
    const suit = suitOf(sign);
    if (rankOf(sign)) {
      waiting.push([rankOf(sign), place]);
    } else if (suit) {
      if (waiting.length === 0) throw new NotationError("suit_alone", place, { sign });
      for (const [rank, at] of waiting) {
        if (suit === "z" && rank > 7) throw new NotationError("no_such_honour", at, { sign: chars[at] + sign });
        found.push([rank + suit, at]);
      }
      waiting = [];
    } else if (waiting.length > 0 && !isSpace(sign)) {
      break;
    } else if (PAIRS[sign + chars[place + 1]]) {
      found.push([PAIRS[sign + chars[place + 1]], place]);
      place += 1;
    } else if (honourOf(sign)) {
      found.push([`${honourOf(sign)}z`, place]);
    } else if (!isSpace(sign)) {
      throw new NotationError("unknown_tile", place, { char: sign });
    }
  }
  if (waiting.length > 0) throw new NotationError("suit_missing", waiting[0][1]);
  return found;
}
