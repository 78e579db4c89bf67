/** @file What is kept of a tournament in this browser, and the file in which it is saved. */
import { MOST_PEOPLE } from "../state/people.js";
import { freshId } from "../storage/saves.js";
import { isObject } from "../storage/validators.js";

/**
 * @typedef {object} SavedCup
 * @property {1} v
 * @property {string} id names its matches in this browser
 * @property {string} name what the player is called, the first person who has entered
 * @property {string[]} [friends] what the others are called who have entered from this device, in the order of their numbers
 * @property {string} game
 * @property {string} log the engine's log of all results; it has a checksum
 * @property {Record<string, string>} records the records of the player's own tables, by table
 * @property {number} [checked] how many hands were checked in this browser
 * @property {string} [ended] the day on which it was played to its end in this browser, such as `2026-11-24`
 */

export const SHELF = "cup";
/** The shelf of what the player is called, which outlives a tournament. */
export const PLAYER = "player";
/** The shelf of what those are called who entered with the player the last time. */
export const FRIENDS = "friends";
const FILE = "hupai-tournament";
export const LONGEST_NAME = 20;
const LONGEST_ID = 80;
const LONGEST_LOG = 20_000_000;

/** @param {unknown} value @param {number} most @returns {value is string} */
const isText = (value, most) => typeof value === "string" && value.length <= most;

/** @param {unknown} value */
const isDay = (value) => isText(value, 10) && !Number.isNaN(Date.parse(value));

/** @param {unknown} value @returns {value is string} */
export const isName = (value) => isText(value, LONGEST_NAME);

/** @param {unknown} value @returns {value is string[]} */
export const areFriends = (value) => Array.isArray(value) && value.length < MOST_PEOPLE && value.every(isName);

/** @param {any} value @returns {value is SavedCup} */
const isKept = (value) =>
  isObject(value) &&
  value.v === 1 &&
  isText(value.id, LONGEST_ID) &&
  isName(value.name) &&
  (value.friends === undefined || areFriends(value.friends)) &&
  isText(value.game, LONGEST_ID) &&
  isText(value.log, LONGEST_LOG) &&
  ["undefined", "number"].includes(typeof value.checked) &&
  (value.ended === undefined || isDay(value.ended)) &&
  isObject(value.records) &&
  Object.values(value.records).every((record) => isText(record, LONGEST_LOG));

/**
 * What a stored value holds; nothing if it is damaged or of a newer page.
 * @param {unknown} stored
 * @returns {{kept: SavedCup|null, damaged: boolean}}
 */
export function readKept(stored) {
  if (stored === undefined) return { kept: null, damaged: false };
  return isKept(stored) ? { kept: stored, damaged: false } : { kept: null, damaged: true };
}

/** A tournament as a file. @param {unknown} kept */
export const toFile = (kept) =>
  `${JSON.stringify({ hupai: FILE, .../** @type {object} */ (kept), checked: undefined }, null, 1)}\n`;

/**
 * The tournament of a file, or of a log that the command line has written, with an identifier of its own; null if it is
 * none.
 * @param {string} text
 * @returns {SavedCup|null}
 */
export function fromFile(text) {
  try {
    if (!text.trimStart().startsWith("{")) {
      const { game } = JSON.parse(/^plan (.*)$/m.exec(text)?.[1] ?? "");
      return { v: 1, id: freshId(), name: "", game: String(game), log: text, records: {} };
    }
    const { hupai, checked, ...found } = JSON.parse(text.trim()); // whoever opens the file checks it anew
    return hupai === FILE && isKept(found) ? { ...found, id: freshId() } : null;
  } catch {
    return null;
  }
}
