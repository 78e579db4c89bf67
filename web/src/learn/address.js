/**
 * @file Reads what the part of the address after # asks for. Anybody may have written it, so unknown parts are ignored.
 */

import { linkIn } from "../shared/sent_link.js";

/** @import { BookGame, Outline, Term } from "./types.js" */

/** Returns the text after #, without what messengers add, or "" if it cannot be decoded. @param {string} hash */
function plain(hash) {
  try {
    return decodeURIComponent(linkIn(hash)).replace(/(?:[^ -~].*|[.,;:!?)]+)$/s, "");
  } catch {
    return "";
  }
}

/**
 * Returns the lesson and the step (from 0) that the address asks for, or null for the list of lessons. The number after
 * the last step stands for the lesson's end.
 * @param {string} hash `#kan/3` counts from 1, `#kan/end` is the end
 * @param {Outline[]} lessons
 * @returns {{lesson: Outline, at: number}|null}
 */
export function lessonAsked(hash, lessons) {
  const [id, step = "1", ...more] = plain(hash).split("/");
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson || more.length > 0) return null;
  const at = step === "end" ? lesson.steps.length : /^[1-9]\d?$/.test(step) ? Number(step) - 1 : 0;
  return { lesson, at: at > lesson.steps.length ? 0 : at };
}

/** Returns the address of a step. @param {Outline} lesson @param {number} at */
export const stepAddress = (lesson, at) => `#${lesson.id}/${at >= lesson.steps.length ? "end" : at + 1}`;

/**
 * Returns the game that the address asks for, and a rule or the game of its family to compare it with. The rule is as
 * it was written there; no book need have it.
 * @param {string} hash `#leiyang`, `#leiyang/win.minimum` or `#leiyang/vs/yongzhou`
 * @param {BookGame[]} games
 */
export function rulesAsked(hash, games) {
  const [id, second = "", third = ""] = plain(hash).split("/");
  const known = (/** @type {string} */ name) => games.find((one) => one.id === name);
  const game = known(id) ?? games[0];
  const found = second === "vs" ? known(third) : undefined;
  const other = found && found !== game && found.family === game.family ? found : null;
  return { game, other, rule: second === "vs" ? "" : second };
}

/**
 * Returns the entry that the address asks for on the page of other games of the same name, "" for the page itself, or
 * null if it asks for a rule book.
 * @param {string} hash `#also` or `#also/articles-7`
 */
export function alsoAsked(hash) {
  const [page, entry = ""] = plain(hash).split("/");
  return page === "also" ? entry : null;
}

/**
 * Returns the id of the term that the address asks for, or null.
 * @param {string} hash
 * @param {Term[]} terms
 */
export const termAsked = (hash, terms) => terms.find((term) => term.id === plain(hash))?.id ?? null;
