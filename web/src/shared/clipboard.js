/** @file Copies a text into the clipboard. */

/** Copies a text; false if the browser does not allow it, or has no clipboard for pages. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
