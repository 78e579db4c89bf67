/**
 * @file What is stored of each finished hand for the statistics, with the aids used in it. A hand counts once.
 */
import { changedOptions } from "../state/house_rules.js";
import { levelOf } from "../state/manners.js";
import { familyOfSetup } from "../state/selectors.js";
import { isRow } from "./validators.js";

/** @import { Aid, Head } from "./records.js" */
/** @import { Games, HowWon, MatchState, OptionValues } from "../shared/types.js" */
/**
 * @typedef {object} HandRow One finished hand of the player's.
 * @property {string} id the match and the hand
 * @property {string} match
 * @property {number} hand
 * @property {number} at
 * @property {string} game
 * @property {OptionValues} houses only the options that differ from their defaults
 * @property {string[]} bots the levels of the opponents, sorted
 * @property {"won"|"lost"|"drawn"} how
 * @property {number} points
 * @property {number|null} huxi of the player's own win, in games that have it
 * @property {number} [worth] what the player's own win was multiplied by, in games that have that
 * @property {number} [waited] for how many kinds of cards the hand waited when it ended; missing where that is not known
 * @property {HowWon} [came] how the card of the player's own win came; missing where an older page stored the hand
 * @property {{bot: string, points: number}[]} [beside] the others that played the hand and what it brought them; nobody
 *   if the player sat out, and missing where an older page stored the hand
 * @property {Aid[]} aids
 * @property {{how: "won"|"tied"|"lost", points: number, aided: boolean, open?: boolean}} [session] the result of the
 *   match, in the row of its last hand
 */

/** The id of a hand's row. @param {string} match @param {number} hand */
export const rowId = (match, hand) => `${match}/${hand}`;

/**
 * The row of the hand that has just ended.
 * @param {Games|null} games
 * @param {Head} head
 * @param {MatchState} state
 * @returns {HandRow|null} null when the hand is not over
 */
export function rowOf(games, head, state) {
  const { setup, hand, scores } = state;
  const { result, seat: mine, waited } = state.view;
  if (!result) return null;
  const game = games?.games.find(({ id }) => id === setup.game);
  const family = familyOfSetup(setup);
  const { winners, huxi, worth, came } = family.figures(result, mine);
  const sitter = family.seat.sitter(state.view);
  const levels = setup.seats.map(levelOf);
  const beside = levels.flatMap((bot, seat) =>
    seat === mine || seat === sitter || mine === sitter ? [] : [{ bot, points: result.scores[seat] }],
  );
  const how = winners.length === 0 ? "drawn" : winners.includes(mine) ? "won" : "lost";
  /** @type {HandRow} */
  const row = {
    id: rowId(head.id, hand),
    match: head.id,
    hand,
    at: Date.now(),
    game: setup.game,
    houses: game ? changedOptions(game, setup.options) : {},
    bots: levels.filter((_, seat) => seat !== mine).sort(),
    how,
    points: result.scores[mine],
    huxi,
    ...(worth === null ? {} : { worth }),
    ...(came === null ? {} : { came }),
    ...(waited ? { waited: waited.length } : {}),
    beside,
    aids: head.aids[hand] ?? [],
  };
  if (state.waiting !== "end") return row;
  const best = Math.max(...scores);
  const first = scores.filter((points) => points === best).length === 1 ? "won" : "tied";
  const used = Object.values(head.aids);
  const help = { aided: used.some((aids) => aids.length > 0), open: used.some((aids) => aids.includes("open")) };
  return { ...row, session: { how: scores[mine] === best ? first : "lost", points: scores[mine], ...help } };
}

/**
 * Every finished hand that is stored or is about to be; none where the storage cannot be read.
 * @param {import("./match_store.js").MatchStore} store
 * @returns {Promise<HandRow[]>}
 */
export async function everyRow({ storage, saves }) {
  const stored = await storage
    .transaction("readonly", (box) => box.hands.getAll())
    .then(
      (rows) => rows.filter(isRow),
      () => [],
    );
  const waiting = [...saves.rows.values()].filter((row) => !stored.some((other) => other.id === row.id));
  return [...stored, ...waiting];
}
