/** @file Which day it is where the player is: today's deal is of it, and files are named after it. */

/** The day of a moment where the player is, such as `2026-11-24`. @param {Date} date */
export function dayOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
