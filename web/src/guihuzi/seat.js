/** @file What lies at a seat, and what its plate says. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { listCards } from "../zipai/cards.js";
import { face } from "../zipai/faces.js";
import { drawLaid } from "../zipai/seat.js";

/** @import { Wording } from "../text/names.js" */
/** @import { GuihuziSeat as Seat, GuihuziView as View } from "./types.js" */

/** @returns {Record<string, never>} */
const noValues = () => ({});

/** @type {import("../family/types.js").SeatLook} */
export const seat = {
  dealt: 19,
  held: (/** @type {Seat} */ { cards }) => cards,
  sitter: () => null,
  inTurn: (/** @type {View} */ { turn }, nth) => turn === nth,
  open: (/** @type {View} */ view, nth) => view.open?.[nth] ?? null,
  facts: ({ lang }, /** @type {Seat} */ { huxi }, place) =>
    place === "me"
      ? nothing
      : html`<p class="facts"><span class="huxi">${say(lang, "guihuzi.seat.huxi", { n: huxi })}</span></p>`,
  beside: () => nothing,
  marks: (/** @type {Seat} */ { dead }) => (dead ? [{ name: "dead", rule: "dead.hand", values: noValues }] : []),
  melds: (wording, /** @type {Seat} */ { melds }) =>
    repeat(
      melds,
      (meld, nth) => `${nth} ${meld.kind}`,
      (meld) => drawMeld(wording, meld),
    ),
  laid: { draw: drawLaid },
};

/** @param {Wording} wording @param {Seat["melds"][number]} meld */
function drawMeld(wording, meld) {
  const known = meld.cards.filter((card) => card !== null);
  const values = {
    kind: nameOf(wording, "group", meld.kind),
    cards: listCards(wording.lang, known),
    n: meld.huxi ?? 0,
  };
  return html`<li class="meld ${meld.kind}">
    <span class="vh">${say(wording.lang, known.length === 0 ? "meld.hidden" : "guihuzi.meld.worth", values)}</span>
    <span class="stack n${meld.cards.length}" aria-hidden="true">
      ${meld.cards.map((card, nth) => face(card, `${meld.claimed === nth ? "claimed" : ""} ${card !== null && meld.up[nth] === false ? "ghost" : ""}`, nth === meld.cards.length - 1))}
    </span>
    <span class="badge" aria-hidden="true">${badgeOf(wording, meld.kind)}${meld.huxi ? html`<b>${meld.huxi}</b>` : nothing}</span>
  </li>`;
}
