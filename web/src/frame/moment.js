/**
 * @file A hand to be looked at from one of its moments on, or played on from there. The address holds a link to that
 * moment (docs/links.md); who plays on sits in the seat that the link looks from.
 */
import { writeAddress } from "./address.js";

/** The fields of a link to a moment. */
const FIELDS = ["game", "rules", "seats", "dealer", "at", "seat", "seed", "deck", "play"];
/** Who plays for somebody who is no bot. */
const STAND_IN = "regular";
const HUMAN = "human";

/** The link to the moment as the address has it. @param {Record<string, string>} wish */
export const linkTo = (wish) =>
  writeAddress("review", Object.fromEntries(FIELDS.filter((name) => wish[name]).map((name) => [name, wish[name]])));

/** @param {Record<string, string>} wish */
const seatOf = (wish) => Number(wish.seat ?? 0);

/** The link to the moment, with the player in the seat that it looks from. @param {Record<string, string>} wish */
export function linkOf(wish) {
  const own = seatOf(wish);
  const seats = (wish.seats ?? "")
    .split(",")
    .map((player, seat) => (seat === own ? HUMAN : player === HUMAN ? STAND_IN : player));
  return linkTo({ ...wish, seats: seats.join(",") });
}

/** How many decisions the player's seat makes in the link from its moment on. @param {Record<string, string>} wish */
export function decisionsAfter(wish) {
  const done = (wish.play ?? "").split(",").slice(Number(wish.at ?? 0));
  return done.filter((entry) => entry.startsWith(`${seatOf(wish)}:`)).length;
}
