/** @file Draws what is published as one picture, and says what is wrong with its notation. */
import { DATA, wholeMaterialOf } from "../embed/material.js";
import { offeredScenes } from "../embed/offered.js";
import { groupRows, PartError, reading, rowsOf } from "../picture/parts.js";
import { hand, meld, position } from "../picture/pictures.js";
import { complaint } from "../picture/sentences.js";

/** @import { Element } from "../picture/markup.js" */
/** @import { Material } from "../picture/pictures.js" */
/** @import { Work } from "./address.js" */
/** @typedef {{text: string, place: number, sentence: import("../shared/types.js").Text}} Mistake */

/** The game of a work: a position names its own. @param {Work} work @param {string} usual */
export function gameOf({ kind, fields }, usual) {
  if (kind !== "position") return fields.game || usual;
  const text = (fields.position ?? "").normalize("NFKC");
  const named = /(?:^|\s)game:(\S+)/.exec(text)?.[1] ?? "";
  const family = text.trim().split(":")[0];
  if (DATA.games[named] === family) return named;
  return Object.keys(DATA.games).find((game) => DATA.games[game] === family) ?? usual;
}

/** What a picture of a work is drawn with; null until its scripts are here. @param {Work} work @param {string} usual */
function foundFor(work, usual) {
  const material = wholeMaterialOf(DATA.games[gameOf(work, usual)], work.fields.face ?? "");
  const scenes = offeredScenes();
  return material && (work.kind !== "position" || scenes) ? { material, scenes: /** @type {any} */ (scenes) } : null;
}

/** The parts of a hand. @param {Work} work */
const partsOf = ({ fields }) => Object.fromEntries(Object.keys(DATA.labels).map((name) => [name, fields[name] ?? ""]));

/** The rows of a picture; throws PartError. @param {Work} work @param {Material} material @param {any} scenes */
function rows({ kind, fields }, { data, deck }, { scenes, positionRows } = /** @type {any} */ ({})) {
  const text = fields.position ?? "";
  if (kind === "position") return reading(deck, text, (read) => positionRows(scenes, deck, read));
  return kind === "meld"
    ? groupRows(data, deck, fields.laid ?? "")
    : rowsOf(data, deck, partsOf({ kind, fields, width: 0 }));
}

/**
 * What is wrong with the notation of a picture; null if nothing is, or if the scripts that know are not here yet.
 * @param {Work} work
 * @param {string} usual the game of a work that names none
 * @returns {Mistake|null}
 */
export function mistakeIn(work, usual) {
  const found = foundFor(work, usual);
  if (!found) return null;
  const { material, scenes } = found;
  try {
    rows(work, material, scenes ?? undefined);
    return null;
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
    const { data, deck } = material;
    const said = { ...data, errors: { ...data.errors, ...scenes?.scenes.errors } };
    const [zh, en] = [0, 1].map((lang) => complaint(said, deck, error.wrong, /** @type {0|1} */ (lang)));
    return { text: error.text, place: error.wrong.place, sentence: { zh, en } };
  }
}

/**
 * The picture of a work, null if the scripts that draw it are not here yet.
 * @param {Work} work
 * @param {string} usual the game of a work that names none
 * @param {"zh"|"en"} lang the language of a work that names none
 * @returns {Element|null}
 */
export function pictureOf(work, usual, lang) {
  const found = foundFor(work, usual);
  if (!found) return null;
  const { material, scenes } = found;
  const { kind, fields } = work;
  const options = {
    caption: fields.caption ?? "",
    lang: /** @type {"zh"|"en"} */ (fields.lang || lang),
    index: fields.index !== "off",
    theme: fields.theme || "light",
    width: Math.min(work.width || DATA.looks.widest, DATA.looks.widest),
  };
  if (kind === "position") return position(material, scenes, fields.position ?? "", options);
  return kind === "meld" ? meld(material, fields.laid ?? "", options) : hand(material, partsOf(work), options);
}
