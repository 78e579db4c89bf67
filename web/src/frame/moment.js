/**
 * @file A hand to be played on from one of its moments. The address holds a link to that moment (docs/links.md); the
 * seat that the link looks from becomes the player's own.
 */
import { writeAddress } from "./address.js";

/** The fields of a link to a moment. */
const FIELDS = ["game", "rules", "seats", "dealer", "at", "seat", "seed", "deck", "play"];
/** Who plays for somebody who is no bot. */
const STAND_IN = "regular";
const HUMAN = "human";

/** @param {Record<string, string>} wish */
const seatOf = (wish) => Number(wish.seat ?? 0);

/** The link to the moment, with the player in the seat that it looks from. @param {Record<string, string>} wish */
export function linkOf(wish) {
  const own = seatOf(wish);
  const seats = (wish.seats ?? "")
    .split(",")
    .map((player, seat) => (seat === own ? HUMAN : player === HUMAN ? STAND_IN : player));
  /** @type {Record<string, string>} */
  const fields = { ...wish, seats: seats.join(",") };
  const entries = FIELDS.filter((name) => fields[name]).map((name) => [name, fields[name]]);
  return writeAddress("review", Object.fromEntries(entries));
}

/** How many decisions the player's seat makes in the link from its moment on. @param {Record<string, string>} wish */
export function decisionsAfter(wish) {
  const done = (wish.play ?? "").split(",").slice(Number(wish.at ?? 0));
  return done.filter((entry) => entry.startsWith(`${seatOf(wish)}:`)).length;
}
