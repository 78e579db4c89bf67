/** @file Says where a card came from that lies before a seat, from the events that everybody saw. */

/** @import { GameEvent } from "../shared/types.js" */
/** @import { CardOrigin } from "../family/types.js" */
/** @import { ZipaiView as View } from "./types.js" */

/** The events that lay a card face up before a seat, where the others may take it. */
const LAYS = /** @type {const} */ (["flipped", "discarded", "shown"]);

/**
 * The story of the card at a place before a seat; null if the events do not tell it.
 * @param {View} view
 * @param {GameEvent[]} log
 * @param {number} seat
 * @param {number} nth
 * @returns {CardOrigin|null}
 */
export function originOf(view, log, seat, nth) {
  const found = left(log).filter((one) => one.seat === seat)[nth];
  const lies = view.seats[seat]?.discards[nth];
  if (!found || !lies || found.card !== lies.card) return null;
  return { card: found.card, how: found.how, turn: found.turn, lies: false, won: null };
}

/** The cards that nobody took, in order. @param {GameEvent[]} log */
function left(log) {
  /** @type {{card: string, how: CardOrigin["how"], turn: number, seat: number}[]} */
  const cards = [];
  let turn = 0;
  /** @type {{card: string, how: CardOrigin["how"], seat: number}|null} */
  let lying = null;
  for (const { t, seat, card } of log) {
    const how = LAYS.find((one) => one === t);
    if (how && card && seat !== undefined) {
      turn += 1;
      lying = { card, how, seat };
    } else if (t === "unclaimed" && lying) {
      cards.push({ ...lying, turn });
      lying = null;
    }
  }
  return cards;
}
