/** @file Which events of a hand are shown one by one, and which character is called out for one. */

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

/** Events that get a moment of their own; the others are drawn together with the next one. */
const SHOWN_ALONE = new Set(
  "flipped discarded king ti wei peng chi pao declared raised barred limited won turned exhausted dead skip".split(" "),
);

/** @param {GameEvent} event */
export const isShownAlone = (event) => SHOWN_ALONE.has(event.t);

/** The character of a call, by its name in the sprite. @type {Record<string, string>} */
const CALLS = {
  ti: "w-ti",
  wei: "w-wei",
  peng: "w-peng",
  chi: "w-chi",
  pao: "w-pao",
  won: "w-hu",
  declared: "c-k",
  raised: "w-ju",
};

/** The character called out beside the seat; null where the event is no call. @param {GameEvent} event */
export const callOf = (event) => CALLS[event.t] ?? null;
