/** @file What of the lessons was done: read from storage with suspicion, and never changed in place. */

/** @typedef {import("./types.js").Progress} Progress */
/** @typedef {import("./types.js").How} How */
/** @typedef {import("./types.js").Lesson} Lesson */

const HOWS = ["read", "first", "later", "shown"];

/**
 * Stored progress; anything that is none is dropped.
 * @param {unknown} stored
 * @returns {Progress}
 */
export function readProgress(stored) {
  const done = /** @type {{done?: unknown}} */ (typeof stored === "object" && stored !== null ? stored : {}).done;
  if (typeof done !== "object" || done === null) return {};
  return Object.fromEntries(
    Object.entries(done)
      .filter(([, hows]) => Array.isArray(hows))
      .map(([lesson, hows]) => [lesson, Array.from(hows, (how) => (HOWS.includes(how) ? how : null))]),
  );
}

/** How each step of a lesson was done, null where it is open. @param {Progress} progress @param {Lesson} lesson */
export const doneIn = (progress, lesson) =>
  lesson.steps.map((_, at) => (Object.hasOwn(progress, lesson.id) ? (progress[lesson.id][at] ?? null) : null));

/**
 * The progress with one more step done; what was done better before stays.
 * @param {Progress} progress
 * @param {Lesson} lesson
 * @param {number} at
 * @param {How} how
 */
export function withStep(progress, lesson, at, how) {
  const before = doneIn(progress, lesson);
  if (before[at] === "first") return progress;
  return { ...progress, [lesson.id]: before.map((old, nth) => (nth === at ? how : old)) };
}

/** The step to go on at: the first open one, 0 when none or all are done. @param {Progress} progress @param {Lesson} lesson */
export const resumeAt = (progress, lesson) => Math.max(0, doneIn(progress, lesson).indexOf(null));
