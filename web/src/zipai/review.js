/** @file What the review shows of a seat and of the middle of the table. */
import { html, nothing } from "lit";
import { say } from "../text/i18n.js";
import { nameOf } from "../text/names.js";
import { cardName, listCards } from "./cards.js";
import { face, stack } from "./faces.js";

/** @import { Wording } from "../text/names.js" */
/** @import { ZipaiView as View } from "./types.js" */

/**
 * Returns what shows what lies at a seat; `fact` is the key of the sentence that tells its huxi.
 * @param {string} fact
 */
export const reviewSeatOf =
  (fact) => (/** @type {Wording} */ wording, /** @type {View} */ view, /** @type {number} */ seat) => {
    const { lang } = wording;
    const row = view.seats[seat];
    const here = seat === view.seat;
    return {
      fact: say(lang, fact, { n: here && !view.result ? view.huxi.total : row.huxi }),
      shows: row.melds.map((meld) => {
        const known = meld.cards.filter((card) => card !== null);
        return html`<span class="shown-meld"><span class="vh">${say(lang, "review.meld", { kind: nameOf(wording, "group", meld.kind), cards: listCards(lang, known) })}</span>
          <span aria-hidden="true">${stack(meld.cards)}</span></span>`;
      }),
      holds: view.open?.[seat] ?? (here ? view.columns : null),
      hidden: row.cards,
      laid: row.discards.map(({ card }) => card),
    };
  };

/** Draws the live card. @param {Wording} wording @param {View} view */
export const reviewMiddle = ({ lang }, { live }) =>
  live
    ? html`<p class="lying"><span class="vh">${say(lang, "review.live", { card: cardName(live.card, lang) })}</span>${face(live.card, "lies")}</p>`
    : nothing;
