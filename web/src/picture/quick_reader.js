/**
 * @file Reads zipai in the notation that the engine writes, and nothing else: for a script that has to be small. What it
 * cannot read, and what may be a slip, is an error without words; `signs.js` says what is wrong.
 */
import { NotationError } from "./notation.js";

const PIECE = /([\d ]+)([sb])|([k王一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾])| /y;
const SIGNS = "一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾";
const DIGITS = "1234567890";

const unread = () => new NotationError("", 0);

/** @type {import("./notation.js").Reader} */
export const QUICK_READER = {
  typed: (text, read) => read(text),
  cards(text) {
    /** @type {import("./notation.js").Placed[]} */
    const found = [];
    for (let place = 0; place < text.length; place = PIECE.lastIndex) {
      PIECE.lastIndex = place;
      const match = PIECE.exec(text);
      if (!match || text.includes("10")) throw unread();
      const [, digits = "", size, sign] = match;
      for (const digit of digits.replaceAll(" ", "")) found.push([digit + size, place]);
      const nth = SIGNS.indexOf(sign);
      if (sign) found.push([nth < 0 ? "k" : DIGITS[nth % 10] + (nth < 10 ? "s" : "b"), place]);
    }
    return found;
  },
  groups: (text, known) =>
    text.split(" ").flatMap((word) => {
      if (!word) return [];
      const { name, at } = QUICK_READER.named(word, known);
      return [{ name, start: 0, at: 0, cards: word.slice(at), text: word }];
    }),
  named(text, known) {
    const [name, rest] = text.split(":");
    if (!rest || !Object.hasOwn(known, name)) throw unread();
    return { name, at: name.length + 1 };
  },
};
