/** @file Reads cards of zipai: digits with a size, "123s 270b k", or characters, "一二三 贰柒拾 王". */
import { isSpace, NotationError } from "./notation.js";

const DIGITS = "1234567890";
const SMALL = "一二三四五六七八九十";
const BIG = "壹贰叁肆伍陆柒捌玖拾";

/** The cards of a text, each with its index. @param {string[]} chars */
export function parseCards(chars) {
  /** @type {[code: string, place: number][]} */
  const found = [];
  /** @type {[digit: string, place: number][]} */
  let waiting = [];
  chars.forEach((char, place) => {
    if (isSpace(char)) return;
    if (DIGITS.includes(char)) {
      waiting.push([char, place]);
    } else if ("sSbB".includes(char)) {
      if (waiting.length === 0) throw new NotationError("size_alone", place);
      found.push(...waiting.map(([digit, at]) => /** @type {[string, number]} */ ([digit + char.toLowerCase(), at])));
      waiting = [];
    } else {
      if (waiting.length > 0) throw new NotationError("size_missing", waiting[0][1]);
      found.push([single(char, place), place]);
    }
  });
  if (waiting.length > 0) throw new NotationError("size_missing", waiting[0][1]);
  return found;
}

/** The card that one character names. @param {string} char @param {number} place */
function single(char, place) {
  if ("kK王".includes(char)) return "k";
  for (const [names, size] of [
    [SMALL, "s"],
    [BIG, "b"],
  ]) {
    const number = names.indexOf(char);
    if (number >= 0) return DIGITS[number] + size;
  }
  throw new NotationError("unknown_card", place, { char });
}
