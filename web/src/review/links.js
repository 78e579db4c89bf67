/**
 * @file Links into the page: the part of the address after #. The engine reads and writes their contents. This module
 * knows only which kinds there are, and the address of this page.
 */

import { linkIn } from "../shared/sent_link.js";

/** @typedef {"review"} Kind */

/** The kinds of links, by their first word. @type {readonly string[]} */
const KINDS = ["review"];

/** Returns whether the address has a link for the engine, or its beginning. @param {string} hash the end of the address, from # on */
export const isLink = (hash) => hash.startsWith("#") && KINDS.includes(linkIn(hash).split("?")[0]);

/**
 * Returns the whole address of a link, to send to somebody. If the page is a file on the player's disk, returns only
 * the part from # on: the rest would be useless to others, and would reveal the player's folders.
 * @param {string} link
 */
export const addressOf = (link) =>
  location.protocol === "file:" ? `#${link}` : new URL(`#${link}`, location.href).href;
