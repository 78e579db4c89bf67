/** @file Where a family's script leaves its pictures for the script that asked for them. */
import { VERSION } from "./built.js";

/** @typedef {import("../picture/types.js").Outline} Outline */
/** @typedef {import("../picture/types.js").PackedDeck} PackedDeck */
/** @typedef {import("../picture/types.js").ReadingDeck} ReadingDeck */
/**
 * @typedef {object} FamilyPictures What a family's script brings.
 * @property {PackedDeck} deck
 * @property {Record<string, Record<string, Outline[]>>} faces the outlines of each face
 * @property {ReadingDeck["parse"]} parse
 */

/** Scripts of one version find each other's pictures; two versions on a page do not meet. @param {string} family */
const place = (family) => Symbol.for(`hupai ${VERSION} ${family}`);
const shared = /** @type {Record<symbol, FamilyPictures|undefined>} */ (/** @type {unknown} */ (globalThis));

/** Leaves a family's pictures. @param {string} family @param {Omit<FamilyPictures, "parse">} pictures @param {FamilyPictures["parse"]} parse */
export function offer(family, pictures, parse) {
  shared[place(family)] = { ...pictures, parse };
}

/** The pictures that a family's script left. @param {string} family */
export const offered = (family) => shared[place(family)];
