/** @file The ways to start Python, the fastest first. */
import { isolated } from "../shared/isolated.js";

/** @typedef {"snapshot"|"trimmed"|"plain"} Way */

/** @type {Way[]} */
export const WAYS = ["snapshot", "trimmed", "plain"];

const LOCAL = "local";
const PRELOADED = "ahead";

/** Whether a service worker has this site's files, so that they come at once. A sandboxed frame may not even ask. */
export const siteIsCached = () => !isolated() && Boolean(navigator.serviceWorker?.controller);

/**
 * The name of a worker, which tells the worker how to start.
 * @param {string} way
 * @param {boolean} [preloaded] whether the page sends it the program
 */
export const workerName = (way, preloaded = false) =>
  [way, siteIsCached() ? LOCAL : "", preloaded ? PRELOADED : ""].filter(Boolean).join(" ");

/**
 * Reads from a worker's name how it is to start.
 * @param {string} name
 * @returns {{way: Way|null, local: boolean, preloaded: boolean}}
 */
export function optionsOf(name) {
  const words = name.split(" ");
  return {
    way: WAYS.find((way) => words.includes(way)) ?? null,
    local: words.includes(LOCAL),
    preloaded: words.includes(PRELOADED),
  };
}

/**
 * The way to start Python that the address asks for, as in `?boot=plain`; "" is the fastest way that works.
 * @returns {Way|""}
 */
export const wayAsked = () => WAYS.find((name) => name === new URLSearchParams(location.search).get("boot")) ?? "";
