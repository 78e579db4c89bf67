/** @file Decides which events of a hand are shown one by one, and which character is called out for an event. */

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

/** Events that are shown one by one. Any other event is drawn together with the next one of these. */
const SHOWN_ALONE = new Set(
  "indicator discarded peng chi fei gang angang jiagang ti revealed robbed won birds exhausted".split(" "),
);

/** @param {GameEvent} event */
export const isShownAlone = (event) => SHOWN_ALONE.has(event.t);

/** The character of a call, by its name in the sprites. @type {Record<string, string>} */
const CALLS = {
  peng: "w-peng",
  chi: "w-chi",
  gang: "m-gang",
  angang: "m-gang",
  jiagang: "m-gang",
  fei: "m-fei",
  ti: "w-ti",
  revealed: "m-ming",
  won: "w-hu",
};

/** The character called out beside the seat; null if the event is no call. @param {GameEvent} event */
export const callOf = (event) => CALLS[event.t] ?? null;

/** Events that lay a tile which others may claim or win. */
const LAYS = new Set(["discarded", "jiagang", "ti"]);

/** The tile that an event lays down for others; undefined if it lays none. @param {GameEvent} event */
export const laidBy = (event) => (LAYS.has(event.t) ? (event.tile ?? null) : undefined);
