/**
 * @file What the address of the practice page asks for: `#game=leiyang`, `#game=leiyang&id=3f0c5e2a9b17`, or a whole
 * puzzle, `#puzzle={"v":1,…}`. Anybody may have written it.
 */
import { AddressError, NOT_ASCII, readQuery } from "../frame/address.js";
import { linkIn } from "../shared/sent_link.js";

const FIELDS = new Set(["game", "id", "puzzle"]);
const PAGE = "practise.html";

/** @typedef {{game: string, id: string, puzzle: string}} Asked An empty field was not named. */

/**
 * Reads an address. AddressError says what is wrong with it.
 * @param {string} hash with or without the #
 * @param {string[]} games
 * @returns {Asked}
 */
export function readAsked(hash, games) {
  const { game = "", id = "", puzzle = "" } = readQuery(linkIn(hash), FIELDS, PAGE, NOT_ASCII);
  if (game && !games.includes(game)) throw wrong("game", game, games.join(", "));
  if (id && !game) throw wrong("game", game, games.join(", "));
  return { game, id, puzzle };
}

/** @param {string} field @param {string} value @param {string} expected */
const wrong = (field, value, expected) =>
  new AddressError("wrong_field", { field, value: value.slice(0, 40), expected });

/** The address of a puzzle: of its file, or with all of it. @param {import("./schedule.js").Row} row */
export const addressOf = ({ game, id, line }) =>
  line ? `#${new URLSearchParams({ puzzle: line })}` : `#${new URLSearchParams({ game, id })}`;
