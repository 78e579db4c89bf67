/**
 * @file The addresses of the site's pictures, data and pages. In the single file all of these lie inside the file, and
 * single/site.js stands in for this module.
 */

/**
 * The address of a sprite up to the name of a character, by card face. Only the first one has the words of the table.
 */
export const SPRITES = { song: "assets/cards.svg#", kai: "assets/cards-kai.svg#" };

/** The addresses of the pages. */
export const PAGES = {
  table: "./",
  lessons: "learn.html",
  rules: "rules.html",
  glossary: "glossary.html",
  diagnostics: "diagnostics.html",
  licences: "licences/index.html",
};

/** The address of the table that starts Python in this way. @param {string} way */
export const startedBy = (way) => `./?boot=${way}`;

/** Reads a JSON file of the build. @param {"build.json"|`assets/${string}.json`} path @returns {Promise<any>} */
export async function read(path) {
  const response = await fetch(new URL(path, document.baseURI));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
