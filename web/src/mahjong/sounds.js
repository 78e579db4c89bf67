/** @file The sound of each event, and the word that is called out for it. */
import { soundsBy } from "../family/events.js";
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { tileName } from "./tiles.js";

/** @import { GameEvent } from "../shared/types.js" */

/** The sound of an event, if it has one. */
export const soundOf = soundsBy({
  dealt: "deal",
  indicator: "flip",
  discarded: "card",
  peng: "claim",
  chi: "claim",
  fei: "claim",
  ti: "claim",
  revealed: "claim",
  gang: "quad",
  angang: "quad",
  jiagang: "quad",
  won: "win",
  exhausted: "empty",
  dead: "empty",
});

/** Events that are called out by the name of their action. */
const CALLED = new Set(["peng", "chi", "gang", "angang", "jiagang", "fei", "ti"]);

/**
 * Returns the word that is called out for an event; empty if there is none.
 * @param {import("../text/names.js").Wording} wording
 * @param {Pick<GameEvent, "t"|"tile">} event
 * @param {"calls"|"all"} much
 */
export function calledOut(wording, event, much) {
  if (CALLED.has(event.t)) return nameOf(wording, "verb", event.t);
  if (event.t === "won") return say(wording.lang, "verb.hu.short");
  if (event.t === "revealed") return say(wording.lang, "mahjong.verb.reveal.short");
  return much === "all" && event.tile && event.t === "discarded" ? tileName(event.tile, wording.lang) : "";
}
