/** @file English words beside Chinese characters, for players who do not read them. */
import { html, nothing } from "lit";
import { sayIn } from "./i18n.js";

/** @import { Lang } from "../shared/types.js" */

/**
 * Draws the English word for a character that stands beside it. In Chinese the character says it already.
 * @param {Lang} lang
 * @param {string} key
 * @param {string} [prefix] what the keys of the family's own sentences begin with
 */
export const inEnglish = (lang, key, prefix = "") =>
  lang === "en" ? html`<small class="english" aria-hidden="true">${sayIn(prefix, lang, key)}</small>` : nothing;
