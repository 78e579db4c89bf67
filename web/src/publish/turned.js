/** @file The same work as another kind, or in another game: whatever both can say stays. */
import { turnsCard } from "../editor/data.js";
import { DATA } from "../embed/material.js";
import { fieldsOf } from "./address.js";
import { emptyPosition } from "./position_editor.js";
import { withValue } from "./position_text.js";

/** @import { Kind } from "../frame/address.js" */
/** @import { Work } from "./address.js" */
/** @typedef {Record<string, string>} Fields */

/** What says nothing about cards. */
const LOOKS = ["caption", "lang", "theme", "index", "keep", "id"];
/** What counts only in games that turn a card. */
const TURNED = ["indicator", "turned"];

/** @param {Fields} fields @param {(name: string) => boolean} stays */
const only = (fields, stays) => Object.fromEntries(Object.entries(fields).filter(([name]) => stays(name)));

/** Whether a kind has cards in the notation of hands. @param {Kind} kind */
export const hasCards = (kind) => fieldsOf(kind).has("laid");

/** How something looks, whatever it shows. @param {Fields} fields */
export const looksOf = (fields) => only(fields, (name) => name === "face" || LOOKS.includes(name));

/** @param {Work} work @param {string} game the game of a work that names none @param {Kind} kind @returns {Work} */
export function asKind({ fields, width }, game, kind) {
  const known = fieldsOf(kind);
  return { kind, fields: only({ game, ...fields }, (name) => known.has(name)), width };
}

/**
 * The same cards where the families' cards are the same; else only what does not depend on them.
 * @param {Work} work
 * @param {string} from its game
 * @param {string} game
 * @param {number} seats how many play it
 * @returns {Work}
 */
export function inGame({ kind, fields, width }, from, game, seats) {
  const same = DATA.games[game] === DATA.games[from];
  const looks = same ? looksOf(fields) : only(fields, (name) => LOOKS.includes(name));
  if (kind === "position") {
    const { position: text = "" } = fields;
    const kept = same && text ? withValue(withValue(text, "options", ""), "game", game) : "";
    return { kind, fields: { ...looks, position: kept || emptyPosition(game, DATA.games[game], seats) }, width };
  }
  const stays = (/** @type {string} */ name) => name !== "options" && (turnsCard(game) || !TURNED.includes(name));
  const cards = same && hasCards(kind) ? only(fields, stays) : looks;
  return { kind, fields: { ...cards, game }, width };
}
