/** @file Decides which events of a hand are shown one by one, which are called out, and which lay a card in the middle. */
import { callsBy } from "../family/events.js";

export const { isShownAlone, callOf, laidBy } = callsBy({
  shownAlone: new Set("flipped discarded wai liu piao peng chi won exhausted dead".split(" ")),
  calls: { wai: "m-wai", liu: "m-liu", piao: "m-piao", peng: "w-peng", chi: "w-chi", won: "w-hu" },
  lays: new Set(["flipped", "discarded"]),
});
