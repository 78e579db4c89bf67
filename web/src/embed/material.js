/**
 * @file What pictures are drawn with: the data of the engine and the outlines of the cards. One face of zipai comes with
 * the script; anything else is fetched when the first picture wants it.
 */
import { outlinesOf, unpacked } from "../picture/deck.js";
import { isNotationError, isSpace, NotationError, pieces } from "../picture/notation.js";
import { parseCards } from "../picture/zipai_notation.js";
import { FAMILY_PICTURES, PICTURES } from "./built.js";
import { fetchFamily } from "./fetch_family.js";
import { offered, shareNotation } from "./offered.js";

/** @typedef {import("../picture/types.js").Data} Data */
/** @typedef {import("./offered.js").FamilyPictures} FamilyPictures */

/** @type {Data} */
export const DATA = JSON.parse(PICTURES);

/** @type {FamilyPictures} */
const brought = { ...JSON.parse(FAMILY_PICTURES), parse: parseCards };
const BROUGHT = brought.deck.family;

/** @type {Record<string, Promise<void>>} */
const fetching = {};
/** What was unpacked before, by family and face. @type {Record<string, import("../picture/pictures.js").Material>} */
const ready = {};

/**
 * The deck and the outlines of a face, if they are here already. The usual face has no name.
 * @param {string} family
 * @param {string} face
 */
export function materialOf(family, face) {
  const found = offered(family) ?? (family === BROUGHT ? brought : null);
  const shown = found?.faces[face || Object.keys(found.faces)[0]];
  if (!found || !shown) return null;
  ready[family + face] ??= {
    data: DATA,
    deck: unpacked(DATA, found.deck, found.parse),
    outlines: outlinesOf(found.deck, shown),
  };
  return ready[family + face];
}

/** Some deck, for a picture without cards. */
export const someDeck = () => /** @type {import("../picture/pictures.js").Material} */ (materialOf(BROUGHT, "")).deck;

/** Fetches all pictures of a family once. A failed attempt can be repeated. @param {string} family */
export function fetchMaterial(family) {
  shareNotation({ isNotationError, isSpace, NotationError, pieces });
  fetching[family] ??= fetchFamily(family).catch((error) => {
    delete fetching[family];
    throw error;
  });
  return fetching[family];
}
