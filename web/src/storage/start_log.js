/** @file How Python was started in this browser the last few times, for the page that tells. */
import { isTold } from "../shapes.js";

/**
 * @typedef {object} Told
 * @property {number} when
 * @property {number} paint milliseconds from the opening of the page to its first paint; 0 where the browser does not say
 * @property {number} began milliseconds from the opening of the page to the beginning of the worker
 * @property {import("../engine.js").Started} started
 */

export const STARTS_KEY = "hupai-starts";
const MANY = 5;

/** The last starts, the newest first. @returns {Told[]} */
export function startsTold() {
  try {
    const kept = JSON.parse(localStorage.getItem(STARTS_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTold) : [];
  } catch {
    return [];
  }
}

/** Notes a start; one that is noted again, with what came after it, replaces itself. @param {import("../engine.js").Started} started */
export function tellStart(started) {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const began = Math.round(started.began - performance.timeOrigin);
  const others = startsTold().filter((told) => told.started.began !== started.began);
  try {
    const told = { when: Date.now(), paint: Math.round(paint?.startTime ?? 0), began, started };
    localStorage.setItem(STARTS_KEY, JSON.stringify([told, ...others].slice(0, MANY)));
  } catch {
    // nothing is kept here: the page that tells says so
  }
}
