/**
 * @file The hand that the calculator's address holds: `calculate.html#game=leiyang&cards=123s&win=4s&by=discard`. The
 * fields are those of the embeds' addresses. Anybody may have written it.
 */
import { WORDS } from "../editor/data.js";
import { readQuery, wrongField } from "../frame/address.js";
import { linkIn } from "../shared/sent_link.js";

/** What the address may say, in the order it is written. */
export const FIELDS = /** @type {const} */ ([
  ...["game", "options", "cards", "laid", "win", "by"],
  ...["indicator", "turned", "seats_state", "seen"],
]);

/** @typedef {Record<string, string> & {game: string}} Hand A hand and how it is won; fields that say nothing are left out. */

const PAGE = "calculate.html";
/** Signs that an address may have in a value as they are, because they separate nothing there. @type {[RegExp, string][]} */
const PLAIN = [
  [/%3A/g, ":"],
  [/%2C/g, ","],
  [/%3D/g, "="],
];

/**
 * Reads an address. AddressError says what is wrong with it.
 * @param {string} hash with or without the #
 * @param {Record<string, string>} games the family of each game
 * @param {string} game the game of an address that names none
 * @returns {Hand}
 */
export function readHand(hash, games, game) {
  const fields = readQuery(linkIn(hash), new Set(FIELDS), PAGE, WORDS);
  if (fields.game !== undefined && !Object.hasOwn(games, fields.game))
    throw wrongField("game", fields.game, Object.keys(games).join(", "));
  return { game, ...fields };
}

/** The address of a hand, without the #. @param {Hand} hand */
export function writeHand(hand) {
  const said = FIELDS.map((name) => [name, (hand[name] ?? "").trim()]).filter(([, value]) => value);
  return PLAIN.reduce((text, [code, sign]) => text.replace(code, sign), String(new URLSearchParams(said)));
}
