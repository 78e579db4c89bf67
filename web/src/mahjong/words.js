/** @file The sentences that the shared parts of the page ask for. */
import { say } from "../text/i18n.js";
import { sureOfAnswer } from "../text/sure.js";
import { aheadWords, answerWords, consequencesWords, positionWords } from "./announce.js";
import { headline, manner, paymentWords } from "./result.js";
import { listTiles } from "./tiles.js";

/** @import { MahjongLegal as Legal, MahjongView as View } from "./types.js" */

/** @type {import("../family/types.js").Sayings} */
export const words = {
  help: {
    goal: [],
    turn: [],
    claims: [
      ["peng", "777p"],
      ["chi", "345m"],
    ],
    kongs: [["kong", "2222s"]],
    wilds: [],
    ends: [],
  },
  position: positionWords,
  answer: answerWords,
  consequences: consequencesWords,
  binding: ({ lang }, entry) => (entry?.binds ? say(lang, "mahjong.binds") : ""),
  melds: ({ lang }, /** @type {Legal} */ { tiles, verb }) =>
    tiles && ["chi", "fei", "angang", "jiagang", "ti"].includes(verb) ? listTiles(lang, tiles) : "",
  worth: (wording, entry) => (entry.verb === "hu" ? answerWords(wording, entry) : say(wording.lang, "why.open")),
  giveUp: (wording, hu) => say(wording.lang, "mahjong.pass.about", { hu: hu ? answerWords(wording, hu) : "" }),
  sure: (wording, entry) => sureOfAnswer(wording.lang, entry ? answerWords(wording, entry) : ""),
  waits: aheadWords,
  lyingCard: (/** @type {View} */ view) => view.live?.tile,
  payment: paymentWords,
  headline,
  manner,
};
