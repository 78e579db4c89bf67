/** @file What a player may set, the defaults, and the reading of what was stored. */
import { preferredLanguage } from "./phrases.js";

/**
 * @typedef {object} Settings
 * @property {import("./types.js").Lang} lang
 * @property {"felt"|"dusk"|"paper"|"contrast"} theme
 * @property {"instant"|"quick"|"normal"|"slow"} speed
 * @property {"auto"|"on"|"off"} index corner numbers; auto means in English only
 * @property {"auto"|"off"} motion
 */

/** The choices of each setting, in the order they are shown. */
export const CHOICES = /** @type {const} */ ({
  lang: ["zh", "en"],
  theme: ["felt", "dusk", "paper", "contrast"],
  speed: ["instant", "quick", "normal", "slow"],
  index: ["auto", "on", "off"],
  motion: ["auto", "off"],
});

/** Mean pause of every step of the others, in milliseconds, whether or not there was a choice. */
export const PAUSE = { instant: 0, quick: 350, normal: 750, slow: 1300 };

/** @returns {Settings} */
export function defaultSettings() {
  return { lang: preferredLanguage(), theme: "felt", speed: "normal", index: "auto", motion: "auto" };
}

/**
 * Stored settings over the defaults; anything unknown is dropped.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function readSettings(stored) {
  const settings = defaultSettings();
  if (typeof stored !== "object" || stored === null) return settings;
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = /** @type {Record<string, unknown>} */ (stored)[name];
    if (/** @type {readonly unknown[]} */ (choices).includes(value)) Object.assign(settings, { [name]: value });
  }
  return settings;
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
