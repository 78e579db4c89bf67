/** @file What the review shows of a seat. */
import { html } from "lit";
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { listCards } from "../zipai/cards.js";
import { stack } from "../zipai/faces.js";

/** @import { Wording } from "../text/names.js" */
/** @import { GuihuziView as View } from "./types.js" */

/** What lies at a seat. @param {Wording} wording @param {View} view @param {number} seat */
export function reviewSeat(wording, view, seat) {
  const { lang } = wording;
  const row = view.seats[seat];
  const here = seat === view.seat;
  return {
    fact: say(lang, "guihuzi.seat.huxi", { n: here && !view.result ? view.huxi.total : row.huxi }),
    shows: row.melds.map((meld) => {
      const known = meld.cards.filter((card) => card !== null);
      return html`<span class="shown-meld"><span class="vh">${say(lang, "review.meld", { kind: nameOf(wording, "group", meld.kind), cards: listCards(lang, known) })}</span>
        <span aria-hidden="true">${stack(meld.cards)}</span></span>`;
    }),
    holds: view.open?.[seat] ?? (here ? view.columns : null),
    hidden: row.cards,
    laid: row.discards.map(({ card }) => card),
  };
}
