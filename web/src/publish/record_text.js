/** @file Reads what somebody pastes to show a finished hand: a link to one of its moments, or a record. */
import { AddressError, ALWAYS, KINDS, MOMENT, NOT_ASCII, readQuery } from "../frame/address.js";
import { linkIn } from "../shared/sent_link.js";
import { frameFragment } from "./address.js";

/** @typedef {Record<string, string>} Fields */

/** What says which hand is shown. */
const HAND = ["record", "hand", "game", ...MOMENT];
const RECORD = /^\s*hupai-record \d/;
/** The game of a record. */
const GAME = /^\s*game ([\w-]+)\s*$/m;

/** The fields without those of a hand. @param {Fields} fields */
const without = (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !HAND.includes(name)));

/**
 * The fields with the hand of a text; null if the text is neither a link to a hand nor a record.
 * @param {Fields} fields
 * @param {string} text
 * @param {Record<string, string>} games the family of each game
 * @param {boolean} records whether a record will do as well
 * @returns {Fields|null}
 */
export function withPasted(fields, text, games, records) {
  const rest = without(fields);
  if (text.trim() === "") return rest;
  if (RECORD.test(text)) return records ? { ...rest, ...inGame(text, games), record: text.trim() } : null;
  const [kind, ...query] = linkIn(text).split("?");
  if (!["review", "replay", "play"].includes(kind)) return null;
  const known = new Set([...ALWAYS, ...KINDS.play, ...KINDS.review]);
  try {
    const said = readQuery(query.join("?"), known, kind, NOT_ASCII);
    const hand = Object.fromEntries(Object.entries(said).filter(([name]) => HAND.includes(name)));
    const usable = hand.deck || (hand.record && records);
    return usable && Object.hasOwn(games, hand.game ?? "") ? { ...rest, ...hand } : null;
  } catch (error) {
    if (error instanceof AddressError) return null;
    throw error;
  }
}

/** @param {string} record @param {Record<string, string>} games @returns {Fields} */
function inGame(record, games) {
  const [, game = ""] = GAME.exec(record) ?? [];
  return Object.hasOwn(games, game) ? { game } : {};
}

/** The hand of fields as a text that could be pasted. @param {Fields} fields */
export function pastedOf(fields) {
  if (fields.record) return fields.record;
  if (!fields.deck) return "";
  const hand = Object.fromEntries(Object.entries(fields).filter(([name]) => HAND.includes(name)));
  return frameFragment({ kind: "review", fields: hand, width: 0 });
}

/** Whether fields name a finished hand. @param {Fields} fields */
export const hasHand = (fields) => Boolean(fields.record || fields.deck);
