/**
 * @file Reads the blocks of data inside the single file. No browser runs them. They have the names of the site's files.
 */
import { gunzip } from "../shared/gunzip.js";

/**
 * Returns a block if the browser has read it to its end: an element follows it, or the page is complete. Else null.
 * @param {string} name
 */
const completeBlock = (name) => {
  const found = document.getElementById(name);
  return found?.nextElementSibling || document.readyState !== "loading" ? found : null;
};

/**
 * Returns the text of a block. The large blocks come after the script, so that the page is drawn before they are read.
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function text(name) {
  if (!completeBlock(name) && document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  }
  const found = completeBlock(name);
  if (!found) throw new Error(`${name}: not in this file`);
  return found.textContent ?? "";
}

/** Returns the text of a block that was packed. @param {string} name @returns {Promise<string>} */
export async function unpacked(name) {
  const packed = Uint8Array.from(atob(await text(name)), (letter) => letter.charCodeAt(0));
  return gunzip(packed).text();
}
