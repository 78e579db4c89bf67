/** @file The portrait of a seat beside what it has won. */
import { html, nothing } from "lit";
import { spokenTo } from "../../state/selectors.js";
import { facedBy } from "../../text/seats.js";

/** Draws who sits there, unless portraits are switched off. @param {import("../../state/app_state.js").App} app @param {number} seat */
export function drawFaceAt(app, seat) {
  const { seats = [] } = app.table.state?.setup ?? {};
  if (app.settings.faces !== "on") return nothing;
  const name = seats[seat] === "human" ? "" : facedBy(seat, spokenTo(app), seats.length);
  return html`<hp-face class="medal" aria-hidden="true" name=${name}></hp-face>`;
}
