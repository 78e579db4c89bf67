/**
 * @file The link of a day's result: day, game, seat and points, such as `#day=2026-11-24.yongzhou.0.-6`. It names no
 * card, so that whoever opens it can still play the deal.
 */
import { linkIn } from "../shared/sent_link.js";
import { isDay } from "./day.js";
import { namesDay } from "./day_match.js";

/** @typedef {{day: string, game: string, seat: number, points: number}} SharedDay */

const KEY = "#day=";
const LONGEST = 100;
const PARTS = /^day=(\d{4}-\d{2}-\d{2})\.([a-z][a-z0-9-]*)\.([0-3])\.(0|-?[1-9]\d{0,5})(?!\.?[\w-])/;

/** The part of the address after the page's name. @param {SharedDay} shared */
export const linkOf = ({ day, game, seat, points }) => `${KEY}${day}.${game}.${seat}.${points}`;

/** Reads a day's link; null if it is not one. @param {string} hash @returns {SharedDay|null} */
export function readLink(hash) {
  const found = namesDay(hash) ? PARTS.exec(linkIn(hash)) : null;
  if (!found || found[0].length > LONGEST) return null;
  const [, day, game, seat, points] = found;
  return isDay(day) ? { day, game, seat: Number(seat), points: Number(points) } : null;
}
