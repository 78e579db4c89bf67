/** @file Lays won hands out in their groups, with the wilds and the tile on which each was won marked. */
import { badgeOf, nameOf } from "../text/names.js";

/** @import { Wording } from "../text/names.js" */
/** @import { Group, MahjongResult as Result } from "./types.js" */

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
    groups: groups.map((group) => ({ cards: cardsOf(group), badge: badgeOf(wording, group.kind) })),
    names: items.filter(({ id }) => !BASE.has(id)).map(({ id }) => nameOf(wording, "fan", id)),
    grand: items.some(({ id }) => !PLAIN.has(id)),
  }));

/** @param {Group} group @returns {import("../family/types.js").ShownCard[]} */
const cardsOf = ({ tiles, as, wild, last }) =>
  tiles.map((card, nth) => {
    const stands = wild.includes(nth);
    return { card, as: stands && as[nth] !== card ? as[nth] : null, wild: stands, won: nth === last };
  });
