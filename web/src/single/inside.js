/**
 * @file Reads the blocks of data inside the single file. No browser runs them. They have the names of the site's files.
 */
import { gunzip } from "../shared/gunzip.js";

/**
 * Returns the text of a block. The large blocks come after the script, so that the page is drawn before they are read. The
 * browser has read a block to its end when an element follows it, or the page is complete.
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function text(name) {
  if (document.readyState === "loading" && !document.getElementById(name)?.nextElementSibling) {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  }
  const found = document.getElementById(name);
  if (!found) throw new Error(`${name}: not in this file`);
  return found.textContent ?? "";
}

/** Returns the text of a block that was packed. @param {string} name @returns {Promise<string>} */
export async function unpacked(name) {
  const packed = Uint8Array.from(atob(await text(name)), (letter) => letter.charCodeAt(0));
  return gunzip(packed).text();
}
