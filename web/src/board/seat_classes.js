/** @file What the seats say to the styles of the whole table and its light, as classes: looking for it by `:has()` is slow. */
import { drawnAt, otherSeats } from "../text/seats.js";

/**
 * The classes that say who sits out, and whether hands lie open.
 * @param {import("../family/types.js").SeatLook} look
 * @param {import("../shared/types.js").View|null} view
 * @param {number} mine
 * @param {number} seats
 */
export function seatClasses(look, view, mine, seats) {
  if (!view) return "";
  const sitting = sitterPlace(look, view, mine, seats);
  const open = otherSeats(mine, seats).some(({ seat }) => look.open(view, seat));
  return `${sitting ? `sits-${sitting}` : ""} ${open ? "open-hands" : ""}`;
}

/**
 * The class of the pool of light, which says whose turn it is. The table does not say it: all lengths would be worked out
 * again at each turn.
 * @param {import("../family/types.js").SeatLook} look
 * @param {import("../shared/types.js").View|null} view
 * @param {number} mine
 * @param {number} seats
 */
export function turnClass(look, view, mine, seats) {
  const inTurn = view && !view.result && allSeats(mine, seats).find(({ seat }) => look.inTurn(view, seat));
  return inTurn ? `turn-${drawnAt(inTurn.place, sitterPlace(look, view, mine, seats))}` : "";
}

/** @param {number} mine @param {number} seats */
const allSeats = (mine, seats) => [...otherSeats(mine, seats), { place: /** @type {const} */ ("me"), seat: mine }];

/**
 * Where the player sits who sits out; null for none.
 * @param {import("../family/types.js").SeatLook} look
 * @param {import("../shared/types.js").View} view
 * @param {number} mine
 * @param {number} seats
 */
const sitterPlace = (look, view, mine, seats) =>
  allSeats(mine, seats).find(({ seat }) => seat === look.sitter(view))?.place ?? null;
