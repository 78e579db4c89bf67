/** @file Selects what the board draws from the page's state. */
import { columnsOf, familyOf, mayAct, playerName, playsNow, seatsOf, wordingOf } from "../../state/selectors.js";

/** @import { App } from "../../state/app_state.js" */

/** @param {App} app @returns {import("../../board/board_state.js").BoardState} */
export function boardOf(app) {
  const { settings, hand, notices } = app;
  const { view, state, past } = app.table;
  const seats = state?.setup.seats ?? ["human", ...app.lobby.setup.bots];
  return {
    view,
    family: familyOf(app),
    wording: wordingOf(app),
    seats: seatsOf(app),
    players: seats.map((player) => playerName(app, player)),
    scores: state?.scores ?? [],
    call: notices.call,
    columns: columnsOf(app),
    selected: hand.selected,
    discards: mayAct(app) ? playsNow(app) : [],
    movable: view !== null && !view.result && past === null,
    size: settings.size,
    faces: settings.faces === "on",
    meets: Boolean(state),
  };
}
