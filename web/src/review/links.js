/**
 * @file Links into the page: what follows the # of an address. The engine alone reads and writes what they say; here it
 * is only known which kinds there are, and at which address this page answers to them.
 */

/** @typedef {"review"} Kind */

/** What a link may show, by its first word. @type {readonly string[]} */
const KINDS = ["review"];

/** Whether the address asks for something that the engine is to read. @param {string} hash what follows the address, with its # */
export const isLink = (hash) => KINDS.includes(hash.slice(1).split("?")[0]) && hash.includes("?");

/**
 * A link to be sent to somebody, as a whole address. Where the page is a file of one's own disk, only what the link
 * says: the address leads nobody else anywhere, and tells where one keeps one's files.
 * @param {string} link
 */
export const addressOf = (link) =>
  location.protocol === "file:" ? `#${link}` : new URL(`#${link}`, location.href).href;
