/**
 * @file Reads cards and groups by the signs of a family. It is what `table/typed_text.py` and `table/signs.py` are in the
 * engine, and they say what everything here means.
 */
import { NotationError, placing } from "./notation.js";

/** @import { Placed, Reader, Written } from "./notation.js" */
/** @typedef {Record<"cards"|"ranks"|"suits"|"sizes"|"groups", Record<string, string>>} SignTables */
/** @typedef {Record<"unknown"|"missing"|"alone"|"absent"|"slip", string>} Errors The codes of what may be wrong. */
/** @typedef {{plain: string, slip: string, absent: string, errors: Errors}} SignWords */
/** @typedef {SignTables & SignWords & {numbers: Record<string, string>, piece: RegExp, number: RegExp, name: RegExp}} Signs The signs of a family, to be looked up. */

const SEPARATORS = /[,、;|/·・。()[\]【】「」]/g;
const LONG_NAME = 40;
/** A card that lies face down, as Unicode has it and as it is read. */
const [BACK_TILE, BACK] = ["🀫", "x"];

/** What reads by some signs. @param {SignTables & SignWords} signs @returns {Reader} */
export function readerOf(signs) {
  const found = signsOf(signs);
  return {
    typed,
    cards: (text) => placedCards(found, text),
    groups: (text, known) => writtenGroups(found, text, known),
    named: (text, known) => named(found, text, known),
  };
}

/**
 * What `read` makes of a text as it is read. Its errors get their places in the text as it was typed.
 * @template T
 * @param {string} text
 * @param {(text: string) => T} read
 */
export function typed(text, read) {
  /** @type {number[]} */
  const places = [];
  const chars = [...text];
  const found = chars.map((char, place) => {
    if (/\p{DI}/u.test(char)) return "";
    const usual = char.normalize("NFKC").toLowerCase();
    const same = [...usual].length === 1 ? usual : char;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the engine takes them for spaces
    const one = same === BACK_TILE ? BACK : same.replace(/[\s\x1c-\x1f\x85]/, " ");
    for (const _ of one.split("")) places.push(place);
    return one;
  });
  return placing(
    (place) => places[place] ?? chars.length,
    () => read(found.join("")),
  );
}

/** A regular expression for any of the signs, the longest first. @param {string[]} signs */
const any = (signs) => signs.sort((one, other) => other.length - one.length).join("|") || "(?!)";

/** The signs of a family, to be looked up. @param {SignTables & SignWords} signs @returns {Signs} */
function signsOf(signs) {
  const { cards, ranks, suits, sizes, groups, plain } = signs;
  const [all, before] = [cards, sizes].map((each) => Object.keys(each));
  const numbers = { ...ranks };
  for (const sign of all) if (plain && cards[sign][1] === plain) numbers[sign] = cards[sign][0];
  const same = before.map(
    (sign) => `${sign}(?=${any(all.filter((card) => cards[card][1] === sizes[sign] && !numbers[card]))})`,
  );
  const written = [cards, ranks, suits].flatMap((each) => Object.keys(each)).join("");
  const glued = Object.keys(groups).filter(
    (name) => !/[a-z]/.test(name) && ![...name].some((char) => written.includes(char)),
  );
  const number = any(Object.keys(numbers));
  const from = [
    `(${any(all)})|(${any(before)})((?:${number})+)|((?:(?:${any(Object.keys(ranks))}) *)+)(${any(Object.keys(suits))})`,
  ];
  return {
    ...signs,
    numbers,
    piece: new RegExp([...from, ...same, " +"].join("|"), "y"),
    number: new RegExp(number, "g"),
    name: new RegExp(`(?<![^ ])([a-z_]+)(?=[ :]|$):?|(${any(glued)}):?|(?<![^ ])([^ :]*):`, "g"),
  };
}

/** A text with spaces for what separates. @param {string} text */
const spaced = (text) => text.replace(SEPARATORS, " ");

/** The cards of a text, each with its index. @param {Signs} signs @param {string} text */
function placedCards({ absent, cards, errors, number, numbers, piece, ranks, sizes, slip, suits }, text) {
  const plain = spaced(text);
  /** @type {Placed[]} */
  const found = [];
  /** @param {string} run @param {number} at @param {string} suit */
  const add = (run, at, suit) => {
    for (const { 0: sign, index } of run.matchAll(number)) {
      const code = numbers[sign] + suit;
      if (absent.includes(code))
        throw new NotationError(errors.absent, at + index, { sign: sign + plain[at + run.length] });
      found.push([code, at + index]);
    }
  };
  for (let place = 0; place < plain.length; place = piece.lastIndex) {
    piece.lastIndex = place;
    const match = piece.exec(plain);
    if (!match) {
      const [char] = [...plain.slice(place)];
      if (ranks[char]) throw new NotationError(errors.missing, place);
      if (suits[char]) throw new NotationError(errors.alone, place, { sign: char });
      throw new NotationError(errors.unknown, place, { char });
    }
    const [, card, size, sized, run, suit] = match;
    if (card) found.push([cards[card], place]);
    else if (size) add(sized, place + size.length, sizes[size]);
    else if (run) add(run, place, suits[suit]);
  }
  const slipped = slip && new RegExp(slip).exec(plain);
  if (slipped) {
    const { 0: whole, index } = slipped;
    const written = text.slice(index, index + whole.length);
    throw new NotationError(errors.slip, index + whole.lastIndexOf("10"), { written });
  }
  return found;
}

/** The error for a word that is no name of a known group. @param {string} kind @param {number} place @param {Record<string, unknown>} known */
const unknownGroup = (kind, place, known) =>
  new NotationError("unknown_meld_kind", place, { kind, known: Object.keys(known) });

/** The names of groups in a text, with what was written, and where the names begin and end. @param {Signs} signs @param {string} text */
const namesIn = ({ groups, name }, text) =>
  [...spaced(text).matchAll(name)].map(({ 0: whole, 1: word, 2: glued, 3: head, index }) => {
    const written = word ?? glued ?? head;
    return { name: groups[written] ?? "", written, start: index, at: index + whole.length, mayBeCards: whole === word };
  });

/** @type {(signs: Signs, text: string, known: Record<string, unknown>) => {name: string, at: number}} */
function named(signs, text, known) {
  const [first] = namesIn(signs, text);
  if (first?.start === 0 && Object.hasOwn(known, first.name)) return first;
  throw unknownGroup([...text.split(":")[0]].slice(0, LONG_NAME).join(""), 0, known);
}

/** @type {(signs: Signs, text: string, known: Record<string, unknown>) => Written[]} */
function writtenGroups(signs, text, known) {
  const names = namesIn(signs, text).filter(({ name, written, start, mayBeCards }) => {
    const there = Object.hasOwn(known, name);
    if (!there && !mayBeCards) throw unknownGroup(written, start, known);
    return there;
  });
  const first = spaced(text).search(/[^ ]/);
  if (first >= 0 && first < (names[0]?.start ?? text.length)) {
    throw unknownGroup(spaced(text).slice(first).split(" ")[0], first, known);
  }
  return names.map(({ name, start, at }, nth) => {
    const end = names[nth + 1]?.start ?? text.length;
    const length = spaced(text).slice(start, end).trimEnd().length;
    return { name, start, at, cards: text.slice(at, end), text: text.slice(start, start + length) };
  });
}
