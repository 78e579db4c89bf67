/**
 * @file Words in the player's language. A sentence is always whole, with {placeholders}; English
 * plurals are an object chosen by the placeholder `n`.
 */
import { en } from "../words/en.js";
import { zh } from "../words/zh.js";
import { cardName } from "./cards.js";

/** @typedef {import("./types.js").Lang} Lang */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {string|{one: string, other: string}} Phrase */
/** @typedef {keyof typeof zh} Key */

/** @type {Record<Lang, Record<string, Phrase>>} */
export const WORDS = { zh, en };

const plural = new Intl.PluralRules("en");

/**
 * The sentence for a key. A key that is missing shows itself, so that a test and a reader see it.
 * @param {Lang} lang
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function say(lang, key, values = {}) {
  const phrase = WORDS[lang][key];
  if (phrase === undefined) return key;
  const text = typeof phrase === "string" ? phrase : plural.select(Number(values.n)) === "one" ? phrase.one : phrase.other;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * A sentence in both languages, so that it follows when the language is switched.
 * @param {Key|string} key
 * @param {Record<string, string|number>} [values]
 * @returns {Text}
 */
export const both = (key, values) => ({ zh: say("zh", key, values), en: say("en", key, values) });

/** Whether there is such a sentence. @param {string} key */
export const has = (key) => key in WORDS.zh;

/**
 * A text of the engine's, in the player's language.
 * @param {Lang} lang
 * @param {Text|null|undefined} text
 */
export const pick = (lang, text) => (text ? text[lang] || text.zh : "");

/**
 * Several card names as a list: "大柒、小七", "big seven, small seven".
 * @param {Lang} lang
 * @param {string[]} cards
 */
export function listCards(lang, cards) {
  return cards.map((card) => cardName(card, lang)).join(lang === "zh" ? "、" : ", ");
}

/**
 * Several named things as a list: "红胡、黑胡", "red win, black win".
 * @param {Lang} lang
 * @param {string} kind the first word of their keys
 * @param {string[]} names
 */
export function listNames(lang, kind, names) {
  return names.map((name) => say(lang, `${kind}.${name}`)).join(lang === "zh" ? "、" : ", ");
}

/**
 * A score with its sign, and a real minus.
 * @param {number} points
 */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** The language to start with: the player's browser decides. @returns {Lang} */
export function preferredLanguage() {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("zh")) ? "zh" : "en";
}
