/** @file The portrait of a seat beside what it has won. */
import { html, nothing } from "lit";
import { drawFace, drawOwnFace, faceOf } from "../../portraits/faces.js";
import { spokenTo } from "../../state/selectors.js";
import { facedBy } from "../../text/seats.js";

/** Draws who sits there, unless portraits are switched off. @param {import("../../state/app_state.js").App} app @param {number} seat */
export function drawFaceAt(app, seat) {
  const { seats = [] } = app.table.state?.setup ?? {};
  if (app.settings.faces !== "on") return nothing;
  const face = seats[seat] === "human" ? drawOwnFace() : drawFace(faceOf(facedBy(seat, spokenTo(app), seats.length)));
  return html`<span class="medal" aria-hidden="true">${face}</span>`;
}
