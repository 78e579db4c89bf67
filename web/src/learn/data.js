/** @file The data of a page to read, fetched once. */
import { read } from "../shared/site.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * @param {"lessons"|"book"|"glossary"} name
 * @returns {Promise<any>}
 */
export function data(name) {
  const before = asked.get(name);
  if (before) return before;
  const answer = read(`assets/${name}.json`);
  asked.set(name, answer);
  answer.catch(() => asked.delete(name)); // asked again, it is fetched again
  return answer;
}
