/** @file The family of mahjong, as the page asks for it. Fetched when one of its games is chosen or restored. */
import { mahjongEn } from "../../words/mahjong.en.js";
import { mahjongZh } from "../../words/mahjong.zh.js";
import "../text/advice.js";
import { addWords } from "../text/i18n.js";
import { drawAccount } from "./account.js";
import { actionWords } from "./action_words.js";
import { callOf, isShownAlone, laidBy } from "./calls.js";
import { table } from "./centre.js";
import { cards } from "./faces.js";
import { hand } from "./hand.js";
import { originOf } from "./origin.js";
import { prompt } from "./prompt.js";
import { reviewMiddle, reviewSeat } from "./review.js";
import { seat } from "./seat.js";
import { lacked, shownWins } from "./shown_win.js";
import { calledOut, soundOf } from "./sounds.js";
import { words } from "./words.js";

addWords({ zh: mahjongZh, en: mahjongEn });

/** @import { MahjongResult as Result } from "./types.js" */

/** @type {import("../family/types.js").FamilyMore} */
const more = {
  action: actionWords,
  soundOf,
  calledOut,
  reviewSeat,
  reviewMiddle,
  shownWins,
  lacked,
  originOf,
  claimRules: ["claim.peng", "claim.chi", "claim.priority"],
};

/** How a won tile came, by the engine's name for it. @type {Record<import("./types.js").WonBy, import("../shared/types.js").HowWon>} */
const CAME = { self: "own", discard: "discard", rob: "discard", deal: "deal" };

/** @type {import("../family/types.js").PageFamily} */
export const mahjong = {
  id: "mahjong",
  prefix: "mahjong.",
  unused: [],
  hidden: ["face", "locked", "sort"],
  cards,
  hand,
  seat,
  table,
  prompt,
  words,
  isShownAlone,
  callOf,
  laidBy,
  account: drawAccount,
  figures: (/** @type {Result} */ { winners, wins }, seat) => {
    const own = wins.find((win) => win.seat === seat);
    return { winners, huxi: null, worth: own?.multiplier ?? 0, came: own ? CAME[own.by] : null };
  },
  more,
  loadMore: async () => more,
};
