/** @file The ways to start Python, the fastest first. */

/** @typedef {"snapshot"|"trimmed"|"plain"} Way */

/** @type {Way[]} */
export const WAYS = ["snapshot", "trimmed", "plain"];

const LOCAL = "local";

/** What a worker is called, who knows from it how to start, and whether this site's files are kept here. @param {string} way */
export const workerName = (way) => (navigator.serviceWorker?.controller ? `${way} ${LOCAL}` : way);

/** What a worker's name tells it. @param {string} name @returns {{way: Way|null, local: boolean}} */
export function toldByName(name) {
  const words = name.split(" ");
  return { way: WAYS.find((way) => words.includes(way)) ?? null, local: words.includes(LOCAL) };
}

/** How to start Python, where somebody wants to know whether another way works: `?boot=plain`. "" is the best way there is. @returns {Way|""} */
export const wayAsked = () => WAYS.find((name) => name === new URLSearchParams(location.search).get("boot")) ?? "";
