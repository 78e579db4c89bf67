/**
 * @file What pictures are drawn with: the data of the engine and the outlines of the cards. One face of zipai comes with
 * the script; anything else is fetched when the first picture wants it.
 */
import { unpacked } from "../picture/deck.js";
import { parseCards } from "../picture/zipai_notation.js";
import { FAMILY_PICTURES, PICTURES, SCRIPT } from "./built.js";
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
  fetching[family] ??= runScript(new URL(`hupai-${family}.js`, SCRIPT).href).catch((error) => {
    delete fetching[family];
    throw error;
  });
  return fetching[family];
}

/**
 * Runs a script of ours by an element: that needs no permission of its server for other sites, as an import would. A
 * page with Trusted Types that allows no policy of ours throws a TypeError; there it is imported.
 * @param {string} address
 */
async function runScript(address) {
  try {
    const script = document.createElement("script");
    script.src = trusted(address);
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    script.remove();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await import(address);
  }
}

/** The address as a page with Trusted Types wants it. @param {string} address @returns {string} */
function trusted(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  return types ? types.createPolicy("hupai", { createScriptURL: () => address }).createScriptURL(address) : address;
}
