/**
 * @file What pictures are drawn with: the data of the engine and the outlines of the cards. One face of zipai comes with
 * the script; anything else is fetched when the first picture wants it.
 */
import { unpacked } from "../picture/deck.js";
import { parseCards } from "../picture/zipai_notation.js";
import { FAMILY_PICTURES, PICTURES } from "./built.js";
import { fetchFamily } from "./fetch_family.js";
import { offered } from "./offered.js";

/** @typedef {import("../picture/types.js").Data} Data */
/** @typedef {import("./offered.js").FamilyPictures} FamilyPictures */

/** @type {Data} */
export const DATA = JSON.parse(PICTURES);

/** @type {FamilyPictures} */
const brought = { ...JSON.parse(FAMILY_PICTURES), parse: parseCards };
const BROUGHT = brought.deck.family;

/** @type {Record<string, Promise<void>>} */
const fetching = {};

/**
 * The deck and the outlines of a face, if they are here already. The usual face has no name.
 * @param {string} family
 * @param {string} face
 */
export function materialOf(family, face) {
  const found = offered(family) ?? (family === BROUGHT ? brought : null);
  const outlines = found?.faces[face || Object.keys(found.faces)[0]];
  return found && outlines ? { data: DATA, deck: unpacked(DATA, found.deck, found.parse), outlines } : null;
}

/** Some deck, for a picture without cards. */
export const someDeck = () => unpacked(DATA, brought.deck, parseCards);

/** Fetches all pictures of a family once. A failed attempt can be repeated. @param {string} family */
export function fetchMaterial(family) {
  fetching[family] ??= fetchFamily(family).catch((error) => {
    delete fetching[family];
    throw error;
  });
  return fetching[family];
}
