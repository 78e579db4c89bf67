/** @file The settings of a player, their choices and defaults, and how stored settings are read. */
import { preferredLanguage } from "../text/phrases.js";

/** The choices of each setting, in the order they are shown. */
export const CHOICES = /** @type {const} */ ({
  lang: ["zh", "en"],
  theme: ["felt", "dusk", "paper", "contrast"],
  face: ["song", "kai"],
  tiles: ["picture", "plain"],
  size: ["small", "normal", "large"],
  text: ["normal", "larger"],
  index: ["auto", "on", "off"],
  locked: ["dim", "plain"],
  sort: ["groups", "rank"],
  side: ["right", "left"],
  speed: ["instant", "quick", "normal", "slow"],
  motion: ["auto", "off"],
  timer: ["off", "15", "30", "60"],
  vibration: ["off", "on"],
  daily: ["on", "off"],
  faces: ["on", "off"],
  temper: ["on", "off"],
  voice: ["off", "calls", "all"],
});

/** @typedef {keyof typeof CHOICES} Choice */

/** Settings from 0 to 100. */
export const LEVELS = /** @type {const} */ (["volume", "speech"]);

/** @typedef {typeof LEVELS[number]} Level */

/** The volumes of the three choices that older versions had. @type {Record<string, number>} */
const OLD_SOUND = { off: 0, soft: 50, full: 100 };

/** Mean pause before every step of an opponent, in milliseconds, whether or not the opponent had a choice. */
export const PAUSE = { instant: 0, quick: 350, normal: 750, slow: 1300 };

/** @template {Choice} C @typedef {typeof CHOICES[C][number]} Of One of the choices of a setting. */
/** @typedef {ReturnType<typeof defaultSettings>} Settings */

export const defaultSettings = () => ({
  lang: preferredLanguage(),
  /** @type {Of<"theme">} */
  theme: "felt",
  /** The typeface of the cards. @type {Of<"face">} */
  face: "song",
  /** What is printed on the tiles: the traditional pictures, or digits. @type {Of<"tiles">} */
  tiles: "picture",
  /** Of the cards on the table, and of all text. @type {Of<"size">} */
  size: "normal",
  /** Of all text, whatever the size of the cards. @type {Of<"text">} */
  text: "normal",
  /** Corner numbers; auto means in English only. @type {Of<"index">} */
  index: "auto",
  /** Whether cards that may not be split are drawn darker. @type {Of<"locked">} */
  locked: "dim",
  /** How the hand is laid out while the player has not moved anything. @type {Of<"sort">} */
  sort: "groups",
  /** The hand with which the player presses the answers. @type {Of<"side">} */
  side: "right",
  /** @type {Of<"speed">} */
  speed: "normal",
  /** @type {Of<"motion">} */
  motion: "auto",
  /** The seconds for an answer; then the page passes, and never discards. @type {Of<"timer">} */
  timer: "off",
  /** Whether a phone vibrates when it is the player's turn. @type {Of<"vibration">} */
  vibration: "off",
  /** Whether the lobby offers today's deal. @type {Of<"daily">} */
  daily: "on",
  /** Whether the others have a portrait. @type {Of<"faces">} */
  faces: "on",
  /** Whether the others say something now and then. @type {Of<"temper">} */
  temper: "on",
  /** Volumes of the sounds and of what is spoken, 0 to 100. */
  volume: 50,
  speech: 80,
  /** Whether all sound is off. */
  muted: false,
  /** What the system's voice says: nothing, the calls, the cards too. @type {Of<"voice">} */
  voice: "off",
  /** The keys that differ from the usual ones, by command; an empty string means no key. @type {Record<string, string>} */
  keys: {},
});

/**
 * Returns the defaults, overridden by stored settings. Anything unknown is dropped.
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
 * How long the pause before an opponent's next step lasts. All pauses have the same distribution, so that none of them
 * tells anything about the opponent's cards.
 * @param {Settings} settings
 */
export function pauseFor(settings) {
  return PAUSE[settings.speed] * (0.75 + Math.random() * 0.5);
}
