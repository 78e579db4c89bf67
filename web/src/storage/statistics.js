/** @file The statistics: sums of the rows that are stored of finished hands. Loaded when they are opened. */

/** @import { HowWon } from "../shared/types.js" */
/** @import { HandRow } from "./hand_rows.js" */
/**
 * @typedef {object} Sum
 * @property {number} hands
 * @property {number} won
 * @property {number} drawn
 * @property {number} points
 * @property {number} huxi of all wins together, in games that have it
 * @property {number} best 胡息 of the best win
 * @property {number} huxiWins wins in games that have 胡息
 * @property {number} worth what all wins were multiplied by together, in games that have that
 * @property {number} bestWorth what the best win was multiplied by
 * @property {number} worthWins wins in games that have that
 * @property {number} sessions
 * @property {number} sessionsWon
 */

/** @typedef {"unaided"|"aided"|"practice"} Side Without aids, with aids, or with open hands, which is practice. */

/** Whether a hand counts as unaided, aided or practice. @param {HandRow} row @returns {Side} */
export const sideOf = (row) => (row.aids.includes("open") ? "practice" : row.aids.length > 0 ? "aided" : "unaided");

/**
 * Whether a session counts as unaided, aided or practice: as its hand with the most aids does.
 * @param {{aided: boolean, open?: boolean}} session
 * @returns {Side}
 */
const sideOfSession = (session) => (session.open ? "practice" : session.aided ? "aided" : "unaided");

/**
 * The sum of rows, with those sessions for which `ofSession` is true.
 * @param {HandRow[]} rows
 * @param {(session: {aided: boolean, open?: boolean}) => boolean} [ofSession]
 * @returns {Sum}
 */
export function sumOf(rows, ofSession = () => true) {
  const sessions = rows.flatMap((row) => (row.session && ofSession(row.session) ? [row.session] : []));
  const wins = rows.filter((row) => row.how === "won");
  const huxi = wins.filter((row) => row.worth === undefined).map((row) => row.huxi ?? 0);
  const worth = wins.flatMap((row) => row.worth ?? []);
  return {
    hands: rows.length,
    won: wins.length,
    drawn: rows.filter((row) => row.how === "drawn").length,
    points: rows.reduce((sum, row) => sum + row.points, 0),
    huxi: huxi.reduce((sum, one) => sum + one, 0),
    best: Math.max(0, ...huxi),
    huxiWins: huxi.length,
    worth: worth.reduce((sum, one) => sum + one, 0),
    bestWorth: Math.max(0, ...worth),
    worthWins: worth.length,
    sessions: sessions.length,
    sessionsWon: sessions.filter((session) => session.how === "won").length,
  };
}

/**
 * The sums of all, unaided, aided and practice hands: hands by the aids used in them, sessions by the aids used in any
 * of their hands.
 * @param {HandRow[]} rows
 */
export function sidesOf(rows) {
  const session = rows.filter((row) => row.session);
  const side = (/** @type {Side} */ wanted) => ({
    ...sumOf(rows.filter((row) => sideOf(row) === wanted)),
    ...(({ sessions, sessionsWon }) => ({ sessions, sessionsWon }))(
      sumOf(session, (one) => sideOfSession(one) === wanted),
    ),
  });
  return { all: sumOf(rows), unaided: side("unaided"), aided: side("aided"), practice: side("practice") };
}

/** @type {HowWon[]} */
const WAYS = ["own", "flip", "discard", "deal"];

/**
 * How the player's wins in these hands came: each way that occurred with its number, and how many wins do not say.
 * @param {HandRow[]} rows
 */
export function waysOf(rows) {
  const wins = rows.filter((row) => row.how === "won");
  const ways = WAYS.map((way) => ({ way, n: wins.filter(({ came }) => came === way).length })).filter(({ n }) => n > 0);
  return { ways, unknown: wins.filter(({ came }) => came === undefined).length };
}

/** The number of kinds from which on hands are counted together. */
export const MANY_WAITS = 5;

/**
 * For how many kinds of cards these hands waited when they ended: how many hands say so, how many of them waited, and of
 * each number that occurred the hands and the wins.
 * @param {HandRow[]} rows
 */
export function waitsOf(rows) {
  const told = rows.flatMap(({ waited, how }) =>
    waited === undefined ? [] : [{ kinds: Math.min(waited, MANY_WAITS), won: how === "won" }],
  );
  const numbers = Array.from({ length: MANY_WAITS + 1 }, (_, kinds) => {
    const these = told.filter((row) => row.kinds === kinds);
    return { kinds, hands: these.length, won: these.filter(({ won }) => won).length };
  });
  return {
    known: told.length,
    waiting: told.filter(({ kinds }) => kinds > 0).length,
    numbers: numbers.filter(({ hands }) => hands > 0),
  };
}

/** @typedef {"game"|"rules"|"bots"} Grouping */

/**
 * Rows by game, by game and house rules, or by the opponents' levels; the group with the most hands first.
 * @param {HandRow[]} rows
 * @param {Grouping} by
 * @param {(row: HandRow) => string} [keyOfGame] what the game of a hand is called
 * @returns {HandRow[][]}
 */
export function groupsOf(rows, by, keyOfGame = ({ game }) => game) {
  const key = { game: keyOfGame, rules: keyOfRules, bots: keyOfBots }[by];
  /** @type {Map<string, HandRow[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(key(row)) ?? [];
    group.push(row);
    groups.set(key(row), group);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** @param {HandRow} row */
const keyOfBots = (row) => row.bots.join(" ");
/** @param {HandRow} row */
const keyOfRules = (row) => JSON.stringify([row.game, Object.entries(row.houses).sort(([a], [b]) => (a < b ? -1 : 1))]);
