/**
 * @file Words in the player's language. A sentence is always whole, with {placeholders}; English
 * plurals are an object chosen by the placeholder `n`.
 */

import { aidsEn } from "../../words/aids.en.js";
import { aidsZh } from "../../words/aids.zh.js";
import { en } from "../../words/en.js";
import { savesEn } from "../../words/saves.en.js";
import { savesZh } from "../../words/saves.zh.js";
import { tableEn } from "../../words/table.en.js";
import { tableZh } from "../../words/table.zh.js";
import { zh } from "../../words/zh.js";
import { fill } from "./phrases.js";

export { pick, preferredLanguage } from "./phrases.js";

/** @import { Lang, Text } from "../shared/types.js" */
/** @import { Phrase } from "./phrases.js" */
/** @typedef {keyof typeof zh | keyof typeof savesZh | keyof typeof aidsZh | keyof typeof tableZh} Key */

/** @type {Record<Lang, Record<string, Phrase>>} */
export const WORDS = {
  zh: { ...zh, ...savesZh, ...aidsZh, ...tableZh },
  en: { ...en, ...savesEn, ...aidsEn, ...tableEn },
};

/** Adds the words of a part that is loaded on demand. @param {Record<Lang, Record<string, Phrase>>} words */
export function addWords(words) {
  Object.assign(WORDS.zh, words.zh);
  Object.assign(WORDS.en, words.en);
}

/**
 * The sentence for a key. For a missing key it is the key itself, so that tests and readers notice it.
 * @param {Lang} lang
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function say(lang, key, values = {}) {
  const phrase = WORDS[lang][key];
  if (phrase === undefined) return key;
  return fill(phrase, values);
}

/**
 * The sentence for a key, in a family's own words where it has some.
 * @param {string} prefix what the keys of the family's own sentences begin with
 * @param {Lang} lang
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 */
export const sayIn = (prefix, lang, key, values) => say(lang, prefix && has(prefix + key) ? prefix + key : key, values);

/**
 * A sentence in both languages, so that it follows when the language is switched.
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 * @returns {Text}
 */
export const both = (key, values) => ({ zh: say("zh", key, values), en: say("en", key, values) });

/**
 * A sentence in both languages, in a family's own words where it has some.
 * @param {string} prefix
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 * @returns {Text}
 */
export const bothIn = (prefix, key, values) => ({
  zh: sayIn(prefix, "zh", key, values),
  en: sayIn(prefix, "en", key, values),
});

/** Joins whole sentences. @param {Lang} lang @param {string[]} sentences */
export const joined = (lang, sentences) => sentences.filter(Boolean).join(lang === "zh" ? "" : " ");

/** Whether there is a sentence for a key. @param {string} key */
export const has = (key) => key in WORDS.zh;

/**
 * A score with its sign; the minus is the typographic one.
 * @param {number} points
 */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/**
 * How long ago something was: "5 分钟前", "yesterday".
 * @param {Lang} lang
 * @param {number} at
 */
export function ago(lang, at) {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (-seconds >= size) return format.format(Math.ceil(seconds / size), unit);
  return say(lang, "ago.now");
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
