/** @file What the seats say to the styles of the whole table, as classes: looking for it by `:has()` is slow. */
import { otherSeats } from "../text/seats.js";

/**
 * The classes that say whose turn it is, and whether hands lie open.
 * @param {import("../family/types.js").SeatLook} look
 * @param {import("../shared/types.js").View|null} view
 * @param {number} mine
 * @param {number} seats
 */
export function seatClasses(look, view, mine, seats) {
  if (!view) return "";
  const others = otherSeats(mine, seats);
  const inTurn = view.result
    ? undefined
    : [...others, { place: "me", seat: mine }].find(({ seat }) => look.inTurn(view, seat));
  const open = others.some(({ seat }) => look.open(view, seat));
  return `${inTurn ? `turn-${inTurn.place}` : ""} ${open ? "open-hands" : ""}`;
}
