/** @file The picture of a puzzle before Python is here: its position, from its line or from the file of its game. */
import { hiddenHand } from "../../families/facts.js";
import { fill, make } from "./dom.js";

/** @import { PlayElement } from "./play_element.js" */

/** The position that a line names; empty if it is no puzzle. @param {string} line */
export function positionOf(line) {
  try {
    const { position } = JSON.parse(line);
    return typeof position === "string" ? position : "";
  } catch {
    return "";
  }
}

/** The files that were fetched, by their address. @type {Map<string, Promise<any>>} */
const files = new Map();

/** @param {string} address @returns {Promise<{id: string, position: string}[]>} */
function fileAt(address) {
  const known = files.get(address) ?? fetch(address).then((answer) => answer.json());
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known;
}

/**
 * Draws a position; a hand of hidden cards if there is none.
 * @param {PlayElement} page
 * @param {string} position
 */
export function positionPicture(page, position) {
  const caption = page.attribute("caption");
  /** @type {Record<string, string>} */
  const named = caption ? { caption } : {};
  if (position) return page.drawCards("hupai-position", { position, ...named });
  return page.drawCards("hupai-hand", { cards: hiddenHand(page.family), ...named });
}

/**
 * Draws a puzzle's position; hidden cards until its file is here, and if it does not come.
 * @param {PlayElement} page
 * @param {string} puzzle its line, or its identifier
 * @param {string} site the folder of the site
 */
export function puzzlePicture(page, puzzle, site) {
  const place = make("div", {});
  const draw = (/** @type {string} */ position) => fill(place, positionPicture(page, position));
  const position = puzzle.startsWith("{") ? positionOf(puzzle) : "";
  draw(position);
  if (!position && /^[0-9a-f]{12}$/.test(puzzle) && /^[\w-]+$/.test(page.game)) {
    fileAt(new URL(`puzzles/${page.game}.json`, site).href).then(
      (rows) => draw(rows.find(({ id }) => id === puzzle)?.position ?? ""),
      () => undefined, // the hidden cards stay
    );
  }
  return place;
}
