/** @file The words of the card editor, in both languages. */
import { editorEn } from "../../words/editor.en.js";
import { editorZh } from "../../words/editor.zh.js";
import { fill } from "../text/phrases.js";

/** @typedef {keyof typeof editorZh} Key */

/** @type {Record<"zh"|"en", Record<Key, import("../text/phrases.js").Phrase>>} */
const WORDS = { zh: editorZh, en: editorEn };

/** How a field may be written, if there is something to say of it. @param {"zh"|"en"} lang @param {string} field @param {string} family */
export function sampleOf(lang, field, family) {
  const key = `editor.sample.${field}.${family}`;
  return key in WORDS[lang] ? say(lang, /** @type {Key} */ (key)) : "";
}

/** A sentence with its values. @param {"zh"|"en"} lang @param {Key} key @param {Record<string, string|number>} [values] */
export const say = (lang, key, values = {}) => fill(WORDS[lang][key], values);
