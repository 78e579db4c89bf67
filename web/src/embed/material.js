/**
 * @file What pictures are drawn with: the data of the engine and the outlines of the cards. One face of zipai comes with
 * the script; anything else is fetched when the first picture wants it.
 */
import { outlinesOf, unpacked } from "../picture/deck.js";
import { isNotationError, NotationError, pieces, placing } from "../picture/notation.js";
import { QUICK_READER } from "../picture/quick_reader.js";
import { FAMILY_PICTURES, PICTURES } from "./built.js";
import { fetchFamily } from "./fetch_family.js";
import { offered, shareNotation } from "./offered.js";

/** @import { Data } from "../picture/types.js" */
/** @import { FamilyPictures } from "./offered.js" */

/** @type {Data} */
export const DATA = JSON.parse(PICTURES);

/** @type {FamilyPictures} */
const brought = { ...JSON.parse(FAMILY_PICTURES), reader: QUICK_READER };
const BROUGHT = brought.deck.family;

/** @type {Record<string, Promise<void>>} */
const fetching = {};
/** What was unpacked before. @type {Record<string, import("../picture/pictures.js").Material>} */
const ready = {};

/**
 * The deck and the outlines of a face, if they are here already. The usual face has no name.
 * @param {string} family
 * @param {string} face
 */
export function materialOf(family, face) {
  const whole = offered(family);
  const found = whole ?? (family === BROUGHT ? brought : null);
  const shown = found?.faces[face || Object.keys(found.faces)[0]];
  if (!found || !shown) return null;
  const key = [family, face, Boolean(whole)].join();
  ready[key] ??= {
    data: DATA,
    quick: !whole,
    deck: unpacked(DATA, found.deck, found.reader),
    outlines: outlinesOf(found.deck, shown),
  };
  return ready[key];
}

/** As `materialOf`, if it reads whatever people write and says what is wrong with it. @param {string} family @param {string} face */
export const wholeMaterialOf = (family, face) => (offered(family) ? materialOf(family, face) : null);

/** Some deck, for a picture without cards: no face needs to be here. */
export function someDeck() {
  const { deck, reader } = offered(BROUGHT) ?? brought;
  return unpacked(DATA, deck, reader);
}

/** Fetches all pictures of a family once. A failed attempt can be repeated. @param {string} family */
export function fetchMaterial(family) {
  shareNotation({ isNotationError, NotationError, pieces, placing });
  fetching[family] ??= fetchFamily(family).catch((error) => {
    delete fetching[family];
    throw error;
  });
  return fetching[family];
}
