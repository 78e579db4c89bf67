/** @file Facts as sentences, for the log, the caption on the table and the live region. */
import { cardName, cardsOf } from "./cards.js";
import { has, listCards, listNames, say, signed } from "./i18n.js";
import { placeOf } from "./update.js";

/** @typedef {import("./types.js").Lang} Lang */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** The name of a seat, seen from mine. @param {Lang} lang @param {number} seat @param {number} mine */
export const seatName = (lang, seat, mine) => say(lang, `seat.${placeOf(seat, mine)}`);

/** The name of a seat where it is not the one who acts: "you", not "You". @param {Lang} lang @param {number} seat @param {number} mine */
export const seatObject = (lang, seat, mine) => (seat === mine ? say(lang, "seat.me.object") : seatName(lang, seat, mine));

/** @param {Lang} lang @param {GameEvent} event @param {number} mine */
function values(lang, event, mine) {
  /** @type {Record<string, string|number>} */
  const filled = {};
  if (event.seat !== undefined) filled.who = seatName(lang, event.seat, mine);
  if (event.from !== undefined && event.from !== null) filled.from = seatObject(lang, event.from, mine);
  if (event.card) filled.card = cardName(event.card, lang);
  if (event.melds) filled.melds = event.melds.map((text) => listCards(lang, cardsOf(text))).join(lang === "zh" ? "；" : "; ");
  if (event.count !== undefined) filled.n = event.count;
  if (event.wins) filled.wins = listNames(lang, "win", event.wins);
  if (event.name) filled.name = say(lang, `fan.${event.name}`);
  if (event.scores) {
    const separator = lang === "zh" ? "，" : ", ";
    filled.scores = event.scores.map((points, seat) => `${seatName(lang, seat, mine)} ${signed(points)}`).join(separator);
  }
  return filled;
}

/** Which sentence of a fact: some are told differently by detail. @param {GameEvent} event */
function variant(event) {
  if (event.t === "ti" && !event.card) return event.start ? "ti_start_hidden" : "ti_hidden";
  if (event.t === "ti" && event.start) return "ti_start";
  if (event.t === "wei") return event.chou ? "wei_chou" : event.card ? "wei" : "wei_hidden";
  if (event.t === "limited" && event.wins?.length === 0) return "limited_out";
  if (event.t === "won") return event.special ? `won_${event.special}` : `won_${event.by ?? "self"}`;
  return event.t;
}

/** @param {string} base @param {Lang} lang @param {GameEvent} event @param {number} mine */
function tell(base, lang, event, mine) {
  const key = event.seat === mine && has(`${base}.me`) ? `${base}.me` : base;
  return has(key) ? say(lang, key, values(lang, event, mine)) : "";
}

/**
 * One fact as a sentence from the player's side of the table; empty when it is not worth one.
 * @param {Lang} lang
 * @param {GameEvent} event
 * @param {number} mine the player's seat
 */
export const sentence = (lang, event, mine) => tell(`log.${variant(event)}`, lang, event, mine);

/** The same for the middle of the table, where the cards themselves are seen: shorter where there is a shorter way. @param {Lang} lang @param {GameEvent} event @param {number} mine */
export const caption = (lang, event, mine) => tell(`caption.${variant(event)}`, lang, event, mine) || sentence(lang, event, mine);

/**
 * What is said of the only wins that are left, which may be none at all.
 * @param {Lang} lang
 * @param {string} key
 * @param {string[]} wins
 * @param {Record<string, string>} [values]
 */
export const limited = (lang, key, wins, values = {}) =>
  wins.length > 0 ? say(lang, key, { ...values, wins: listNames(lang, "win", wins) }) : say(lang, `${key}.none`, values);

/**
 * What a discard binds the player to, in few words: the whole sentence comes before it is played.
 * @param {Lang} lang
 * @param {import("./types.js").Legal|undefined} entry
 */
export const bound = (lang, entry) =>
  [
    entry?.limit ? limited(lang, "binds.limit", entry.limit) : "",
    entry?.bars ? say(lang, "binds.bars") : "",
  ].join(lang === "zh" ? "" : " ");

/**
 * The dealer's shown card, which lies open for as long as somebody may win on it.
 * @param {GameEvent[]} log
 * @returns {{card: string, seat: number, from: "shown"}|null}
 */
export function shownCard(log) {
  const event = log.find((fact) => fact.t === "shown");
  return event?.card && event.seat !== undefined ? { card: event.card, seat: event.seat, from: "shown" } : null;
}
