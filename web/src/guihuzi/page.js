/**
 * @file The family of 鬼胡子, as the page asks for it. Fetched when one of its games is chosen or restored. Cards and
 * table are those of zipai, which every page has.
 */
import { guihuziEn } from "../../words/guihuzi.en.js";
import { guihuziZh } from "../../words/guihuzi.zh.js";
import "../text/advice.js";
import { addWords, say } from "../text/i18n.js";
import { table as zipaiTable } from "../zipai/centre.js";
import { cards } from "../zipai/faces.js";
import { figures } from "../zipai/figures.js";
import { originOf } from "../zipai/origin.js";
import { reviewMiddle, reviewSeatOf } from "../zipai/review.js";
import { calledOut } from "../zipai/sounds.js";
import { drawAccount } from "./account.js";
import { actionWords } from "./action_words.js";
import { callOf, isShownAlone, laidBy } from "./calls.js";
import { hand } from "./hand.js";
import { drawLedger } from "./ledger.js";
import { prompt } from "./prompt.js";
import { seat } from "./seat.js";
import { lacked, shownWins } from "./shown_win.js";
import { soundOf } from "./sounds.js";
import { words } from "./words.js";

addWords({ zh: guihuziZh, en: guihuziEn });

/** @import { GuihuziResult as Result, GuihuziView as View } from "./types.js" */

/** @type {import("../family/types.js").FamilyMore} */
const more = {
  action: actionWords,
  soundOf,
  calledOut,
  reviewSeat: reviewSeatOf("guihuzi.seat.huxi"),
  reviewMiddle,
  shownWins,
  lacked,
  originOf,
  claimRules: ["chi.who", "peng.pair", "turn.priority"],
};

/** @type {import("../family/types.js").PageFamily} */
export const guihuzi = {
  id: "guihuzi",
  prefix: "guihuzi.",
  unused: ["raise"],
  hidden: ["tiles"],
  cards,
  hand,
  seat,
  table: {
    ...zipaiTable,
    chip: ({ lang }, /** @type {View} */ { huxi }) => say(lang, "guihuzi.bar.min", { n: huxi.min }),
    ledger: drawLedger,
  },
  prompt,
  words,
  isShownAlone,
  callOf,
  laidBy,
  account: drawAccount,
  figures: (/** @type {Result} */ result, seat) => figures(result, seat),
  more,
  loadMore: async () => more,
};
