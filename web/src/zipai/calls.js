/** @file Decides which events of a hand are shown one by one, and which character is called out for an event. */

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

/** Events that are shown one by one. Any other event is drawn together with the next one of these. */
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

/** The character called out beside the seat; null if the event is no call. @param {GameEvent} event */
export const callOf = (event) => CALLS[event.t] ?? null;

/** Events that lay a card into the middle. */
const LAYS = new Set(["flipped", "discarded", "king", "shown"]);

/**
 * The card that an event lays into the middle; null for a hidden card, undefined if it lays none.
 * @param {GameEvent} event
 */
export const laidBy = (event) => (LAYS.has(event.t) ? (event.card ?? null) : undefined);
