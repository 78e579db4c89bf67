/** @file What the seats say to the styles of the whole table, as classes: looking for it by `:has()` is slow. */
import { drawnAt, otherSeats } from "../text/seats.js";

/**
 * The classes that say whose turn it is, who sits out, and whether hands lie open.
 * @param {import("../family/types.js").SeatLook} look
 * @param {import("../shared/types.js").View|null} view
 * @param {number} mine
 * @param {number} seats
 */
export function seatClasses(look, view, mine, seats) {
  if (!view) return "";
  const others = otherSeats(mine, seats);
  const all = [...others, { place: /** @type {const} */ ("me"), seat: mine }];
  const sitting = all.find(({ seat }) => seat === look.sitter(view))?.place ?? null;
  const inTurn = view.result ? undefined : all.find(({ seat }) => look.inTurn(view, seat));
  const open = others.some(({ seat }) => look.open(view, seat));
  const turn = inTurn ? `turn-${drawnAt(inTurn.place, sitting)}` : "";
  return `${turn} ${sitting ? `sits-${sitting}` : ""} ${open ? "open-hands" : ""}`;
}
