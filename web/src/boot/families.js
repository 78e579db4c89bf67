/**
 * @file Which family a game, a record or a link belongs to, as the build wrote it into the scripts. With this a page
 * knows what to load before the engine knows the game.
 */

import { linkIn } from "../shared/sent_link.js";

/**
 * @typedef {object} BuiltFamily
 * @property {string} id
 * @property {string} record what records call the family; empty for the one whose records are older than families
 * @property {string[]} games
 * @property {string|null} archive the path of its code; null for the family that every start brings
 */

/** Every family of this build, the one that a start brings first. @type {BuiltFamily[]} */
export const FAMILIES = JSON.parse(/** @type {any} */ (globalThis).HUPAI_FAMILIES ?? "[]");

/**
 * @typedef {object} BuiltPart
 * @property {string} id
 * @property {string} archive the path of its code
 * @property {string[]} requests what to ask the engine with it
 */

/** The engine's other parts that a start does not bring. Each is built on those before it. @type {BuiltPart[]} */
const PARTS = JSON.parse(/** @type {any} */ (globalThis).HUPAI_PARTS ?? "[]");

/** The line of a record that names something. @param {string} name @param {string[]} lines */
const named = (name, lines) =>
  lines
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
    .trim();

/** The lines of a record in which family and game are named, at most, and as many characters with empty lines before. */
const [HEAD_LINES, HEAD] = [4, 2000];
/** What a record begins with. */
const RECORD = "hupai-record";

/**
 * The family of a game; null if this build has no such game.
 * @param {string} game
 * @returns {string|null}
 */
export const familyOfGame = (game, families = FAMILIES) =>
  families.find(({ games }) => games.includes(game))?.id ?? null;

/**
 * The family of a record; null if this build does not know it.
 * @param {string} record
 * @returns {string|null}
 */
export function familyOfRecord(record, families = FAMILIES) {
  const lines = record
    .slice(0, HEAD)
    .split("\n")
    .map((line) => line.trimStart());
  const said = lines.filter((line) => line.trim()).slice(0, HEAD_LINES);
  if (!said[0]?.replace(/^\p{DI}+/u, "").startsWith(RECORD)) return null;
  const family = named("family", said);
  if (family !== undefined) return families.find((one) => one.record !== "" && one.record === family)?.id ?? null;
  return familyOfGame(named("game", said) ?? "", families);
}

/**
 * The family of a link to a moment; null if this build does not know its game.
 * @param {string} link the link, or a whole address that ends with it
 * @returns {string|null}
 */
export function familyOfLink(link, families = FAMILIES) {
  const values = linkIn(link).split("?")[1] ?? "";
  return familyOfGame(new URLSearchParams(values).get("game") ?? "", families);
}

/**
 * The family of a puzzle, by the game that its position names; null if this build does not know it.
 * @param {unknown} puzzle
 * @returns {string|null}
 */
export function familyOfPuzzle(puzzle, families = FAMILIES) {
  const text = typeof puzzle === "string" ? puzzle : /** @type {{position?: unknown}|null} */ (puzzle)?.position;
  return familyOfGame(/\bgame:([\w-]+)/.exec(String(text))?.[1] ?? "", families);
}

/**
 * The family that a request to the engine is about, if it names a game, a record, a link or a puzzle.
 * @param {Record<string, unknown>} request
 * @returns {string|null}
 */
export function familyOfRequest({ game, record, link, puzzle }, families = FAMILIES) {
  if (typeof game === "string") return familyOfGame(game, families);
  if (typeof record === "string") return familyOfRecord(record, families);
  if (typeof link === "string") return familyOfLink(link, families);
  return puzzle === undefined ? null : familyOfPuzzle(puzzle, families);
}

/**
 * What the engine needs to answer a request, beyond what every start brings: parts of it, and a family.
 * @param {Record<string, unknown>} request
 * @returns {string[]}
 */
export function neededFor(request) {
  const last = PARTS.findIndex(({ requests }) => requests.includes(String(request.do)));
  const family = familyOfRequest(request);
  return [...PARTS.slice(0, last + 1).map(({ id }) => id), ...(family === null ? [] : [family])];
}

/**
 * The path of the code of a family, or of another part of the engine; null for the family that every start brings and
 * for what this build does not know.
 * @param {string} part
 * @returns {string|null}
 */
export const archiveOf = (part, families = FAMILIES) =>
  [...families, ...PARTS].find(({ id }) => id === part)?.archive ?? null;
