/** @file Draws the table of a reviewed hand, as it was drawn when the hand was played; nothing on it can be played. */
import { html, nothing } from "lit";
import { seatClasses, turnClass } from "../board/seat_classes.js";
import "../board/hand.js";
import "../portraits/portrait.js";
import "../board/seat.js";
import { moreOf } from "../family/registry.js";
import { familyOfSetup, playerName, wordingOfFamily } from "../state/selectors.js";
import { say } from "../text/i18n.js";
import { otherSeats, seatName } from "../text/seats.js";

/** @import { View } from "../shared/types.js" */
/** @import { App } from "../state/app_state.js" */
/** @import { ReviewSession } from "./review_session.js" */

/**
 * What the board draws at this moment.
 * @param {App} app
 * @param {ReviewSession} hand
 * @param {View} view
 * @returns {import("../board/board_state.js").BoardState}
 */
function boardAt(app, hand, view) {
  const family = familyOfSetup(hand.setup);
  return {
    view: { ...view, legal: [] },
    family,
    wording: wordingOfFamily(app, family.id),
    seats: view.seats.length,
    players: (hand.setup?.seats ?? []).map((player) => playerName(app, player)),
    scores: [],
    call: null,
    columns: family.hand.columns(view, "groups"),
    selected: null,
    discards: [],
    movable: false,
    size: app.settings.size,
    faces: app.settings.faces === "on",
    meets: false,
  };
}

/**
 * @param {App} app
 * @param {ReviewSession} hand
 * @param {View} view
 */
export function drawTable(app, hand, view) {
  const { lang } = app.settings;
  const board = boardAt(app, hand, view);
  const { family, wording } = board;
  const { table } = family;
  const own = moreOf(family).reviewSeat(wording, view, view.seat).holds ?? [];
  return html`<section class="review-table" aria-label=${say(lang, "review.board")}>
    <div class="table reviewed ${family.cards.look} seats-${board.seats} ${seatClasses(family.seat, view, view.seat, board.seats)}">
      <div class="pool ${turnClass(family.seat, view, view.seat, board.seats)}"></div>
      ${otherSeats(view.seat, board.seats).map(({ place, seat }) => html`<hp-seat class="at-${place}" .board=${board} .seat=${seat}></hp-seat>`)}
      <div class="centre">${table.wall(wording, view)} ${table.live(wording, view)} ${table.rivers(wording, view)}
        <div class="beside"><p class="caption" aria-hidden="true">${table.caption(wording, view)}</p></div></div>
      <div class="mat">
        <hp-seat class="at-me" .board=${board} .seat=${view.seat}></hp-seat>
        ${table.ledger(view, { wording, ahead: null, lifted: undefined, tidy: nothing, tell: () => {} })}
        <hp-hand class="at-hand" .board=${board} inert></hp-hand>
      </div>
    </div>
    <p class="vh holds">${say(lang, "review.held", { cards: family.cards.list(lang, own.flat()) })}</p>
  </section>`;
}

/**
 * Draws the buttons that show the hand from each seat. The seats have the names that they have from the seat shown.
 * @param {App} app
 * @param {ReviewSession} hand
 * @param {(seat: number) => unknown} look
 */
export function drawEyes(app, hand, look) {
  const { lang } = app.settings;
  const seats = Array.from({ length: hand.seats }, (_, nth) => (hand.own + nth) % hand.seats);
  return html`<div class="eyes" role="group" aria-label=${say(lang, "review.eyes")}>
    <span class="small" aria-hidden="true">${say(lang, "review.eyes")}</span>
    ${seats.map((seat) => {
      const elsewhere = hand.seat !== hand.own;
      const note =
        playerName(app, hand.setup?.seats[seat]) || (elsewhere && seat === hand.own ? say(lang, "review.yours") : "");
      return html`<button type="button" class="quiet look" data-seat=${seat} aria-pressed=${seat === hand.seat ? "true" : "false"}
        @click=${() => look(seat)}><span class="who">${seatName(lang, seat, hand.seat, hand.seats)}</span>${note ? html` <small>${note}</small>` : nothing}</button>`;
    })}</div>`;
}
