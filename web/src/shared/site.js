/**
 * @file Where the rest of the site is, as the page sees it: its worker, its pictures, its data, its other pages. In
 * the single file that plays from a disk all of it lies inside, and single/site.js stands in the place of this.
 */
import { workerName } from "./boot/ways.js";
import { trustedScript } from "./trusted.js";

/** The worker that Python lives in; the first one may be there already. @param {string} way how it starts; "" is the best way there is */
export function startWorker(way) {
  const page = /** @type {{hupaiEarly?: import("./start.js").Early}} */ (globalThis);
  const early = page.hupaiEarly;
  delete page.hupaiEarly;
  if (early && early.way === way && !early.failed) return early.worker;
  early?.worker.terminate();
  return new Worker(trustedScript("assets/worker.js"), { type: "module", name: workerName(way) });
}

/** What stands before the name of a character, by the card face. The words of the table are in the first one only. */
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

/** The address of a table whose Python starts in this way. @param {string} way */
export const startedBy = (way) => `./?boot=${way}`;

/** A file of data that the build wrote, taken as it is. @param {"build.json"|`assets/${string}.json`} path @returns {Promise<any>} */
export async function read(path) {
  const response = await fetch(new URL(path, document.baseURI));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
