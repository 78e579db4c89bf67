/** @file Where a family's script leaves its pictures for the script that asked for them. */
import { VERSION } from "./built.js";

/** What the script that draws positions is called. */
export const SCENES = "scenes";

/** @import { ScenePictures } from "../picture/pictures.js" */
/** @import { PackedDeck, PackedFace } from "../picture/types.js" */
/**
 * @typedef {object} FamilyPictures What a family's script brings.
 * @property {PackedDeck} deck
 * @property {Record<string, PackedFace>} faces the outlines of each face
 * @property {import("../picture/notation.js").Reader} reader
 */

/** Scripts of one version find each other's pictures; two versions on a page do not meet. @param {string} name */
const place = (name) => Symbol.for(`hupai ${VERSION} ${name}`);
const shared = /** @type {Record<symbol, any>} */ (/** @type {unknown} */ (globalThis));

/** Leaves a family's pictures, or what draws positions (`scenes`). @param {string} name @param {FamilyPictures|ScenePictures} pictures */
export function offer(name, pictures) {
  shared[place(name)] = pictures;
}

/** The pictures that a family's script left. @type {(family: string) => FamilyPictures|undefined} */
export const offered = (family) => shared[place(family)];

/** What draws positions, if its script is here. @returns {ScenePictures|undefined} */
export const offeredScenes = () => shared[place(SCENES)];

/** @typedef {Pick<typeof import("../picture/notation.js"), "isNotationError"|"NotationError"|"pieces"|"placing">} Notation */

/** Leaves what reads every notation for the scripts that are fetched: see `shared_notation.js`. @param {Notation} notation */
export function shareNotation(notation) {
  shared[place("notation")] = notation;
}

/** What reads every notation, from the script that fetched this one. @returns {Notation} */
export const sharedNotation = () => shared[place("notation")];
