/** @file What the engine calls the wilds, wins and items of a game. */
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";

/** @import { Wording } from "../text/names.js" */

/** What the game calls its wilds. @param {Wording} wording @param {{wild_name?: string|null}} view */
export const wildName = (wording, view) => {
  const name = view.wild_name ? nameOf(wording, "wild", view.wild_name) : "";
  return name && name !== view.wild_name ? name : say(wording.lang, "mahjong.wild");
};

/**
 * What a win is worth, in few words: its fan or its multiplier.
 * @param {Wording} wording
 * @param {{fan: number|null, multiplier: number}} worth
 */
export const worthWords = ({ lang }, { fan, multiplier }) =>
  fan === null ? say(lang, "mahjong.worth.times", { n: multiplier }) : say(lang, "mahjong.worth.fan", { n: fan });
