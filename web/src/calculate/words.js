/** @file The words of the calculator, in both languages. */
import { calculateEn } from "../../words/calculate.en.js";
import { calculateZh } from "../../words/calculate.zh.js";
import { fill } from "../text/phrases.js";

/** @typedef {keyof typeof calculateZh} Key */

/** @type {Record<"zh"|"en", Record<Key, import("../text/phrases.js").Phrase>>} */
const WORDS = { zh: calculateZh, en: calculateEn };

/** A sentence with its values. @param {"zh"|"en"} lang @param {Key} key @param {Record<string, string|number>} [values] */
export const say = (lang, key, values = {}) => fill(WORDS[lang][key], values);

/** What a family of games is called. @param {"zh"|"en"} lang @param {string} family */
export const familyName = (lang, family) => say(lang, /** @type {Key} */ (`calculate.family.${family}`));
