/**
 * @file The addresses of the site's data and pages. In the single file all of these lie inside the file, and
 * single/site.js stands in for this module.
 */

import { adoptStyles } from "./adopt_styles.js";

/** The addresses of the pages. */
export const PAGES = {
  table: "./",
  lessons: "learn.html",
  rules: "rules.html",
  glossary: "glossary.html",
  calculate: "calculate.html",
  practise: "practise.html",
  tournament: "tournament.html",
  publish: "publish.html",
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

/** The styles that a page has or is loading, by family. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Adds the styles of a family to the page. Resolves when they apply; rejects if they did not arrive, and the next call
 * tries again.
 * @param {string} family
 * @returns {Promise<void>}
 */
export function loadStyles(family) {
  const known = styles.get(family);
  if (known) return known;
  const link = document.createElement("link");
  /** @type {Promise<void>} */
  const loaded = new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => adoptStyles(link.href).then(done, () => failed(new Error(link.href)));
  });
  Object.assign(link, { rel: "stylesheet", href: `assets/${family}.css` });
  document.head.append(link);
  styles.set(family, loaded);
  loaded.catch(() => {
    link.remove();
    styles.delete(family);
  });
  return loaded;
}
