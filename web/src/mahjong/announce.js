/** @file Says positions, answers and consequences in sentences, for screen readers and toasts. */
import { joined, say } from "../text/i18n.js";
import { seatName } from "../text/seats.js";
import { wildName, worthWords } from "./names.js";
import { asHeld, listTiles, suitName, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { MahjongLegal as Legal, MahjongPreview as Preview, MahjongSeat as Seat } from "./types.js" */
/** @import { MahjongView as View } from "./types.js" */

/** Says the position, seen from the player's seat. @param {Wording} wording @param {View} view */
export function positionWords(wording, view) {
  const { lang } = wording;
  const { live, wilds, waits, distance, missing_suit: missing } = view;
  const who = (/** @type {number} */ seat) => seatName(lang, seat, view.seat, view.seats.length);
  const left = waits.reduce((sum, tile) => sum + (view.left[tile] ?? 0), 0);
  return joined(lang, [
    live
      ? say(lang, "state.live", {
          text: say(lang, `mahjong.live.${live.from}`, { who: who(live.seat), tile: tileName(live.tile, lang) }),
        })
      : "",
    say(lang, "mahjong.wall", { n: view.wall }),
    wilds.length > 0
      ? say(lang, "mahjong.state.wilds", { name: wildName(wording, view), wilds: listTiles(lang, wilds) })
      : "",
    view.hand.length > 0
      ? say(lang, "mahjong.state.hand", { n: view.hand.length, tiles: listTiles(lang, asHeld(view.hand, view)) })
      : "",
    view.taken ? say(lang, "mahjong.state.taken", { tile: tileName(view.taken, lang) }) : "",
    waits.length > 0
      ? say(lang, "mahjong.waits.list", { tiles: listTiles(lang, waits), n: left })
      : distance
        ? say(lang, "mahjong.state.distance", { n: distance })
        : "",
    missing ? say(lang, "mahjong.state.lacks", { suit: suitName(lang, missing) }) : "",
    ...view.seats.map((seat) => seatWords(wording, seat, who(seat.seat))),
  ]);
}

/** Says what lies at a seat. @param {Wording} wording @param {Seat} seat @param {string} who */
function seatWords({ lang }, { melds, tiles, river, waits, won }, who) {
  const lying = river.filter(({ fate }) => fate !== "laid").map(({ tile }) => tile);
  return joined(lang, [
    say(lang, won ? "mahjong.state.gone" : "mahjong.state.seat", { who, n: tiles }),
    melds.length > 0
      ? say(lang, "mahjong.state.melds", {
          tiles: melds.map((meld) => listTiles(lang, meld.tiles)).join(lang === "zh" ? "；" : "; "),
        })
      : "",
    lying.length > 0 ? say(lang, "mahjong.state.river", { tiles: listTiles(lang, lying) }) : "",
    waits && waits.length > 0 ? say(lang, "mahjong.seat.waits", { tiles: listTiles(lang, waits) }) : "",
  ]);
}

/** Says one answer, without its key. @param {Wording} wording @param {Legal} entry */
export function answerWords(wording, entry) {
  const { lang } = wording;
  const { verb, worth } = entry;
  if (verb === "hu") {
    if (!worth) return say(lang, "verb.hu.short");
    const [payer] = worth.pays;
    const values = { worth: worthWords(wording, worth), n: worth.pays.reduce((sum, { points }) => sum + points, 0) };
    if (worth.pays.length === 1) return say(lang, "mahjong.answer.hu.one", values);
    if (worth.pay_each !== null) return say(lang, "mahjong.answer.hu.each", { ...values, n: payer?.points ?? 0 });
    return say(lang, "mahjong.answer.hu", values);
  }
  const tile = entry.tile ? tileName(entry.tile, lang) : "";
  const values = { tile, tiles: listTiles(lang, entry.tiles ?? []) };
  switch (verb) {
    case "chi":
    case "fei":
    case "peng":
    case "gang":
    case "angang":
    case "jiagang":
    case "ti":
    case "discard":
    case "reveal":
      return say(lang, `mahjong.answer.${verb}`, values);
    case "piao":
    case "nopiao":
      return say(lang, `mahjong.verb.${verb}.short`);
    default:
      return say(lang, "verb.pass");
  }
}

/**
 * Says what the hand waits for, and how many copies are unseen.
 * @param {import("../shared/types.js").Lang} lang
 * @param {string[]} waits
 * @param {Record<string, number>} left
 */
const waitsWords = (lang, waits, left) =>
  say(lang, "mahjong.waits.then.list", {
    tiles: listTiles(lang, waits),
    n: waits.reduce((sum, tile) => sum + (left[tile] ?? 0), 0),
  });

/** Says what the hand waits for after an answer, or with each of the first discards after it. @param {Wording} wording @param {Preview} ahead */
export function aheadWords({ lang }, ahead) {
  if (ahead.waits.length > 0) return [waitsWords(lang, ahead.waits, ahead.left)];
  const found = ahead.by_discard
    .slice(0, 3)
    .map(({ discard, waits, left }) =>
      say(lang, "mahjong.waits.after", { tile: tileName(discard, lang), text: waitsWords(lang, waits, left) }),
    );
  return found.length > 0 || !ahead.distance ? found : [say(lang, "mahjong.distance.then", { n: ahead.distance })];
}

/**
 * Says what follows from an answer, or from playing a tile.
 * @param {Wording} wording
 * @param {Legal} entry
 * @param {Preview|null} preview
 */
export function consequencesWords(wording, entry, preview) {
  const { lang } = wording;
  return joined(lang, [
    say(lang, "ahead.does", { text: answerWords(wording, entry) }),
    ...(preview?.effects ?? []).map((effect) => effect.text[lang]),
    ...(preview ? aheadWords(wording, preview) : []),
  ]);
}
