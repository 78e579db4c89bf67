/** @file The sentences of the elements that ask the engine, in both languages. What the engine says is its own. */
import { embedEn } from "../../../words/embed.en.js";
import { embedZh } from "../../../words/embed.zh.js";
import { fill } from "../../text/phrases.js";

/** @typedef {"zh"|"en"} Lang */
/** @typedef {keyof typeof embedZh} Key */

/** @type {Record<Lang, Record<string, import("../../text/phrases.js").Phrase>>} */
const WORDS = { zh: embedZh, en: embedEn };

/**
 * A sentence with its values.
 * @param {Lang} lang
 * @param {Key} key
 * @param {Record<string, string|number>} [values]
 */
export const say = (lang, key, values = {}) => fill(WORDS[lang][key], values);

/**
 * A sentence in both languages.
 * @param {Key} key
 * @param {Record<string, string|number>} [values]
 */
export const both = (key, values) => ({ zh: say("zh", key, values), en: say("en", key, values) });

/** Whether there is a sentence for a key. @param {string} key @returns {key is Key} */
export const isKey = (key) => Object.hasOwn(embedZh, key);

/** Megabytes as they are shown. @param {number} bytes */
export const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1);
