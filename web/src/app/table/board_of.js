/** @file Selects what the board draws from the page's state. */
import { columnsOf, mayAct, playerName, wordingOf } from "../../state/selectors.js";

/** @typedef {import("../../state/app_state.js").App} App */

/** @param {App} app @returns {import("../../board/board_state.js").BoardState} */
export function boardOf(app) {
  const { view, state, setup, settings, call, selected, past } = app;
  const seats = state?.setup.seats ?? ["human", ...setup.bots];
  return {
    view,
    wording: wordingOf(app),
    players: seats.map((player) => playerName(app, player)),
    scores: state?.scores ?? [],
    call,
    columns: columnsOf(app),
    selected,
    discards: mayAct(app) && view ? view.legal.filter(({ verb }) => verb === "discard") : [],
    movable: view !== null && !view.result && past === null,
    size: settings.size,
  };
}
