/**
 * @file Which puzzle comes next. A missed one comes back after 4 other puzzles, after 10 and after 25; answered right
 * each time, it comes back after 1 day, 3, 8 and 21. Then it is learned. `mix.js` keeps kinds and answers mixed. Nothing
 * here reads a clock or a storage.
 */
import { allowed, mayRepeat, pick, withAsked } from "./mix.js";
import { FIRST_SKILL, skillAfter, wantedHardness } from "./skill.js";

/**
 * @typedef {object} Entry What is kept of a puzzle that was answered.
 * @property {string} game
 * @property {string} kind
 * @property {number} right how often it was answered right
 * @property {number} wrong
 * @property {number|null} step how far it has come back since it was missed; null if it need not come back
 * @property {number} due when it comes back: a number of answers in the first steps, then a time in milliseconds
 * @property {number} at when it was answered last, in milliseconds
 * @property {string} [line] the puzzle itself, if it is in no file
 */
/**
 * @typedef {object} Answers What is kept of all answers.
 * @property {1} v
 * @property {number} answered how many answers were given
 * @property {number} right
 * @property {number} streak right answers since the last wrong one
 * @property {number} best the longest streak
 * @property {Record<string, Entry>} entries by the identifier of the puzzle
 * @property {import("./mix.js").Asked[]} [recent] those answered last, the newest at the end
 * @property {Record<string, number>} [skill] how hard the puzzles are that one solves, game by game
 */
/** @typedef {{id: string, game: string, kind: string, hard: number, answer?: string, line?: string}} Row A puzzle as lists have it; `answer` is missing where it is not known. */

/** After how many other puzzles a missed one comes back, step by step. */
export const PUZZLES = [4, 10, 25];
/** After how many days it comes back then. */
export const DAYS = [1, 3, 8, 21];
const STEPS = PUZZLES.length + DAYS.length;
const DAY_MS = 86_400_000;

/** When a puzzle comes back. @param {number} step @param {number} answered @param {number} now */
const dueAt = (step, answered, now) =>
  step < PUZZLES.length ? answered + PUZZLES[step] : now + DAYS[step - PUZZLES.length] * DAY_MS;

/** Whether a missed puzzle is to come back now; also one that a wrong clock has put off. @param {Entry|undefined} entry @param {Answers} kept @param {number} now */
export function isDue(entry, kept, now) {
  if (!entry || entry.step === null) return false;
  return entry.step < PUZZLES.length ? entry.due <= kept.answered : entry.due <= now || entry.at > now;
}

/** The entry of a puzzle, if it was answered. @param {Answers} kept @param {string} id @returns {Entry|undefined} */
export const entryOf = ({ entries }, id) => (Object.hasOwn(entries, id) ? entries[id] : undefined);

/**
 * What is kept after one more answer. A right answer before its time changes nothing about when the puzzle comes back.
 * @param {Answers} kept
 * @param {Row} row
 * @param {boolean} right
 * @param {number} now
 * @returns {Answers}
 */
export function withAnswer(kept, row, right, now) {
  const old = entryOf(kept, row.id);
  const answered = kept.answered + 1;
  const streak = right ? kept.streak + 1 : 0;
  let { step = null, due = 0 } = old ?? {};
  if (!right) [step, due] = [0, dueAt(0, answered, now)];
  else if (step !== null && isDue(old, kept, now)) {
    step = step + 1 < STEPS ? step + 1 : null;
    due = step === null ? 0 : dueAt(step, answered, now);
  }
  const { game, kind, line } = row;
  /** @type {Entry} */
  const entry = { game, kind, step, due, at: now, ...counted(old, right), ...(line && step !== null ? { line } : {}) };
  return {
    v: 1,
    answered,
    right: kept.right + (right ? 1 : 0),
    streak,
    best: Math.max(kept.best, streak),
    entries: { ...kept.entries, [row.id]: entry },
    recent: withAsked(kept.recent ?? [], row, isDue(old, kept, now)),
    skill: { ...kept.skill, [game]: skillAfter(skillIn(kept, game), row.hard, right) },
  };
}

/** @param {Entry|undefined} old @param {boolean} right */
const counted = (old, right) => ({
  right: (old?.right ?? 0) + (right ? 1 : 0),
  wrong: (old?.wrong ?? 0) + (right ? 0 : 1),
});

/** How hard the puzzles are that one solves in a game. @param {Answers} kept @param {string} game */
export const skillIn = ({ skill = {} }, game) => (Object.hasOwn(skill, game) ? skill[game] : FIRST_SKILL);

/**
 * The puzzle to ask next. The mix says which kinds and sorts of answer may come. Among those, a miss whose time has come is
 * first, then one that was never asked and is about as hard as one can, then the one that was answered longest ago. The
 * one that was asked last comes again only if there is no other.
 * @param {Answers} kept
 * @param {Row[]} rows those to choose from
 * @param {number} now
 * @param {string} [last] the identifier of the one that was asked last
 * @returns {Row|null}
 */
export function nextPuzzle(kept, rows, now, last) {
  const others = rows.filter(({ id }) => id !== last);
  const from = allowed(kept.recent ?? [], others.length > 0 ? others : rows);
  const when = (/** @type {Row} */ { id }) => entryOf(kept, id)?.at ?? 0;
  const oldest = (/** @type {Row[]} */ some) => [...some].sort((one, other) => when(one) - when(other))[0] ?? null;
  const due = from.filter(({ id }) => isDue(entryOf(kept, id), kept, now));
  const open = from.filter(({ id }) => !entryOf(kept, id));
  if (due.length > 0 && (open.length === 0 || mayRepeat(kept.recent ?? []))) return oldest(due);
  const fitting = pick(kept.recent ?? [], open.length > 0 ? open : from, kept.answered);
  if (open.length === 0) return oldest(fitting);
  const off = (/** @type {Row} */ { game, hard }) => Math.abs(hard - wantedHardness(skillIn(kept, game)));
  return [...fitting].sort((one, other) => off(one) - off(other))[0] ?? null;
}

/**
 * How it stands with these puzzles.
 * @param {Answers} kept
 * @param {Row[]} rows
 * @param {number} now
 */
export function standing(kept, rows, now) {
  const known = rows.flatMap(({ id }) => entryOf(kept, id) ?? []);
  return {
    all: rows.length,
    done: known.filter(({ right, wrong }) => right + wrong > 0).length,
    due: known.filter((entry) => isDue(entry, kept, now)).length,
    back: known.filter((entry) => entry.step !== null).length,
  };
}

/** A puzzle as lists have it. @param {import("../puzzle/files.js").Puzzle} puzzle @param {string} game @returns {Row} */
export const rowOf = ({ id, kind, hard, answer }, game) => ({ id, kind, hard, answer: answer[0] ?? "", game });

/** The puzzles that are in no file and are to come back, as rows. @param {Answers} kept @param {string} game @returns {Row[]} */
export const ownRows = ({ entries }, game) =>
  Object.entries(entries).flatMap(([id, { game: of, kind, line, step }]) =>
    of === game && line && step !== null ? [{ id, game: of, kind, hard: 3, line }] : [],
  );
