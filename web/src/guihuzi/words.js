/** @file The sentences that the shared parts of the page ask for. */
import { say } from "../text/i18n.js";
import { sureOfAnswer } from "../text/sure.js";
import { waitsAfter } from "../zipai/announce.js";
import { listCards } from "../zipai/cards.js";
import { headline, paymentWords } from "../zipai/result.js";
import { answerWords, consequencesWords, positionWords } from "./announce.js";
import { manner } from "./result.js";

/** @import { GuihuziLegal as Legal, GuihuziPreview as Preview, GuihuziView as View } from "./types.js" */

/** What a win is worth, as the sentences name it. @param {Legal|undefined} hu */
const worthOf = (hu) => ({ huxi: hu?.huxi ?? 0, pay: hu?.pay_each ?? 0 });

/** @type {import("../family/types.js").Sayings} */
export const words = {
  help: {
    goal: [],
    turn: [],
    claims: [
      ["peng", "333s"],
      ["run", "456b"],
      ["seven", "270s"],
    ],
    forced: [],
    huxi: [],
    marks: [],
  },
  position: positionWords,
  answer: answerWords,
  consequences: consequencesWords,
  binding: () => "",
  melds: ({ lang }, /** @type {Legal} */ { melds }) => (melds ?? []).map(({ cards }) => listCards(lang, cards)).join(),
  worth: ({ lang }, /** @type {Legal} */ entry) =>
    say(lang, entry.verb === "hu" ? "guihuzi.prompt.hu" : "guihuzi.why.open", worthOf(entry)),
  giveUp: ({ lang }, /** @type {Legal|undefined} */ hu) => say(lang, "guihuzi.pass.about", worthOf(hu)),
  sure: (wording, /** @type {Legal|undefined} */ entry) =>
    sureOfAnswer(wording.lang, entry ? answerWords(wording, entry) : ""),
  waits({ lang }, ahead) {
    const { waits, waits_self: own, waits_by_discard: after } = /** @type {Preview} */ (ahead);
    const now = waits.length > 0 ? waits : own;
    if (now.length > 0) return [say(lang, "why.waits", { n: now.length, cards: listCards(lang, now) })];
    return waitsAfter(lang, after.slice(0, 3));
  },
  lyingCard: (/** @type {View} */ view) => view.live?.card,
  payment: paymentWords,
  headline,
  manner,
};
