/** @file Which events of a hand are shown one by one, called out, lay a card and sound, by the lists that a family gives. */

/** @import { GameEvent } from "../shared/types.js" */
/**
 * What a family says of its events, by their names. `shownAlone`: those that are shown one by one; any other event is
 * drawn together with the next one of these. `calls`: the characters of those that are called out, by their names in the
 * sprites. `lays`: those that lay down a card for the others.
 * @typedef {{shownAlone: Set<string>, calls: Record<string, string>, lays: Set<string>}} Events
 */

/** Returns what the page asks about events, see types.js. @param {Events} events */
export const callsBy = ({ shownAlone, calls, lays }) => ({
  isShownAlone: (/** @type {GameEvent} */ { t }) => shownAlone.has(t),
  callOf: (/** @type {GameEvent} */ { t }) => calls[t] ?? null,
  laidBy: (/** @type {GameEvent} */ { t, card, tile }) => (lays.has(t) ? (tile ?? card ?? null) : undefined),
});

/** @import { SoundName } from "../audio/sounds.js" */

/** Returns the function that tells the sound of an event, if it has one. @param {Record<string, SoundName>} sounds */
export const soundsBy = (sounds) => {
  const known = new Map(Object.entries(sounds));
  return (/** @type {import("../shared/types.js").GameEvent} */ { t }) => known.get(t);
};
