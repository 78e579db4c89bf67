/** @file Whole positions as sentences, for whoever listens: how it stands, what may be answered, what follows. */
import { listCards, say, signed } from "./i18n.js";
import { keyName, keyOf } from "./keys.js";
import { bound, limited, seatName } from "./log.js";
import { promptOf } from "./update.js";

/** @typedef {import("./types.js").Lang} Lang */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").Preview} Preview */

/** Sentences one after another; each is whole. @param {Lang} lang @param {string[]} sentences */
const together = (lang, sentences) => sentences.filter(Boolean).join(lang === "zh" ? "" : " ");

/** The position from the player's chair. @param {Lang} lang @param {View} view */
export function tellPosition(lang, view) {
  const { total, min } = view.huxi;
  const live = view.live;
  return together(lang, [
    live ? say(lang, "state.live", { told: say(lang, `live.${live.from}`, { who: seatName(lang, live.seat, view.seat), card: listCards(lang, [live.card]) }) }) : "",
    say(lang, "state.mine", { total, min, wall: view.wall }),
    view.waits.length > 0 ? say(lang, "state.waits", { cards: listCards(lang, view.waits) }) : "",
    say(lang, "state.hand", { n: view.hand.length, cards: view.columns.map((column) => listCards(lang, column)).join(lang === "zh" ? "；" : "; ") }),
    ...view.seats.map((seat) => say(lang, "state.seat", { who: seatName(lang, seat.seat, view.seat), n: seat.cards, huxi: seat.huxi })),
    ...view.seats.filter((seat) => seat.limits).map((seat) =>
      say(lang, "state.limits", { who: seatName(lang, seat.seat, view.seat), told: limited(lang, "seat.limits.told", seat.limits ?? []) })),
  ]);
}

/** One answer in words, without its key. @param {Lang} lang @param {Legal} entry */
export function tellAnswer(lang, entry) {
  const melds = entry.melds ?? [];
  switch (entry.verb) {
    case "hu": return say(lang, entry.discarder_pays ? "prompt.hu.discard" : "prompt.hu", { huxi: entry.huxi ?? 0, pay: entry.discarder_pays ?? entry.pay_each ?? 0 });
    case "peng": return say(lang, "prompt.peng", { n: signed(entry.gained ?? 0) });
    case "declare": return say(lang, "prompt.declare", { name: say(lang, `fan.${entry.name}`) });
    case "raise": return say(lang, "prompt.raise", { n: entry.waits?.length ?? 0, cards: listCards(lang, entry.waits ?? []) });
    case "chi": return say(lang, melds.length > 1 ? "prompt.chi.bi" : "prompt.chi", {
      meld: listCards(lang, melds[0]?.cards ?? []),
      name: say(lang, `meld.${melds[0]?.scores ?? "shun"}`),
      bi: melds.slice(1).map((meld) => listCards(lang, meld.cards)).join(lang === "zh" ? "；" : "; "),
      n: signed(entry.gained ?? 0),
    });
    case "discard": return say(lang, "sure.yes", { card: listCards(lang, [entry.card ?? ""]) });
    default: return say(lang, "verb.pass");
  }
}

/** What may be answered, each with its key. @param {import("./settings.js").Settings} settings @param {View} view */
export function tellAnswers(settings, view) {
  const { lang } = settings;
  const { pass, ...others } = promptOf(view.legal);
  const discards = view.legal.filter((entry) => entry.verb === "discard");
  let key = 0;
  const told = [others.hu, others.declare, others.raise, others.peng, others.chi].flat().map((entry) =>
    say(lang, "options.one", { key: String(++key), told: tellAnswer(lang, entry) }));
  if (pass.length > 0) told.push(say(lang, "options.one", { key: keyName(lang, keyOf(settings, "pass")), told: say(lang, "verb.pass") }));
  if (discards.length > 0) told.push(say(lang, "options.discard", { cards: listCards(lang, discards.map((entry) => entry.card ?? "")) }));
  return together(lang, told);
}

/** What follows from an answer, or from playing a card. @param {Lang} lang @param {Legal} entry @param {Preview|null} ahead */
export function tellAhead(lang, entry, ahead) {
  const waits = ahead?.waits ?? entry.waits ?? [];
  return together(lang, [
    say(lang, "ahead.does", { told: tellAnswer(lang, entry) }),
    ahead && ahead.gained !== 0 && ahead.huxi !== null ? say(lang, "ahead.huxi", { before: ahead.huxi - ahead.gained, after: ahead.huxi }) : "",
    ...(ahead?.effects ?? []).map((effect) => effect.text[lang]),
    ahead ? "" : bound(lang, entry),
    waits.length > 0 ? say(lang, "why.waits", { n: waits.length, cards: listCards(lang, waits) }) : "",
    ...(ahead?.waits_by_discard ?? []).slice(0, 2).map(({ discard, waits: some, waits_self: own }) => say(lang, "why.waits.after", {
      card: listCards(lang, [discard]),
      told: say(lang, "why.waits", { n: (some.length > 0 ? some : own).length, cards: listCards(lang, some.length > 0 ? some : own) }),
    })),
  ]);
}
