/** @file What a player may set, the defaults, and the reading of what was stored. */
import { preferredLanguage } from "../text/phrases.js";

/**
 * @typedef {object} Settings
 * @property {import("../shared/types.js").Lang} lang
 * @property {"felt"|"dusk"|"paper"|"contrast"} theme
 * @property {"song"|"kai"} face whose hand drew the cards
 * @property {"small"|"normal"|"large"} size of the cards on the table, and of all text
 * @property {"auto"|"on"|"off"} index corner numbers; auto means in English only
 * @property {"dim"|"plain"} locked whether cards that may not be split are drawn darker
 * @property {"groups"|"rank"} sort how the hand is laid out while the player has not moved anything
 * @property {"right"|"left"} side the hand that presses the answers
 * @property {"instant"|"quick"|"normal"|"slow"} speed
 * @property {"auto"|"off"} motion
 * @property {number} volume of the sounds, 0 to 100
 * @property {number} speech volume of what is spoken, 0 to 100
 * @property {boolean} muted whether nothing at all is heard
 * @property {"off"|"calls"|"all"} voice what the system's voice says: nothing, the calls, the cards too
 * @property {Record<string, string>} keys commands that have another key than usual; an empty one has none
 */

/** The choices of each setting, in the order they are shown. */
export const CHOICES = /** @type {const} */ ({
  lang: ["zh", "en"],
  theme: ["felt", "dusk", "paper", "contrast"],
  face: ["song", "kai"],
  size: ["small", "normal", "large"],
  index: ["auto", "on", "off"],
  locked: ["dim", "plain"],
  sort: ["groups", "rank"],
  side: ["right", "left"],
  speed: ["instant", "quick", "normal", "slow"],
  motion: ["auto", "off"],
  voice: ["off", "calls", "all"],
});

/** @typedef {keyof typeof CHOICES} Choice */

/** Settings from 0 to 100. */
export const LEVELS = /** @type {const} */ (["volume", "speech"]);

/** @typedef {typeof LEVELS[number]} Level */

/** How loud the sounds were when there were three choices only. @type {Record<string, number>} */
const OLD_SOUND = { off: 0, soft: 50, full: 100 };

/** Mean pause of every step of the others, in milliseconds, whether or not there was a choice. */
export const PAUSE = { instant: 0, quick: 350, normal: 750, slow: 1300 };

/** @returns {Settings} */
export function defaultSettings() {
  return {
    lang: preferredLanguage(),
    theme: "felt",
    face: "song",
    size: "normal",
    index: "auto",
    locked: "dim",
    sort: "groups",
    side: "right",
    speed: "normal",
    motion: "auto",
    volume: 50,
    speech: 80,
    muted: false,
    voice: "off",
    keys: {},
  };
}

/**
 * Stored settings over the defaults; anything unknown is dropped.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function readSettings(stored) {
  const settings = defaultSettings();
  if (typeof stored !== "object" || stored === null) return settings;
  const found = /** @type {Record<string, unknown>} */ (stored);
  for (const [name, choices] of Object.entries(CHOICES)) {
    if (/** @type {readonly unknown[]} */ (choices).includes(found[name]))
      Object.assign(settings, { [name]: found[name] });
  }
  if (typeof found.sound === "string" && Object.hasOwn(OLD_SOUND, found.sound))
    settings.volume = OLD_SOUND[found.sound];
  for (const name of LEVELS) settings[name] = readLevel(found[name]) ?? settings[name];
  return { ...settings, muted: found.muted === true, keys: readKeys(found.keys) };
}

/** @param {unknown} stored */
const readLevel = (stored) => (typeof stored === "number" && stored >= 0 && stored <= 100 ? Math.round(stored) : null);

/** @param {unknown} stored @returns {Record<string, string>} */
function readKeys(stored) {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === "string" && key.length <= 12));
}

/** Whether corner numbers are drawn. @param {Settings} settings */
export const showsIndex = (settings) =>
  settings.index === "on" || (settings.index === "auto" && settings.lang === "en");

/**
 * How long the next step of the others lasts. One distribution for every step, so that a pause tells nothing.
 * @param {Settings} settings
 */
export function pauseFor(settings) {
  return PAUSE[settings.speed] * (0.75 + Math.random() * 0.5);
}
