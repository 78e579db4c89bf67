/** @file Where the three seats are, seen from one of them, and what the page calls them. */
import { both, say } from "../text/i18n.js";

/** @typedef {import("../shared/types.js").Lang} Lang */

const SEATS = 3;

/**
 * Where a seat is, seen from mine: the next player in turn is on the right.
 * @param {number} seat
 * @param {number} mine
 * @returns {"me"|"right"|"left"}
 */
export const placeOf = (seat, mine) => /** @type {const} */ (["me", "right", "left"])[(seat - mine + SEATS) % SEATS];

/** The page's names for the other seats. The engine's sentences use them too. */
export const SEAT_NAMES = { next: both("seat.right"), previous: both("seat.left") };

/** The seats by place. @param {number} mine */
export const seatsByPlace = (mine) => ({ me: mine, right: (mine + 1) % SEATS, left: (mine + 2) % SEATS });

/** The seat to the right. @param {number} seat */
export const nextSeat = (seat) => (seat + 1) % SEATS;

/** The name of a seat, seen from mine. @param {Lang} lang @param {number} seat @param {number} mine */
export const seatName = (lang, seat, mine) => say(lang, `seat.${placeOf(seat, mine)}`);

/**
 * The name of a seat as the object of a sentence: "you", not "You".
 * @param {Lang} lang
 * @param {number} seat
 * @param {number} mine
 */
export const seatObject = (lang, seat, mine) =>
  seat === mine ? say(lang, "seat.me.object") : seatName(lang, seat, mine);
