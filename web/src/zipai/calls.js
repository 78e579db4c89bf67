/** @file Decides which events of a hand are shown one by one, which are called out, and which lay a card in the middle. */
import { callsBy } from "../family/events.js";

export const { isShownAlone, callOf, laidBy } = callsBy({
  shownAlone: new Set(
    "flipped discarded king ti wei peng chi pao declared raised barred limited won turned exhausted dead skip".split(
      " ",
    ),
  ),
  calls: {
    ti: "w-ti",
    wei: "w-wei",
    peng: "w-peng",
    chi: "w-chi",
    pao: "w-pao",
    won: "w-hu",
    declared: "c-k",
    raised: "w-ju",
  },
  lays: new Set(["flipped", "discarded", "king", "shown"]),
});
