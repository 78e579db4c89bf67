/** @file What lies inside the single file: blocks that no browser runs, named as the site's files are. */

/** A block that has been read to its end: something else stands after it, or the page is whole. @param {string} name */
const whole = (name) => {
  const found = document.getElementById(name);
  return found?.nextElementSibling || document.readyState !== "loading" ? found : null;
};

/** The text of a block. The large ones come after the script, so that the page is drawn before they are read. @param {string} name @returns {Promise<string>} */
export async function text(name) {
  if (!whole(name) && document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  }
  const found = whole(name);
  if (!found) throw new Error(`${name}: not in this file`);
  return found.textContent ?? "";
}

/** The text of a block that was packed. @param {string} name @returns {Promise<string>} */
export async function unpacked(name) {
  const packed = Uint8Array.from(atob(await text(name)), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
