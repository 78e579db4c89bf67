/** @file The words of the learning pages. They do not load those of the table. */
import { learnEn } from "../../words/learn.en.js";
import { learnZh } from "../../words/learn.zh.js";
import { fill } from "../text/phrases.js";

/** @import { Lang } from "../shared/types.js" */

/** @type {Record<Lang, Record<string, import("../text/phrases.js").Phrase>>} */
const WORDS = { zh: learnZh, en: learnEn };

/**
 * Returns the sentence of a key. A key without a sentence is returned itself.
 * @param {Lang} lang
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 */
export const say = (lang, key, values = {}) => (key in WORDS[lang] ? fill(WORDS[lang][key], values) : key);
