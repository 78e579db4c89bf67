/** @file What the family needs only for hints, the review and sound. Loaded with the parts that need it. */
import { actionWords } from "./action_words.js";
import { originOf } from "./origin.js";
import { reviewMiddle, reviewSeatOf } from "./review.js";
import { lacked, shownWins } from "./shown_win.js";
import { calledOut, soundOf } from "./sounds.js";

/** @type {import("../family/types.js").FamilyMore} */
export const more = {
  action: actionWords,
  soundOf,
  calledOut,
  reviewSeat: reviewSeatOf("seat.huxi"),
  reviewMiddle,
  shownWins,
  lacked,
  originOf,
  claimRules: ["chi.who", "peng.pair", "turn.priority"],
};
