/** @file Lays a won hand out in its groups, with the card on which it was won marked. */
import { badgeOf, nameOf } from "../text/names.js";
import { cardsOf } from "../zipai/cards.js";
import { markWon } from "../zipai/shown_win.js";

/** @import { ShownWin } from "../family/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @import { GuihuziResult as Result } from "./types.js" */

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
    laid: group.where === "laid",
  }));
  markWon(groups, card);
  const names = score.fans.map(({ id }) => nameOf(wording, "fan", id));
  return [{ seat: winner, groups, names, grand: names.length > 0 }];
}
