/** @file Lines of text in a picture: how wide they are about, and where they are broken. */

const FIRST_WIDE = 0x2e80;

/** @param {string} char */
const isWide = (char) => (char.codePointAt(0) ?? 0) >= FIRST_WIDE;

/** About how wide a text is, in tenths of its size. @param {string} text */
export const tenths = (text) => [...text].reduce((sum, char) => sum + (isWide(char) ? 10 : 6), 0);

/** A text without the spaces at its end. @param {string} text */
const trimmed = (text) => text.replace(/ +$/, "");

/**
 * Breaks a text into lines. A line ends at a space or beside a wide character; a word that is too long is broken.
 * @param {string} text
 * @param {number} most
 */
export function lines(text, most) {
  const found = [];
  let line = "";
  for (let word of words(text)) {
    if (line && tenths(line + trimmed(word)) > most) {
      found.push(line);
      line = "";
      word = word.replace(/^ +/, "");
    }
    while (tenths(trimmed(word)) > most && [...word].length > 1) {
      const cut = fitting(word, most);
      found.push([...word].slice(0, cut).join(""));
      line = "";
      word = [...word].slice(cut).join("");
    }
    line += word;
  }
  return [...found, line].map(trimmed).filter(Boolean);
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
