/**
 * @file Validators for data from outside: from a file somebody sent, or from a storage that other pages of this host
 * can write to. Only valid data is drawn and counted.
 */

/** @import { Head } from "./records.js" */
/** @import { HandRow } from "./hand_rows.js" */
/** @typedef {(value: any) => boolean} Is */

/** The greatest count. It is more than anybody plays, and small enough for loops over hands. */
const MANY = 100_000;
/** The most characters of a text; real texts and names are shorter. */
const LONGEST = 10_000;
const LONGEST_ID = 200;
/** How many play: the usual number first. */
const SEATS = [3, 4, 2];
/** The latest time that a Date can hold, in milliseconds. */
const LATEST = 8.64e15;

/** @type {Is} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @type {Is} */
const isText = (value) => typeof value === "string" && value.length <= LONGEST;
/** @type {Is} */
const isId = (value) => isText(value) && value.length <= LONGEST_ID;
/** @type {Is} */
const isTime = (value) => Number.isFinite(value) && Math.abs(value) <= LATEST;
/** @type {Is} */
const isPoints = (value) => Number.isFinite(value) && Math.abs(value) <= MANY * MANY;
/** @type {Is} */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MANY;
/** @type {Is} */
const isFlag = (value) => typeof value === "boolean";
/** @type {Is} */
const isPlain = (value) => isFlag(value) || isText(value) || Number.isFinite(value);

/** @param {Is} is @returns {Is} */
const list = (is) => (value) => Array.isArray(value) && value.every(is);
/** An object with any names, whose values all pass. @param {Is} is @returns {Is} */
const named = (is) => (value) => isObject(value) && Object.values(value).every(is);
/** @param {Is} is @returns {Is} */
const maybe = (is) => (value) => value === undefined || is(value);
/** @param {any[]} values @returns {Is} */
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
/** An object with at least these fields. @param {Record<string, Is>} fields @returns {Is} */
const shape = (fields) => (value) =>
  isObject(value) &&
  Object.entries(fields).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined));

const isBoth = shape({ zh: isText, en: isText });
const isValues = named(isPlain);
const isAids = named(list(isText));

const setup = shape({
  game: isText,
  bots: list(isText),
  hands: isCount,
  houses: named(isValues),
  open: maybe(isFlag),
  manners: maybe(isFlag),
  people: maybe(isCount),
  names: maybe(list(isText)),
  sets: maybe(list(shape({ name: isText, game: isText, options: isValues }))),
});
const head = shape({
  id: isId,
  game: isText,
  options: isValues,
  seats: list(isText),
  hand: isCount,
  hands: isCount,
  over: isFlag,
  began: isTime,
  at: isTime,
  counted: isCount,
  aids: isAids,
  broken: maybe(isBoth),
  practice: maybe(isFlag),
  open: maybe(isFlag),
  scores: list(isPoints),
  names: maybe(list(isBoth)),
  people: maybe(list(isText)),
});
const row = shape({
  id: isText,
  match: isId,
  game: isText,
  hand: isCount,
  at: isTime,
  points: isPoints,
  houses: isValues,
  bots: list(isText),
  aids: list(isText),
  how: oneOf("won", "lost", "drawn"),
  huxi: (value) => value === null || isPoints(value),
  worth: maybe(isPoints),
  waited: maybe(isCount),
  came: maybe(oneOf("own", "flip", "discard", "deal")),
  beside: maybe(list(shape({ bot: isText, points: isPoints }))),
  session: maybe(shape({ how: oneOf("won", "tied", "lost"), points: isPoints, aided: isFlag, open: maybe(isFlag) })),
});
const puzzles = shape({
  v: oneOf(1),
  answered: isCount,
  right: isCount,
  streak: isCount,
  best: isCount,
  entries: named(
    shape({
      game: isId,
      kind: isId,
      right: isCount,
      wrong: isCount,
      step: oneOf(null, 0, 1, 2, 3, 4, 5, 6),
      due: isTime,
      at: isTime,
      line: maybe(isText),
    }),
  ),
  recent: maybe(list(shape({ kind: isId, sort: oneOf("", "take", "pass"), again: maybe(isFlag) }))),
  skill: maybe(named(isPoints)),
});
const option = shape({
  id: isText,
  choices: list(shape({ value: isPlain, label: isBoth })),
  default: isPlain,
  label: isBoth,
  help: isBoth,
});
const family = shape({ id: isText, page: isText, bots: list(isText), names: maybe(named(named(isBoth))) });
const games = shape({
  version: isText,
  families: (value) => list(family)(value) && value.length > 0,
  games: (value) =>
    list(shape({ id: isText, family: isText, name: isBoth, about: isBoth, options: maybe(list(option)) }))(value) &&
    value.length > 0,
  bots: (value) => list(shape({ id: isText, name: isBoth }))(value) && value.length > 0,
});
const start = shape({
  way: isText,
  began: isTime,
  failed: list(shape({ way: isText, why: isText })),
  steps: list(shape({ step: isText, at: isTime })),
  next: maybe(isText),
});

/** @param {any} value @returns {value is import("../state/app_state.js").Setup} */
export const isSetup = (value) => setup(value);
/**
 * A stored setup if it is valid, else null. An older page stored the house rules of one game only.
 * @param {any} value
 * @returns {Partial<import("../state/app_state.js").Setup>|null}
 */
export const keptSetup = (value) =>
  isObject(value) && setup({ houses: {}, ...value }) && maybe(isValues)(value.options) ? value : null;
/**
 * Whether this is values of house rules.
 * @param {any} value
 * @returns {value is import("../shared/types.js").OptionValues}
 */
export const isOptions = (value) => isValues(value);
/** Whether a match can have this number of hands. @param {number} value */
export const isHands = (value) => isCount(value) && value > 0;
/** How many play at a table where these sit; the usual number if that cannot be. @param {string[]} players */
export const tableSize = ({ length }) => (SEATS.includes(length) ? length : SEATS[0]);
/** Whether a score can be this number of points. @param {number} value */
export const isScore = (value) => isPoints(value);
/** @param {any} value @returns {value is Head} */
export const isHead = (value) => head(value) && value.scores.length === tableSize(value.seats);
/** @param {any} value @returns {value is HandRow} */
export const isRow = (value) => row(value);
/** @param {any} value @returns {value is {done: Record<string, any[]>}} */
export const isLessons = (value) => isObject(value) && named(Array.isArray)(value.done);
/**
 * Whether this is what was kept of the answers to puzzles.
 * @param {any} value
 * @returns {value is import("../practise/schedule.js").Answers}
 */
export const isPuzzles = (value) => puzzles(value);
/**
 * Whether this is what the engine offers, as an earlier visit stored it.
 * @param {any} value
 * @returns {value is import("../shared/types.js").Games}
 */
export const isGames = (value) => games(value);
/** @param {any} value @returns {value is import("./start_log.js").StartRecord} */
export const isStartRecord = (value) => shape({ when: isTime, paint: isTime, began: isTime, started: start })(value);
