/** @file Draws the melds that lie in front of a seat. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { listCards } from "./cards.js";
import { face } from "./faces.js";

/** @import { Meld } from "./types.js" */
/** @import { Wording } from "../text/names.js" */

/** @param {Wording} wording @param {Meld[]} melds */
export const drawMelds = (wording, melds) =>
  repeat(
    melds,
    (meld, nth) => `${nth} ${meld.kind}`,
    (meld) => drawMeld(wording, meld),
  );

/** @param {Wording} wording @param {Meld} meld */
function drawMeld(wording, meld) {
  const known = meld.cards.filter((card) => card !== null);
  const values = {
    kind: nameOf(wording, "group", meld.kind),
    cards: listCards(wording.lang, known),
    n: meld.huxi ?? 0,
  };
  const label = known.length === 0 ? "meld.hidden" : meld.huxi === null ? "meld.open" : "meld.worth";
  return html`<li class="meld ${meld.kind}">
    <span class="vh">${say(wording.lang, label, values)}</span>
    <span class="stack n${meld.cards.length}" aria-hidden="true">
      ${meld.cards.map((card, nth) => face(card, `${meld.claimed === nth ? "claimed" : ""} ${card !== null && meld.up[nth] === false ? "ghost" : ""}`, nth === meld.cards.length - 1))}
    </span>
    <span class="badge" aria-hidden="true">${badgeOf(wording, meld.kind)}${meld.huxi ? html`<b>${meld.huxi}</b>` : nothing}</span>
  </li>`;
}
