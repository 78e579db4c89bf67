/**
 * @file The text of a position as an editor changes it: single values, and what lies before one seat. Whatever is not
 * changed stays as it was written. It knows no rules: counts that do not add up are drawn all the same.
 */
import { typed } from "../picture/signs.js";

/** @import { PositionForm } from "../picture/types.js" */
/** @typedef {{cards: string, laid: string, discards: string, live: string}} Lying What a seat holds and what lies before it, in the notation of hands. */

const NOTHING = "-";
const BACK = "x";
/** Signs that separate the values of seats, of melds, or name a seat; no card is written with them. */
const SEPARATORS = /[/,@:]/g;

/** The words of a text as it is read. @param {string} text */
const wordsOf = (text) => typed(text, (read) => read.split(" ").filter(Boolean));

/** @param {string[]} words @param {string} name */
const placeOf = (words, name) => words.findIndex((word, nth) => nth > 0 && word.split(":")[0] === name);

/** The value of a field; empty without one. @param {string} text @param {string} name */
export function fieldIn(text, name) {
  const words = wordsOf(text);
  return words[placeOf(words, name)]?.slice(name.length + 1) ?? "";
}

/** The text with a field; an empty value takes it away. What may be done now stays the last. @param {string} text @param {string} name @param {string} value */
export function withValue(text, name, value) {
  const words = wordsOf(text);
  const at = placeOf(words, name);
  const legal = placeOf(words, "legal");
  if (at >= 0) words.splice(at, 1, ...(value ? [`${name}:${value}`] : []));
  else if (value) words.splice(legal < 0 ? words.length : legal, 0, `${name}:${value}`);
  return words.join(" ");
}

/** How many sit at the table. @param {PositionForm} form @param {string} text */
export const seatsIn = (form, text) => fieldIn(text, form.counts).split(",").length;

/** A field that has a value for each seat. @param {string} text @param {string} name @param {number} seats */
function bySeat(text, name, seats) {
  const values = fieldIn(text, name).split("/");
  return Array.from({ length: seats }, (_, seat) => (values[seat] === NOTHING ? "" : (values[seat] ?? "")));
}

/** @param {string} text @param {string} name @param {number} seats @param {number} seat @param {string} value */
function withSeat(text, name, seats, seat, value) {
  const values = bySeat(text, name, seats).map((each, nth) => (nth === seat ? value : each));
  return withValue(text, name, values.some(Boolean) ? values.map((each) => each || NOTHING).join("/") : "");
}

/** @param {string} text */
const list = (text) => text.split(",").filter(Boolean);

/** A meld as it is written in a hand: without the card that was claimed and whose it was. @param {PositionForm} form @param {string} meld */
function asGroup({ hidden }, meld) {
  const [kind, rest] = meld.split(":");
  if (rest === undefined) return meld.split(/[.@]/)[0];
  const cards = rest.split(/[.@]/)[0];
  return `${kind}:${cards === "*" ? BACK.repeat(hidden[kind] ?? 1) : cards}`;
}

/** A discard without its mark; null for one that was taken and does not lie there. @param {PositionForm} form @param {string} discard */
function asCard({ discard_marks: marks }, discard) {
  const mark = discard.at(-1) ?? "";
  if (!Object.hasOwn(marks, mark)) return discard;
  return marks[mark] ? null : discard.slice(0, -1);
}

/** The lying card and whose it is. @param {string} text @returns {[card: string, seat: string]} */
function lyingIn(text) {
  const [card, seat = ""] = fieldIn(text, "live").split("@");
  const bare = card.replace(/^[a-z]+\./, "").replace(/!$/, "");
  return bare === NOTHING ? ["", ""] : [bare, seat];
}

/** What a seat holds and what lies before it. @param {PositionForm} form @param {string} text @param {number} seat @returns {Lying} */
export function lyingBefore(form, text, seat) {
  const seats = seatsIn(form, text);
  const [live, whose] = lyingIn(text);
  const hand = fieldIn(text, "hand");
  return {
    cards: fieldIn(text, "seat") === String(seat) && hand !== NOTHING ? hand : "",
    laid: list(bySeat(text, "melds", seats)[seat] ?? "")
      .map((meld) => asGroup(form, meld))
      .join(" "),
    discards: list(bySeat(text, "discards", seats)[seat] ?? "")
      .flatMap((discard) => asCard(form, discard) ?? [])
      .join(" "),
    live: whose === String(seat) ? live : "",
  };
}

/**
 * Entries as they were written before, as far as they are still there; others as they are.
 * @param {string[]} before
 * @param {string[]} now
 * @param {(entry: string) => string|null} shown how an entry was shown to whoever changed it
 */
function kept(before, now, shown) {
  const left = [...before];
  return now.map((entry) => {
    const at = left.findIndex((each) => shown(each) === entry);
    return at < 0 ? entry : left.splice(at, 1)[0];
  });
}

/**
 * The text with other cards at a seat.
 * @param {PositionForm} form
 * @param {string} text
 * @param {number} seat
 * @param {Lying} lying
 * @param {(text: string) => string[]|null} read the cards of a text, null if it cannot be read
 * @param {(text: string) => string[]|null} readGroups its groups, `peng:333s`
 */
export function withLying(form, text, seat, lying, read, readGroups) {
  const seats = seatsIn(form, text);
  const was = lyingBefore(form, text, seat);
  let changed = text;
  if (lying.cards !== was.cards) changed = withHand(form, changed, seat, lying.cards, read);
  if (lying.laid !== was.laid) {
    const groups = (readGroups(lying.laid) ?? wordsOf(lying.laid)).map((word) => {
      const [kind, ...cards] = word.split(":");
      const whole = cards.join("").replace(SEPARATORS, "");
      return kind in form.hidden && /^x+$/.test(whole) ? `${kind}:*` : `${kind.replace(SEPARATORS, "")}:${whole}`;
    });
    const before = list(bySeat(changed, "melds", seats)[seat] ?? "");
    const asNow = (/** @type {string} */ meld) => (meld.includes("*") ? meld : asGroup(form, meld));
    changed = withSeat(changed, "melds", seats, seat, kept(before, groups, asNow).join(","));
  }
  if (lying.discards !== was.discards) {
    const codes = read(lying.discards) ?? wordsOf(lying.discards.replace(SEPARATORS, ""));
    const before = list(bySeat(changed, "discards", seats)[seat] ?? "");
    const cards = kept(before, codes, (discard) => asCard(form, discard));
    changed = withSeat(changed, "discards", seats, seat, cards.join(","));
  }
  if (lying.live !== was.live) {
    const card = wordsOf(lying.live).join("").replace(SEPARATORS, "");
    changed = withValue(changed, "live", card ? `${card}@${seat}` : "");
  }
  return changed;
}

/** The text with another hand, and as many cards counted for its seat. @param {PositionForm} form @param {string} text @param {number} seat @param {string} cards @param {(text: string) => string[]|null} read */
function withHand(form, text, seat, cards, read) {
  const hand = wordsOf(cards).join("");
  const codes = read(hand);
  let changed = withValue(text, "hand", hand || NOTHING);
  if (!codes) return changed;
  changed = withCount(form, changed, seat, codes.length);
  const taken = read(fieldIn(changed, "taken"))?.[0];
  return taken && !codes.includes(taken) ? withValue(changed, "taken", "") : changed;
}

/** The text with another number of cards at a seat. @param {PositionForm} form @param {string} text @param {number} seat @param {number} count */
export function withCount(form, text, seat, count) {
  const counts = fieldIn(text, form.counts).split(",");
  return withValue(text, form.counts, counts.map((each, nth) => (nth === seat ? String(count) : each)).join(","));
}

/** A table on which nothing lies yet. @param {PositionForm} form @param {string} family @param {string} game @param {number} seats @param {number} held how many cards everybody else holds */
export function emptyTable(form, family, game, seats, held) {
  /** @type {Record<string, string>} */
  const values = { game, phase: "discard", wall: "20", hand: NOTHING };
  values[form.counts] = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : held)).join(",");
  const said = (/** @type {string} */ name) => values[name] ?? (name in form.turned ? NOTHING : "0");
  return [`${family}:1`, ...form.required.map((name) => `${name}:${said(name)}`)].join(" ");
}
