/** @file The sound of each event. */
import { soundsBy } from "../family/events.js";

/** The sound of an event, if it has one. */
export const soundOf = soundsBy({
  dealt: "deal",
  flipped: "flip",
  discarded: "card",
  peng: "claim",
  chi: "claim",
  wai: "claim",
  piao: "quad",
  liu: "quad",
  won: "win",
  exhausted: "empty",
  dead: "empty",
});
