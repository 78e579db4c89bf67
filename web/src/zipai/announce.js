/** @file Says positions, answers and consequences in sentences, for screen readers and toasts. */
import { joined, say, signed } from "../text/i18n.js";
import { badgeOf, capital, nameOf } from "../text/names.js";
import { seatName } from "../text/seats.js";
import { cardName, listCards } from "./cards.js";
import { bindingOf, limitedTo } from "./limits.js";

/** @import { ZipaiLegal as Legal, ZipaiPreview as Preview, ZipaiView as View, WaitsAfter } from "./types.js" */
/** @import { Lang } from "../shared/types.js" */
/** @import { Wording } from "../text/names.js" */

/** Says the position, seen from the player's seat. @param {Wording} wording @param {View} view */
export function positionWords(wording, view) {
  const { lang } = wording;
  const { total, min } = view.huxi;
  const { live } = view;
  const who = (/** @type {number} */ seat) => seatName(lang, seat, view.seat, view.seats.length);
  return joined(lang, [
    live
      ? say(lang, "state.live", {
          text: say(lang, `live.${live.from}`, { who: who(live.seat), card: listCards(lang, [live.card]) }),
        })
      : "",
    say(lang, "state.mine", { total, min, wall: view.wall }),
    view.buried ? say(lang, "state.aside", { n: view.buried }) : "",
    view.waits.length > 0 ? say(lang, "state.waits", { cards: listCards(lang, view.waits) }) : "",
    say(lang, "state.hand", {
      n: view.hand.length,
      cards: view.columns.map((column) => listCards(lang, column)).join(lang === "zh" ? "；" : "; "),
    }),
    ...view.seats.map(({ seat, cards, huxi }) =>
      seat === view.sitter
        ? say(lang, seat === view.seat ? "state.sits.me" : "state.sits", { who: who(seat) })
        : say(lang, "state.seat", { who: who(seat), n: cards, huxi }),
    ),
    ...view.seats
      .filter((seat) => seat.limits)
      .map((seat) =>
        say(lang, "state.limits", {
          who: who(seat.seat),
          text: limitedTo(wording, "seat.limits.only", seat.limits ?? []),
        }),
      ),
  ]);
}

/** Says one answer, without its key. @param {Wording} wording @param {Legal} entry */
export function answerWords(wording, entry) {
  const { lang } = wording;
  const melds = entry.melds ?? [];
  switch (entry.verb) {
    case "hu":
      return say(lang, entry.discarder_pays ? "prompt.hu.discard" : "prompt.hu", {
        huxi: entry.huxi ?? 0,
        pay: entry.discarder_pays ?? entry.pay_each ?? 0,
      });
    case "peng":
      return say(lang, "prompt.peng", { n: signed(entry.gained ?? 0) });
    case "declare":
      return say(lang, "prompt.declare", { name: capital(nameOf(wording, "fan", entry.name ?? "")) });
    case "raise":
      return say(lang, "prompt.raise", { n: entry.waits?.length ?? 0, cards: listCards(lang, entry.waits ?? []) });
    case "chi":
      return say(lang, melds.length > 1 ? "prompt.chi.bi" : "prompt.chi", {
        meld: listCards(lang, melds[0]?.cards ?? []),
        name: badgeOf(wording, melds[0]?.scores ?? "shun"),
        bi: melds
          .slice(1)
          .map((meld) => listCards(lang, meld.cards))
          .join(lang === "zh" ? "；" : "; "),
        n: signed(entry.gained ?? 0),
      });
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
  const waits = preview?.waits ?? entry.waits ?? [];
  return joined(lang, [
    say(lang, "ahead.does", { text: answerWords(wording, entry) }),
    preview && preview.gained !== 0 && preview.huxi !== null
      ? say(lang, "ahead.huxi", { before: preview.huxi - preview.gained, after: preview.huxi })
      : "",
    ...(preview?.effects ?? []).map((effect) => effect.text[lang]),
    preview ? "" : bindingOf(wording, entry),
    waits.length > 0 ? say(lang, "why.waits", { n: waits.length, cards: listCards(lang, waits) }) : "",
    ...waitsAfter(lang, preview?.waits_by_discard.slice(0, 2) ?? []),
  ]);
}

/** Says what the hand waits for after each of some discards. @param {Lang} lang @param {WaitsAfter[]} discards */
export const waitsAfter = (lang, discards) =>
  discards.map(({ discard, waits: some, waits_self: own }) => {
    const waits = some.length > 0 ? some : own;
    const text = say(lang, "why.waits", { n: waits.length, cards: listCards(lang, waits) });
    return say(lang, "why.waits.after", { card: cardName(discard, lang), text });
  });
