/** @file Decides which events of a hand are shown one by one, which are called out, and which lay a tile for others. */
import { callsBy } from "../family/events.js";

export const { isShownAlone, callOf, laidBy } = callsBy({
  shownAlone: new Set(
    "indicator discarded peng chi fei gang angang jiagang ti revealed robbed won birds exhausted".split(" "),
  ),
  calls: {
    peng: "w-peng",
    chi: "w-chi",
    gang: "m-gang",
    angang: "m-gang",
    jiagang: "m-gang",
    fei: "m-fei",
    ti: "w-ti",
    revealed: "m-ming",
    won: "w-hu",
  },
  lays: new Set(["discarded", "jiagang", "ti"]),
});
