/**
 * @file Which steps of the lessons were done, and how. Storage has a list of notes for each lesson, such as "3:first"
 * for the third step. Two lists are joined by appending one to the other: of several notes about a step the best
 * counts. Notes of another form are ignored.
 */

/** @import { How, Outline, Progress } from "./types.js" */

/** The ways to do a step, the least first. */
const HOWS = /** @type {const} */ (["shown", "read", "later", "first"]);
const NOTE = /^([1-9]\d?):(shown|read|later|first)$/;

/** Returns the better of two ways to do a step. @param {How|null|undefined} one @param {How|null|undefined} other */
const better = (one, other) =>
  (HOWS.indexOf(/** @type {How} */ (one)) >= HOWS.indexOf(/** @type {How} */ (other)) ? one : other) ?? null;

/**
 * Returns the progress in a stored value. Whatever does not fit is dropped.
 * @param {unknown} stored
 * @returns {Progress}
 */
export function readProgress(stored) {
  const { done } = /** @type {{done?: unknown}} */ (typeof stored === "object" && stored !== null ? stored : {});
  if (typeof done !== "object" || done === null) return {};
  return Object.fromEntries(
    Object.entries(done).map(([lesson, notes]) => [lesson, Array.isArray(notes) ? readNotes(notes) : []]),
  );
}

/** Returns how each step was done, according to the notes. @param {unknown[]} notes */
function readNotes(notes) {
  /** @type {(How|null)[]} */
  const hows = [];
  for (const note of notes) {
    const found = typeof note === "string" ? NOTE.exec(note) : null;
    if (!found) continue;
    const at = Number(found[1]) - 1;
    while (hows.length <= at) hows.push(null);
    hows[at] = better(/** @type {How} */ (found[2]), hows[at]);
  }
  return hows;
}

/** Returns the progress as it is stored. @param {Progress} progress */
export const keptProgress = (progress) => ({
  done: Object.fromEntries(
    Object.entries(progress).map(([lesson, hows]) => [
      lesson,
      hows.flatMap((how, at) => (how ? [`${at + 1}:${how}`] : [])),
    ]),
  ),
});

/**
 * Returns two progresses joined: for each step the better way.
 * @param {Progress} one
 * @param {Progress} other
 * @returns {Progress}
 */
export const joinedProgress = (one, other) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((lesson) => {
      const [mine, theirs] = [one[lesson] ?? [], other[lesson] ?? []];
      return [
        lesson,
        Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => better(mine[at], theirs[at])),
      ];
    }),
  );

/**
 * Returns how each step of a lesson was done, null for an open one.
 * @param {Progress} progress
 * @param {Outline} lesson
 */
export const doneIn = (progress, lesson) =>
  lesson.steps.map((_, at) => (Object.hasOwn(progress, lesson.id) ? (progress[lesson.id][at] ?? null) : null));

/**
 * Returns the progress with one more step done. A better way from before stays.
 * @param {Progress} progress
 * @param {Outline} lesson
 * @param {number} at
 * @param {How} how
 * @returns {Progress}
 */
export const withStep = (progress, lesson, at, how) => ({
  ...progress,
  [lesson.id]: doneIn(progress, lesson).map((old, nth) => (nth === at ? better(how, old) : old)),
});

/**
 * Returns where to continue: the first open step, or 0 if all are done.
 * @param {Progress} progress
 * @param {Outline} lesson
 */
export const resumeAt = (progress, lesson) => Math.max(0, doneIn(progress, lesson).indexOf(null));
