/** @file Where the seats are, seen from one of them, and what the page calls them. */
import { both, say } from "./i18n.js";

/** @import { Lang } from "../shared/types.js" */
/** @typedef {"me"|"right"|"opposite"|"left"} Place */

/** The places in turn order, by the number of seats: the next player in turn is on the right. */
const PLACES = /** @type {Record<number, readonly Place[]>} */ ({
  2: ["me", "opposite"],
  3: ["me", "right", "left"],
  4: ["me", "right", "opposite", "left"],
});

/** The places of the other seats, in the order in which they are drawn and read. @type {Place[]} */
const DRAWN = ["left", "opposite", "right"];

/** @param {number} seats */
const placesOf = (seats) => PLACES[seats] ?? PLACES[4];

/**
 * Where a seat is, seen from mine.
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats how many play
 * @returns {Place}
 */
export const placeOf = (seat, mine, seats) => placesOf(seats)[(seat - mine + seats) % seats];

/** The page's names for the other seats. The engine's sentences use them too. */
export const SEAT_NAMES = {
  next: both("seat.right"),
  opposite: both("seat.opposite"),
  other: both("seat.opposite"),
  previous: both("seat.left"),
};

/**
 * The other seats with their places, in the order in which they are drawn and read.
 * @param {number} mine
 * @param {number} seats
 * @returns {{place: Place, seat: number}[]}
 */
export const otherSeats = (mine, seats) =>
  DRAWN.filter((place) => placesOf(seats).includes(place)).map((place) => ({
    place,
    seat: (mine + placesOf(seats).indexOf(place)) % seats,
  }));

/**
 * Where on the table a seat is drawn, at a table where one sits out. The three who play are drawn as at a table of three:
 * if nobody plays at one side, whoever sits across has that side. Whoever sits out is `out` of this.
 * @param {Place} place
 * @param {Place|null} sitting where somebody sits out
 * @returns {Place|"out"}
 */
export function drawnAt(place, sitting) {
  if (place === sitting && place !== "me") return "out";
  return place === "opposite" && (sitting === "left" || sitting === "right") ? sitting : place;
}

/** The seat to the right. @param {number} seat @param {number} seats */
export const nextSeat = (seat, seats) => (seat + 1) % seats;

/**
 * The name of a seat, seen from mine.
 * @param {Lang} lang
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats
 */
export const seatName = (lang, seat, mine, seats) => say(lang, `seat.${placeOf(seat, mine, seats)}`);

/**
 * The name of a seat as the object of a sentence: "you", not "You".
 * @param {Lang} lang
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats
 */
export const seatObject = (lang, seat, mine, seats) =>
  seat === mine ? say(lang, "seat.me.object") : seatName(lang, seat, mine, seats);
