/** @file Fills sentences and chooses the language. It loads no words, for pages that need only a few. */

/** @import { Lang, Text } from "../shared/types.js" */
/** @typedef {string|{one: string, other: string}} Phrase */

const plural = new Intl.PluralRules("en");

/**
 * A sentence with its {placeholders} filled; an English plural is chosen by the placeholder `n`.
 * @param {Phrase} phrase
 * @param {Record<string, string|number>} values
 */
export function fill(phrase, values) {
  const text =
    typeof phrase === "string" ? phrase : plural.select(Number(values.n)) === "one" ? phrase.one : phrase.other;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * A text of the engine's, in the player's language.
 * @param {Lang} lang
 * @param {Text|null|undefined} text
 */
export const pick = (lang, text) => (text ? text[lang] || text.zh : "");

/** The language to start with, by the languages of the browser. @returns {Lang} */
export function preferredLanguage() {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("zh")) ? "zh" : "en";
}
