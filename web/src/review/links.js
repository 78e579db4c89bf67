/**
 * @file Links into the page: the part of the address after #. The engine reads and writes their contents. This module
 * knows only which kinds there are, and the address of this page.
 */

import { linkIn } from "../shared/sent_link.js";

/** @typedef {"review"|"rules"} Kind By the first word of a link: a moment of a hand, house rules. */

/** @type {readonly Kind[]} */
const KINDS = ["review", "rules"];

/** The kind of the link for the engine, or of its beginning, that the address has. @param {string} hash the end of the address, from # on */
export const kindOfLink = (hash) =>
  hash.startsWith("#") ? KINDS.find((kind) => kind === linkIn(hash).split("?")[0]) : undefined;

/**
 * Returns the whole address of a link, to send to somebody. If the page is a file on the player's disk, returns only
 * the part from # on: the rest would be useless to others, and would reveal the player's folders.
 * @param {string} link
 */
export const addressOf = (link) =>
  location.protocol === "file:" ? `#${link}` : new URL(`#${link}`, location.href).href;
