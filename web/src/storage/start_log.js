/** @file Records how Python was started in this browser the last few times, for the diagnostics page. */
import { isStartRecord } from "./validators.js";

/**
 * @typedef {object} StartRecord
 * @property {number} when
 * @property {number} paint milliseconds from the opening of the page to its first paint; 0 if the browser does not say
 * @property {number} began milliseconds from the opening of the page to the beginning of the worker
 * @property {import("../boot/engine.js").Started} started
 */

export const STARTS_KEY = "hupai-starts";
const MANY = 5;

/** The last starts, the newest first. @returns {StartRecord[]} */
export function recordedStarts() {
  try {
    const kept = JSON.parse(localStorage.getItem(STARTS_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isStartRecord) : [];
  } catch {
    return [];
  }
}

/**
 * Records a start. If it is recorded already, the new record replaces the old one.
 * @param {import("../boot/engine.js").Started} started
 */
export function recordStart(started) {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const began = Math.round(started.began - performance.timeOrigin);
  const others = recordedStarts().filter((other) => other.started.began !== started.began);
  try {
    const start = { when: Date.now(), paint: Math.round(paint?.startTime ?? 0), began, started };
    localStorage.setItem(STARTS_KEY, JSON.stringify([start, ...others].slice(0, MANY)));
  } catch {
    // the browser stores nothing; the diagnostics page says that there is no record
  }
}
