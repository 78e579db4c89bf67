/** @file The words of the pages to read; they carry none of the table's. */
import { learnEn } from "../../words/learn.en.js";
import { learnZh } from "../../words/learn.zh.js";
import { cardName } from "../cards.js";
import { fill } from "../phrases.js";

/** @typedef {import("../types.js").Lang} Lang */

/** @type {Record<Lang, Record<string, import("../phrases.js").Phrase>>} */
const WORDS = { zh: learnZh, en: learnEn };

/**
 * The sentence for a key; one that is missing shows its key.
 * @param {Lang} lang
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 */
export const say = (lang, key, values = {}) => (key in WORDS[lang] ? fill(WORDS[lang][key], values) : key);

/** Card names as a list: "大柒、小七". @param {Lang} lang @param {string[]} cards */
export const listCards = (lang, cards) => cards.map((card) => cardName(card, lang)).join(lang === "zh" ? "、" : ", ");
