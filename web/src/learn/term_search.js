/** @file Decides which terms of the glossary a search finds: by characters, by pinyin, or by meaning. */
import { pick } from "../text/phrases.js";

/** Letters without tones and spaces, so that "zimo" finds zìmō. @param {string} text */
const bare = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s]/g, "")
    .toLowerCase();

/**
 * Whether a search finds a term; an empty search finds every term.
 * @param {import("./types.js").Term} term
 * @param {import("../shared/types.js").Lang} lang the language in which the meaning is read
 * @param {string} search
 */
export function fitsSearch(term, lang, search) {
  const wanted = bare(search);
  return [term.zi, term.en ?? "", term.id.replaceAll("-", ""), term.pinyin, pick(lang, term.means)].some((text) =>
    bare(text).includes(wanted),
  );
}
