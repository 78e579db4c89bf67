/** @file Lays a won hand out in its groups, with the card on which it was won marked. */
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { cardsOf } from "../zipai/cards.js";
import { markWon } from "../zipai/shown_win.js";

/** @import { ShownWin } from "../family/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @import { GuihuziResult as Result, GuihuziView as View } from "./types.js" */

/**
 * The groups of a win.
 * @param {Wording} wording
 * @param {Result} result
 * @returns {ShownWin[]}
 */
export function shownWins(wording, { winner, card, score }) {
  if (winner === null || !score) return [];
  const groups = score.groups.map((group) => ({
    cards: cardsOf(group.cards).map((one) => ({ card: one, as: null, wild: false, won: false })),
    badge: badgeOf(wording, group.kind),
    value: group.huxi,
    laid: group.where === "laid",
  }));
  markWon(groups, card);
  const names = score.fans.map(({ id }) => nameOf(wording, "fan", id));
  const sum = { n: score.huxi, unit: say(wording.lang, "guihuzi.showdown.unit") };
  return [{ seat: winner, groups, sum, names, grand: names.length > 0 }];
}

/** What the player's own hand lacked when another one had won. @param {Wording} wording @param {View} view */
export function lacked({ lang }, { huxi: { total, min } }) {
  if (total >= min) return say(lang, "guihuzi.lacked.cards", { n: total });
  return say(lang, "guihuzi.lacked.huxi", { n: total, more: min - total });
}
