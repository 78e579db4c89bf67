/** @file Where the seats are, seen from one of them, and what the page calls them. */
import { both, pick, say } from "./i18n.js";

/** @import { Lang, Text } from "../shared/types.js" */
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

/** Characters of a person's name at most. */
export const LONGEST_NAME = 12;

/**
 * Who sits at a table: the players by seat, what several people at this device have called themselves in the order of
 * their seats, and what a tournament calls the players by seat.
 * @typedef {{seats?: string[], people?: string[], names?: Text[]}} Seated
 */

/**
 * What everybody is called by seat, where somebody has a name of their own; empty where all are called by their places.
 * Whoever shares a table sees the others at other places than the one before, so that these names do not go by them.
 * @type {(Text|null)[]}
 */
let called = [];

/** Whether the faces go by the names, as at a tournament. */
let known = false;

/** Calls everybody at a table by their names from now on. @param {Seated} table */
export function callSeats(table) {
  called = namesOfTable(table);
  known = (table.names ?? []).length > 0;
}

/** What the engine calls the others in its sentences. */
export const namesForEngine = () =>
  called.length > 0 ? Object.fromEntries(called.flatMap((name, seat) => (name ? [[seat, name]] : []))) : SEAT_NAMES;

/** The name of a seat whoever sits, where it has one of its own; empty elsewhere. @param {Lang} lang @param {number} seat */
export const ownNameOf = (lang, seat) => pick(lang, called[seat]);

/** A name as somebody has typed it, fit to be drawn and sent. @param {string} typed */
export const tidyName = (typed) =>
  [...typed.replace(/[\p{C}\p{Z}]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/**
 * What everybody at a table is called, by seat. At a tournament all have its names, but for somebody who has entered it
 * alone. Where several people play elsewhere, they are called as they have written, and bots as at their places beside the
 * first seat. Elsewhere nobody has a name.
 * @param {Seated} table
 * @returns {(Text|null)[]}
 */
export function namesOfTable({ seats = [], people = [], names = [] }) {
  if (names.length > 0) return seats.map((_, seat) => (names[seat]?.zh ? names[seat] : null));
  if (seats.filter((player) => player === "human").length < 2) return [];
  let nth = 0;
  return seats.map((player, seat) => {
    if (player !== "human") return both(`seat.${placeOf(seat, 0, seats.length)}`);
    const name = tidyName(people[nth++] ?? "");
    return name ? { zh: name, en: name } : both("people.nth", { n: nth });
  });
}

/**
 * By what a seat has its face: the name that a tournament gives it; else the place where it is seen or, where several
 * people take turns to look, where the first seat sees it.
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats
 */
export const facedBy = (seat, mine, seats) =>
  (known && called[seat]?.zh) || placeOf(seat, called.length > 0 ? 0 : mine, seats);

/**
 * At which place somebody of the page sits, of whom there is something to tell; null for the players of a tournament.
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats
 */
export const characterAt = (seat, mine, seats) => DRAWN.find((place) => place === facedBy(seat, mine, seats)) ?? null;

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
export const seatName = (lang, seat, mine, seats) =>
  (seat !== mine && ownNameOf(lang, seat)) || say(lang, `seat.${placeOf(seat, mine, seats)}`);

/**
 * The name of a seat as the object of a sentence: "you", not "You".
 * @param {Lang} lang
 * @param {number} seat
 * @param {number} mine
 * @param {number} seats
 */
export const seatObject = (lang, seat, mine, seats) =>
  seat === mine ? say(lang, "seat.me.object") : seatName(lang, seat, mine, seats);
