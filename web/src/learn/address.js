/** @file What the part of the address after # asks for. It is anybody's text: whatever is not known is left aside. */

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Books} Books */

/** The text after #, or "" where it is no text at all. @param {string} hash */
function plain(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * The lesson and step (from 0) asked for; the step after the last one is the end. Null for the list of lessons.
 * @param {string} hash `#kan/3` counts from 1, `#kan/end` is the end
 * @param {Lesson[]} lessons
 * @returns {{lesson: Lesson, at: number}|null}
 */
export function lessonAsked(hash, lessons) {
  const [id, step = "1", ...more] = plain(hash).split("/");
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson || more.length > 0) return null;
  const at = step === "end" ? lesson.steps.length : /^[1-9]\d?$/.test(step) ? Number(step) - 1 : 0;
  return { lesson, at: at > lesson.steps.length ? 0 : at };
}

/** The address of a step. @param {Lesson} lesson @param {number} at */
export const stepAddress = (lesson, at) => `#${lesson.id}/${at >= lesson.steps.length ? "end" : at + 1}`;

/**
 * The game asked for, and the rule in it or the game to compare it with.
 * @param {string} hash `#leiyang`, `#leiyang/win.minimum` or `#leiyang/vs/yongzhou`
 * @param {Books} books
 */
export function rulesAsked(hash, books) {
  const [id, second = "", third = ""] = plain(hash).split("/");
  const known = (/** @type {string} */ name) => books.games.find((one) => one.id === name);
  const game = known(id) ?? books.games[0];
  const other = second === "vs" ? known(third) : undefined;
  const rule = books.rules.find((one) => one.id === second && Object.hasOwn(one.reads, game.id));
  return { game: game.id, other: other && other !== game ? other.id : null, rule: rule ? rule.id : null };
}

/** The term asked for. @param {string} hash @param {import("./types.js").Term[]} terms */
export const termAsked = (hash, terms) => terms.find((term) => term.id === plain(hash))?.id ?? null;
