/** What the scripts for other sites are told of pictures, and by what name. */

import { join } from "node:path";
import { readJson, text } from "./bundling.mjs";

/** The elements that a card is made of. @typedef {[name: string, attributes: Record<string, string>][]} Outline */

/** What is drawn on one card, if it is one path and nothing else. @param {Outline} outlines */
const pathOf = (outlines) => (outlines?.length === 1 && outlines[0][0] === "path" ? Object.values(outlines[0][1]) : []);

/**
 * The outlines of a face. If each card of the deck is one path, they are one text: see src/picture/deck.js.
 * @param {Record<string, Outline>} outlines @param {{ cards: Record<string, unknown> }} deck
 */
function inShort(outlines, { cards }) {
  const paths = Object.keys(cards).map((code) => pathOf(outlines[code]));
  return paths.every(({ length }) => length === 1) ? paths.join("|") : outlines;
}

/**
 * What a family's pictures need: its deck and the outlines of some of its faces.
 * @param {string} data the folder that picture_data.py fills
 * @param {string} family
 * @param {string[]} [shown] the faces, all of them if left out
 */
export function materialOf(data, family, shown) {
  /** @param {string} name */
  const read = (name) => readJson(join(data, `${name}.json`));
  const { decks, faces, signs } = read("pictures");
  const deck = decks[family];
  // A script that brings a part reads what the engine writes; the whole reads whatever people write, and says what is
  // wrong. A script without a face fetches one, and the cards of the deck with it.
  const part = shown?.length === 0 ? { ...deck, cards: {}, groups: {} } : deck;
  return {
    ...(shown ? { deck: { ...part, errors: {} } } : { deck, signs: signs[family] }),
    faces: Object.fromEntries(
      (shown ?? /** @type {string[]} */ (faces[family])).map((face) => [face, inShort(read(face), deck)]),
    ),
  };
}

/** All pictures of every family, by the names of esbuild's `define`. @param {string} data the folder that picture_data.py fills */
export function familyPictures(data) {
  const { faces } = readJson(join(data, "pictures.json"));
  return Object.fromEntries(
    Object.keys(faces).map((family) => [`globalThis.HUPAI_PICTURES_OF.${family}`, text(materialOf(data, family))]),
  );
}

/**
 * What a script with the pictures of the first family is told, by the names of esbuild's `define`.
 * @param {string} data the folder that picture_data.py fills
 * @param {string} version
 * @param {string[]} [brought] the faces that the script brings, the usual one if left out
 */
export function picturesOf(data, version, brought) {
  const { decks, faces, signs: _, ...pictures } = readJson(join(data, "pictures.json"));
  const [family, [face]] = Object.entries(/** @type {Record<string, string[]>} */ (faces))[0];
  return {
    "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version),
    "globalThis.HUPAI_PICTURES": text({ ...pictures, faces }),
    "globalThis.HUPAI_FAMILY_PICTURES": text(materialOf(data, family, brought ?? [face])),
  };
}
