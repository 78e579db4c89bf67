/**
 * @file What of the lessons was done. It is kept as a list by lesson, "3:first" for the third step, so that two
 * lists are joined by putting them together; read with suspicion, the best of each step counts.
 */

/** @typedef {import("./types.js").Progress} Progress */
/** @typedef {import("./types.js").How} How */
/** @typedef {import("./types.js").Lesson} Lesson */

/** From the least to the best. */
const HOWS = /** @type {const} */ (["shown", "read", "later", "first"]);
const NOTE = /^([1-9]\d?):(shown|read|later|first)$/;

/** The better of two ways a step was done. @param {How|null|undefined} one @param {How|null|undefined} other */
const better = (one, other) =>
  (HOWS.indexOf(/** @type {How} */ (one)) >= HOWS.indexOf(/** @type {How} */ (other)) ? one : other) ?? null;

/**
 * Stored progress; anything that is none is dropped.
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

/** How each step was done, by the notes about it. @param {unknown[]} notes */
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

/** Progress as it is kept. @param {Progress} progress */
export const keptProgress = (progress) => ({
  done: Object.fromEntries(
    Object.entries(progress).map(([lesson, hows]) => [
      lesson,
      hows.flatMap((how, at) => (how ? [`${at + 1}:${how}`] : [])),
    ]),
  ),
});

/** What was done here or there. @param {Progress} one @param {Progress} other @returns {Progress} */
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

/** How each step of a lesson was done, null where it is open. @param {Progress} progress @param {Lesson} lesson */
export const doneIn = (progress, lesson) =>
  lesson.steps.map((_, at) => (Object.hasOwn(progress, lesson.id) ? (progress[lesson.id][at] ?? null) : null));

/**
 * The progress with one more step done; what was done better before stays.
 * @param {Progress} progress
 * @param {Lesson} lesson
 * @param {number} at
 * @param {How} how
 * @returns {Progress}
 */
export const withStep = (progress, lesson, at, how) => ({
  ...progress,
  [lesson.id]: doneIn(progress, lesson).map((old, nth) => (nth === at ? better(how, old) : old)),
});

/** The step to go on at: the first open one, 0 when none or all are done. @param {Progress} progress @param {Lesson} lesson */
export const resumeAt = (progress, lesson) => Math.max(0, doneIn(progress, lesson).indexOf(null));
