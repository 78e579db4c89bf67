/** @file Says positions, answers and consequences in sentences, for screen readers and toasts. */
import { joined, say, signed } from "../text/i18n.js";
import { badgeOf } from "../text/names.js";
import { seatName } from "../text/seats.js";
import { waitsAfter } from "../zipai/announce.js";
import { listCards } from "../zipai/cards.js";

/** @import { GuihuziLegal as Legal, GuihuziPreview as Preview, GuihuziView as View } from "./types.js" */
/** @import { Wording } from "../text/names.js" */

/** What the hand waits for: on anybody's flip or, where there is no such card, on the player's own. @param {View} view */
export const waitsOf = ({ waits, waits_self: own }) => (waits.length > 0 ? waits : own);

/** Says the position, seen from the player's seat. @param {Wording} wording @param {View} view */
export function positionWords(wording, view) {
  const { lang } = wording;
  const { total, min } = view.huxi;
  const { live } = view;
  const who = (/** @type {number} */ seat) => seatName(lang, seat, view.seat, view.seats.length);
  const waits = waitsOf(view);
  return joined(lang, [
    live
      ? say(lang, "state.live", {
          text: say(lang, `live.${live.from}`, { who: who(live.seat), card: listCards(lang, [live.card]) }),
        })
      : "",
    say(lang, "guihuzi.state.mine", { total, min, wall: view.wall }),
    view.buried ? say(lang, "state.aside", { n: view.buried }) : "",
    waits.length > 0 ? say(lang, "state.waits", { cards: listCards(lang, waits) }) : "",
    say(lang, "state.hand", {
      n: view.hand.length,
      cards: view.columns.map((column) => listCards(lang, column)).join(lang === "zh" ? "；" : "; "),
    }),
    view.locked.length > 0 ? say(lang, "guihuzi.state.locked", { cards: listCards(lang, view.locked) }) : "",
    ...view.seats.map((seat) =>
      say(lang, "guihuzi.state.seat", { who: who(seat.seat), n: seat.cards, huxi: seat.huxi }),
    ),
  ]);
}

/** Says one answer, without its key. @param {Wording} wording @param {Legal} entry */
export function answerWords(wording, entry) {
  const { lang } = wording;
  const [meld] = entry.melds ?? [];
  switch (entry.verb) {
    case "hu":
      return say(lang, "guihuzi.prompt.hu", { huxi: entry.huxi ?? 0, pay: entry.pay_each ?? 0 });
    case "chi":
      return say(lang, "guihuzi.prompt.chi", {
        meld: listCards(lang, meld?.cards ?? []),
        name: badgeOf(wording, meld?.scores ?? "shun"),
        n: signed(entry.gained ?? 0),
      });
    case "liu":
      return say(lang, "guihuzi.prompt.liu", { card: listCards(lang, [entry.card ?? ""]) });
    case "wai":
    case "piao":
    case "peng":
      return say(lang, `guihuzi.prompt.${entry.verb}`, { n: signed(entry.gained ?? 0) });
    case "discard":
      return say(lang, "sure.yes", { card: listCards(lang, [entry.card ?? ""]) });
    default:
      return say(lang, "verb.pass");
  }
}

/**
 * Says what follows from an answer, or from playing a card.
 * @param {Wording} wording
 * @param {Legal} entry
 * @param {Preview|null} preview
 */
export function consequencesWords(wording, entry, preview) {
  const { lang } = wording;
  const waits = preview?.waits.length ? preview.waits : (preview?.waits_self ?? entry.waits ?? []);
  return joined(lang, [
    say(lang, "ahead.does", { text: answerWords(wording, entry) }),
    preview && preview.gained !== 0 && preview.huxi !== null
      ? say(lang, "guihuzi.ahead.huxi", { before: preview.huxi - preview.gained, after: preview.huxi })
      : "",
    ...(preview?.effects ?? []).map((effect) => effect.text[lang]),
    waits.length > 0 ? say(lang, "why.waits", { n: waits.length, cards: listCards(lang, waits) }) : "",
    ...waitsAfter(lang, preview?.waits_by_discard.slice(0, 2) ?? []),
  ]);
}
