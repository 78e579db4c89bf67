/**
 * @file Reads what the part of the address after # asks for. Anybody may have written it, so unknown parts are ignored.
 */

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Books} Books */

/** Returns the text after #, or "" if it cannot be decoded. @param {string} hash */
function plain(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Returns the lesson and the step (from 0) that the address asks for, or null for the list of lessons. The number after
 * the last step stands for the lesson's end.
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

/** Returns the address of a step. @param {Lesson} lesson @param {number} at */
export const stepAddress = (lesson, at) => `#${lesson.id}/${at >= lesson.steps.length ? "end" : at + 1}`;

/**
 * Returns the game that the address asks for, and one of its rules or the game of its family to compare it with.
 * @param {string} hash `#leiyang`, `#leiyang/win.minimum` or `#leiyang/vs/yongzhou`
 * @param {Books} books
 */
export function rulesAsked(hash, books) {
  const [id, second = "", third = ""] = plain(hash).split("/");
  const known = (/** @type {string} */ name) => books.games.find((one) => one.id === name);
  const game = known(id) ?? books.games[0];
  const found = second === "vs" ? known(third) : undefined;
  const other = found?.family === game.family ? found : undefined;
  const rule = books.rules.find((one) => one.id === second && Object.hasOwn(one.reads, game.id));
  return { game: game.id, other: other && other !== game ? other.id : null, rule: rule ? rule.id : null };
}

/**
 * Returns the id of the term that the address asks for, or null.
 * @param {string} hash
 * @param {import("./types.js").Term[]} terms
 */
export const termAsked = (hash, terms) => terms.find((term) => term.id === plain(hash))?.id ?? null;
