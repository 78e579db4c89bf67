/** @file The words of the pages to read; they carry none of the table's. */
import { learnEn } from "../../words/learn.en.js";
import { learnZh } from "../../words/learn.zh.js";
import { fill } from "../text/phrases.js";

export { listCards } from "../zipai/cards.js";

/** @typedef {import("../shared/types.js").Lang} Lang */

/** @type {Record<Lang, Record<string, import("../text/phrases.js").Phrase>>} */
const WORDS = { zh: learnZh, en: learnEn };

/**
 * The sentence for a key; one that is missing shows its key.
 * @param {Lang} lang
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 */
export const say = (lang, key, values = {}) => (key in WORDS[lang] ? fill(WORDS[lang][key], values) : key);
