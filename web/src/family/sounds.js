/** @file The sounds of events, by the list that a family gives. */

/** @import { SoundName } from "../audio/sounds.js" */

/** Returns the function that tells the sound of an event, if it has one. @param {Record<string, SoundName>} sounds */
export const soundsBy = (sounds) => {
  const known = new Map(Object.entries(sounds));
  return (/** @type {import("../shared/types.js").GameEvent} */ { t }) => known.get(t);
};
