/** @file Lines of text in a picture: how wide they are about, and where they are broken. */

const FIRST_WIDE = 0x2e80;

/** @param {string} char */
const isWide = (char) => (char.codePointAt(0) ?? 0) >= FIRST_WIDE;

/** About how wide a text is, in tenths of its size. @param {string} text */
export const tenths = (text) => [...text].reduce((sum, char) => sum + (isWide(char) ? 10 : 6), 0);

/**
 * Breaks a text into lines. A line ends at a space or beside a wide character; a word that is too long is broken.
 * @param {string} text
 * @param {number} most
 */
export function lines(text, most) {
  const found = [""];
  for (let word of words(text)) {
    if (found[found.length - 1] && tenths(found[found.length - 1] + word.replace(/ +$/, "")) > most) {
      found[found.length - 1] = found[found.length - 1].replace(/ +$/, "");
      found.push("");
      word = word.replace(/^ +/, "");
    }
    while (tenths(word.replace(/ +$/, "")) > most && [...word].length > 1) {
      const cut = fitting(word, most);
      found[found.length - 1] = [...word].slice(0, cut).join("");
      found.push("");
      word = [...word].slice(cut).join("");
    }
    found[found.length - 1] += word;
  }
  return found.map((line) => line.replace(/ +$/, "")).filter((line) => line !== "");
}

/** The pieces between which a line may end. @param {string} text */
function words(text) {
  /** @type {string[]} */
  const found = [];
  let last = "";
  for (const char of text) {
    const joins = last !== "" && !isWide(char) && !isWide(last) && (last === " ") === (char === " ");
    if (joins) found[found.length - 1] += char;
    else found.push(char);
    last = char;
  }
  return found;
}

/** How many characters of a word fit into a line, one at least. @param {string} word @param {number} most */
function fitting(word, most) {
  const chars = [...word];
  let count = 1;
  while (tenths(chars.slice(0, count + 1).join("")) <= most) count += 1;
  return count;
}
