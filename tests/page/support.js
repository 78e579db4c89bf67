/** @file What the suites share: chance from a seed, the fixtures, and stand-ins for what only a browser has. */
import { readdirSync, readFileSync } from "node:fs";
import { readerOf } from "../../web/src/picture/signs.js";

const FIXTURES = new URL("../fixtures/", import.meta.url);

/** The text of a fixture. */
export const fixture = (path) => readFileSync(new URL(path, FIXTURES), "utf8");

/** The names of the fixtures in a folder. */
export const fixturesIn = (folder) => readdirSync(new URL(folder, FIXTURES)).sort();

/** Every card of a game without kings, once. */
export const KINDS = ["s", "b"].flatMap((size) => [..."1234567890"].map((digit) => digit + size));

/** Signs by themselves, each standing for itself. */
const itself = (signs) => Object.fromEntries([...signs].map((sign) => [sign, sign]));
const COMMON = { sizes: {}, plain: "", slip: "", absent: "" };

/** What reads by some of the signs of each family; the engine has them all. */
export const READERS = {
  zipai: readerOf({
    ...COMMON,
    cards: {
      ...Object.fromEntries([..."一二三四五六七八九"].map((sign, nth) => [sign, `${nth + 1}s`])),
      拾: "0b",
      k: "k",
    },
    ranks: itself("1234567890"),
    suits: itself("sb"),
    sizes: { 大: "b", 小: "s" },
    plain: "s",
    groups: { 碰: "peng", peng: "peng", chi: "chi", ti: "ti", pao: "pao", wei: "wei" },
    errors: { unknown: "unknown_card", missing: "size_missing", alone: "size_alone", absent: "", slip: "" },
  }),
  mahjong: readerOf({
    ...COMMON,
    cards: { 东: "1z" },
    ranks: itself("123456789"),
    suits: itself("mspz"),
    groups: { peng: "peng" },
    errors: { unknown: "unknown_tile", missing: "suit_missing", alone: "suit_alone", absent: "", slip: "" },
  }),
};

/** Chance that is the same in every run: whole numbers below a limit (mulberry32). */
export function chanceOf(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
}

/** The same chance, so many times. */
export function* rounds(count, seed) {
  const chance = chanceOf(seed);
  for (let nth = 0; nth < count; nth++) yield chance;
}

/** A shuffled copy of a list. */
export function shuffled(list, chance) {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}

/** A hand of this many cards from a full deck with two kings. */
export const handOf = (size, chance) =>
  shuffled([...KINDS.flatMap((kind) => Array(4).fill(kind)), "k", "k"], chance).slice(0, size);

/** Cards in columns of one to four. */
export function inColumns(cards, chance) {
  const [left, columns] = [[...cards], []];
  while (left.length > 0) columns.push(left.splice(0, 1 + chance(4)));
  return columns;
}

/** What each of these has under a name. */
export const pluck = (list, name) => list.map((one) => one[name]);

const { matches, hands } = JSON.parse(fixture("stored/2.json")).stores;
/** What a browser has kept of a match, and of a hand of it for the statistics. */
export const { tab: _, ...HEAD } = Object.values(matches).at(-1);
export const ROW = Object.values(hands).at(-1);

/** A house rule with these values, the usual one first. */
export const optionOf = (id, ...values) => ({
  id,
  choices: values.map((value) => ({ value, label: same(String(value)) })),
  default: values[0],
  label: same(id),
  help: same(id),
});

/** A game as the engine lists it. */
export const gameWith = (id, family, ...options) => ({ id, family, name: same(id), about: same(id), options });

/** A deeply frozen value: a function that changes its arguments throws. */
export function frozen(value) {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Puts something in the place of a global that only browsers have, or that a test must control. */
export const standIn = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** A document whose styles apply as soon as they are added. */
export const styledDocument = () =>
  standIn("document", {
    baseURI: "https://example.org/",
    createElement: () => ({}),
    head: { append: (link) => link.onload() },
  });

/** A localStorage in memory. */
export function localStorageOf(entries = {}) {
  const held = new Map(Object.entries(entries));
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) };
}

/** Both languages of the page. @type {import("../../web/src/shared/types.js").Lang[]} */
export const LANGS = ["zh", "en"];

/** A text that is the same in both languages. */
export const same = (text) => ({ zh: text, en: text });

/** A value that has only what the code under test reads of it. @param {any} value @returns {any} */
export const part = (value) => value;
