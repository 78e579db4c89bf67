/** @file The words of the publishing page, in both languages. */
import { publishEn } from "../../words/publish.en.js";
import { publishZh } from "../../words/publish.zh.js";
import { fill } from "../text/phrases.js";

/** @typedef {keyof typeof publishZh} Key */

/** @type {Record<"zh"|"en", Record<Key, import("../text/phrases.js").Phrase>>} */
const WORDS = { zh: publishZh, en: publishEn };

/** A sentence with its values. @param {"zh"|"en"} lang @param {Key} key @param {Record<string, string|number>} [values] */
export const say = (lang, key, values = {}) => fill(WORDS[lang][key], values);

/** A word for one of some things, such as a kind or a form. @param {"zh"|"en"} lang @param {string} sort of the word @param {string} name */
export function wordFor(lang, sort, name) {
  const key = /** @type {Key} */ (`publish.${name}.${sort}`);
  return key in WORDS[lang] ? say(lang, key) : name;
}
