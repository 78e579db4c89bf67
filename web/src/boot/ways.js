/** @file The ways to start Python, the fastest first. */

/** @typedef {"snapshot"|"trimmed"|"plain"} Way */

/** @type {Way[]} */
export const WAYS = ["snapshot", "trimmed", "plain"];

const LOCAL = "local";
const AHEAD = "ahead";

/** Whether this site's files are kept here, and come at once. */
export const keptHere = () => Boolean(navigator.serviceWorker?.controller);

/**
 * What a worker is called, who knows from it how to start.
 * @param {string} way
 * @param {boolean} [ahead] whether the page sends it the program
 */
export const workerName = (way, ahead = false) => [way, keptHere() ? LOCAL : "", ahead ? AHEAD : ""].filter(Boolean).join(" ");

/** What a worker's name tells it. @param {string} name @returns {{way: Way|null, local: boolean, ahead: boolean}} */
export function toldByName(name) {
  const words = name.split(" ");
  return { way: WAYS.find((way) => words.includes(way)) ?? null, local: words.includes(LOCAL), ahead: words.includes(AHEAD) };
}

/** How to start Python, where somebody wants to know whether another way works: `?boot=plain`. "" is the best way there is. @returns {Way|""} */
export const wayAsked = () => WAYS.find((name) => name === new URLSearchParams(location.search).get("boot")) ?? "";
