/**
 * @file What the others say now and then. It follows from what everybody has seen, from who sits there and from a number
 * drawn before the deal: never from a hand. So it tells nothing about the cards.
 */

/** How often somebody speaks on an occasion: once in so many times. */
const ONCE_IN = { take: 5, taken: 4, win: 1, lose: 2, drawn: 2 };
/** How many sentences there are for each occasion and temper. */
const SENTENCES = 2;
/** How many further events pass before anybody speaks again. */
const QUIET = 5;

/** The occasions on which the people of the page have own words. @type {Set<Occasion>} */
const OWN = new Set(["win", "lose"]);

/** @typedef {keyof typeof ONCE_IN} Occasion */
/** @typedef {"warm"|"gruff"|"calm"} Temper */
/** @typedef {{seat: number, key: string}} Remark Who speaks, and the key of the words. */

/** The tempers by the picture of a face; see faces.js. @type {readonly Temper[]} */
export const TEMPERS = ["warm", "calm", "gruff", "warm", "gruff", "calm", "warm", "gruff"];

/** Claims that everybody sees. */
const TAKES = new Set(["peng", "chi", "gang", "pao", "fei"]);

/**
 * A number that follows from others alone (the finaliser of MurmurHash3).
 * @param {number[]} numbers
 */
export function mixed(...numbers) {
  let word = 0x9e3779b9;
  for (const number of numbers) {
    word = Math.imul(word ^ number, 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    word ^= word >>> 16;
  }
  return word >>> 0;
}

/**
 * Who has something to say about an event, and on which occasion. Only the kind of the event and its seats are read.
 * @param {Pick<import("../../shared/types.js").GameEvent, "t"|"seat"> & {from?: number|null}} event
 * @param {number[]} others the seats that may speak
 * @returns {{seat: number, occasion: Occasion}[]}
 */
export function speakersOn({ t, seat, from }, others) {
  const say = (/** @type {number|null|undefined} */ who, /** @type {Occasion} */ occasion) =>
    typeof who === "number" && others.includes(who) ? [{ seat: who, occasion }] : [];
  if (t === "exhausted") return others.map((who) => ({ seat: who, occasion: "drawn" }));
  if (t === "won")
    return [
      ...say(seat, "win"),
      ...others.filter((who) => who !== seat).map((who) => ({ seat: who, occasion: /** @type {const} */ ("lose") })),
    ];
  if (TAKES.has(t)) return [...(from === seat ? [] : say(from, "taken")), ...say(seat, "take")];
  return [];
}

/**
 * What is said about an event, if anything.
 * @param {import("../../shared/types.js").GameEvent} event
 * @param {object} about
 * @param {number} about.nth the place of the event in the hand
 * @param {number} about.seed a number drawn before the deal
 * @param {number[]} about.others the seats that may speak
 * @param {(seat: number) => Temper} about.temper
 * @param {(seat: number) => string|null} [about.person] the place at which somebody of the page sits, who has own words
 *   for the end of a hand
 * @param {number} about.last the place of the event on which somebody spoke last; negative for none
 * @returns {Remark|null}
 */
export function remarkOn(event, { nth, seed, others, temper, person = () => null, last }) {
  const ends = event.t === "won" || event.t === "exhausted";
  if (!ends && last >= 0 && nth - last <= QUIET) return null;
  for (const { seat, occasion } of speakersOn(event, others)) {
    const drawn = mixed(seed, nth, seat);
    const whose = (OWN.has(occasion) && person(seat)) || temper(seat);
    if (drawn % ONCE_IN[occasion] === 0)
      return { seat, key: `remark.${whose}.${occasion}.${Math.floor(drawn / 64) % SENTENCES}` };
  }
  return null;
}
