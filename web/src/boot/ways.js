/** @file The ways to start Python, the fastest first. */

/** @typedef {"snapshot"|"trimmed"|"plain"} Way */

/** @type {Way[]} */
export const WAYS = ["snapshot", "trimmed", "plain"];
