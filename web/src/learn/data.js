/** @file Fetches the data of the learning pages, each file once, and puts it in order. */
import { read } from "../shared/site.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * Returns what a file holds: `lessons` is the list of all, `lesson-kan` one of them, `book` the games with a rule book,
 * `book-zipai` the rules of a family, `glossary` the terms.
 * @param {string} name
 * @returns {Promise<any>}
 */
export function data(name) {
  const before = asked.get(name);
  if (before) return before;
  const answer = read(`assets/${name}.json`);
  asked.set(name, answer);
  answer.catch(() => asked.delete(name)); // the next call fetches it again
  return answer;
}

/**
 * Things by family, each family at its first place.
 * @template {{family: string}} T
 * @param {T[]} all
 * @returns {[string, T[]][]}
 */
export function byFamily(all) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const one of all) found.set(one.family, [...(found.get(one.family) ?? []), one]);
  return [...found];
}
