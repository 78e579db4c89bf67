/** @file The sentences that the shared parts of the page ask for. */
import { say } from "../text/i18n.js";
import { answerWords, consequencesWords, positionWords, waitsAfter } from "./announce.js";
import { cardName, listCards } from "./cards.js";
import { bindingOf } from "./limits.js";
import { headline, manner, paymentWords } from "./result.js";

/** @import { ZipaiLegal as Legal, ZipaiPreview as Preview, ZipaiView as View } from "./types.js" */

/** What a win is worth, as the sentences name it. @param {Legal|undefined} hu */
const worthOf = (hu) => ({ huxi: hu?.huxi ?? 0, pay: hu?.discarder_pays ?? hu?.pay_each ?? 0 });

/** @type {import("../family/types.js").Sayings} */
export const words = {
  help: {
    goal: [],
    turn: [],
    claims: [
      ["peng", "333s"],
      ["run", "456b"],
      ["seven", "270s"],
      ["mixed", "66s6b"],
    ],
    forced: [],
    huxi: [
      ["ti", "8888b"],
      ["pao", "5555s"],
      ["kan", "333b"],
      ["peng.worth", "999s"],
      ["seven.worth", "270s"],
      ["one.worth", "123b"],
    ],
    kings: [],
  },
  position: positionWords,
  answer: answerWords,
  consequences: consequencesWords,
  binding: bindingOf,
  melds: ({ lang }, /** @type {Legal} */ { melds }) =>
    (melds ?? []).map(({ cards }) => listCards(lang, cards)).join(lang === "zh" ? "；" : "; "),
  worth: ({ lang }, /** @type {Legal} */ entry) =>
    say(
      lang,
      entry.verb === "hu" ? (entry.discarder_pays ? "prompt.hu.discard" : "prompt.hu") : "why.open",
      worthOf(entry),
    ),
  giveUp: ({ lang }, /** @type {Legal|undefined} */ hu) =>
    say(lang, hu?.discarder_pays ? "pass.about.discard" : "pass.about", worthOf(hu)),
  sure({ lang }, /** @type {Legal|undefined} */ entry) {
    const card = cardName(entry?.card ?? "", lang);
    return { title: say(lang, "sure.title", { card }), yes: say(lang, "sure.yes", { card }), no: say(lang, "sure.no") };
  },
  waits,
  lyingCard: (/** @type {View} */ view) => view.live?.card,
  payment: paymentWords,
  headline,
  manner,
};

/**
 * What the hand would wait for after an answer: at once or, after a claim, with each of the first discards.
 * @param {import("../text/names.js").Wording} wording
 * @param {Preview} ahead
 */
function waits({ lang }, { waits: now, waits_by_discard: after }) {
  if (now.length > 0) return [say(lang, "why.waits", { n: now.length, cards: listCards(lang, now) })];
  return waitsAfter(lang, after.slice(0, 3));
}
