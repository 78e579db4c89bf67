/**
 * @file What the address of the practice page asks for: `#game=leiyang`, `#game=leiyang&id=3f0c5e2a9b17`, or a whole
 * puzzle, `#puzzle={"v":1,…}`. Anybody may have written it.
 */
import { NOT_ASCII, readQuery, wrongField } from "../frame/address.js";
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
  if (game ? !games.includes(game) : id) throw wrongField("game", game, games.join(", "));
  return { game, id, puzzle };
}

/** The address of a puzzle: of its file, or with all of it. @param {import("./schedule.js").Row} row */
export const addressOf = ({ game, id, line }) =>
  line ? `#${new URLSearchParams({ puzzle: line })}` : `#${new URLSearchParams({ game, id })}`;
