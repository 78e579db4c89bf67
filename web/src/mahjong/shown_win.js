/** @file Lays won hands out in their groups, with the wilds and the tile on which each was won marked. */
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { listTiles } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Group, MahjongResult as Result, MahjongView as View } from "./types.js" */

/** Items that every win has. */
const BASE = new Set(["ping_hu", "pi_hu", "ji_ben"]);
/** Items that come from how the tile came, and not from the hand. */
const PLAIN = new Set([...BASE, "zimo", "self_draw", "dian_pao_jia_ban"]);

/**
 * The wins of a hand, the first one first.
 * @param {Wording} wording
 * @param {Result} result
 * @returns {import("../family/types.js").ShownWin[]}
 */
export const shownWins = (wording, { wins }) =>
  wins.map(({ seat, groups, items }) => ({
    seat,
    groups: groups.map((group) => ({ cards: cardsOf(group), badge: badgeOf(wording, group.kind), value: null })),
    sum: null,
    names: items.filter(({ id }) => !BASE.has(id)).map(({ id }) => nameOf(wording, "fan", id)),
    grand: items.some(({ id }) => !PLAIN.has(id)),
  }));

/** What the player's own hand lacked when others had won; empty if it could not win. @param {Wording} wording @param {View} view */
export function lacked({ lang }, { waits, distance }) {
  if (waits.length > 0) return say(lang, "mahjong.lacked.waits", { tiles: listTiles(lang, waits) });
  return distance ? say(lang, "mahjong.lacked", { n: distance }) : "";
}

/** @param {Group} group @returns {import("../family/types.js").ShownCard[]} */
const cardsOf = ({ tiles, as, wild, last }) =>
  tiles.map((card, nth) => {
    const stands = wild.includes(nth);
    return { card, as: stands && as[nth] !== card ? as[nth] : null, wild: stands, won: nth === last };
  });
