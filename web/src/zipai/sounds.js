/** @file The sound of each event, and the word that is called out for it. */
import { soundsBy } from "../family/events.js";
import { say } from "../text/i18n.js";
import { capital, nameOf } from "../text/names.js";
import { cardName } from "./cards.js";

/** @import { GameEvent } from "../shared/types.js" */

/** The sound of an event, if it has one. */
export const soundOf = soundsBy({
  dealt: "deal",
  flipped: "flip",
  king: "flip",
  discarded: "card",
  peng: "claim",
  chi: "claim",
  wei: "claim",
  pao: "quad",
  ti: "quad",
  declared: "quad",
  raised: "claim",
  won: "win",
  exhausted: "empty",
  dead: "empty",
});

/** Events that are called out by the name of their group, those of 鬼胡子 among them. */
const GROUPS = new Set(["ti", "wei", "peng", "chi", "pao", "wai", "liu", "piao"]);

/**
 * Returns the word that is called out for an event; empty if there is none.
 * @param {import("../text/names.js").Wording} wording
 * @param {Pick<GameEvent, "t"|"name"|"card">} event
 * @param {"calls"|"all"} much
 */
export function calledOut(wording, event, much) {
  if (GROUPS.has(event.t)) return nameOf(wording, "group_short", event.t);
  if (event.t === "won") return say(wording.lang, "verb.hu.short");
  if (event.t === "raised") return say(wording.lang, "verb.raise");
  if (event.t === "declared" && event.name) return capital(nameOf(wording, "fan", event.name));
  if (much === "all" && event.card && (event.t === "flipped" || event.t === "discarded"))
    return cardName(event.card, wording.lang);
  return "";
}
