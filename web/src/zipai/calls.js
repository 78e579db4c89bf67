/**
 * @file Draws events one after another. The engine answers with the final position and the facts on
 * the way; this folds the public facts onto the old position so that each is seen for a moment.
 * Only a picture on the way: the engine's own view replaces it at the end.
 */
import { cardsOf } from "./cards.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").Meld} Meld */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** Facts that deserve a moment of their own; the rest are drawn together with the next one. */
const VISIBLE = new Set(
  "flipped discarded king ti wei peng chi pao declared raised barred limited won turned exhausted dead skip".split(" "),
);

/** @param {GameEvent} event */
export const isVisible = (event) => VISIBLE.has(event.t);

/** The character called out beside the seat, by its name in the sprite. @type {Record<string, string>} */
const CALLS = { ti: "w-ti", wei: "w-wei", peng: "w-peng", chi: "w-chi", pao: "w-pao", won: "w-hu", declared: "c-k", raised: "w-ju" };

/** What is called out beside the seat, if the fact is a call. @param {GameEvent} event */
export const callOf = (event) => CALLS[event.t] ?? null;

/** @param {View} view @param {number} seat @param {(old: SeatView) => Partial<SeatView>} change */
function withSeat(view, seat, change) {
  return view.seats.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old));
}

/** Takes one copy of a card out of the player's own hand, so that a played card leaves at once. @param {View} view @param {string} card */
function withoutCard(view, card) {
  const hand = [...view.hand];
  const at = hand.lastIndexOf(card);
  if (at < 0) return {};
  hand.splice(at, 1);
  let found = false;
  const columns = [...view.columns].reverse().map((column) => {
    const where = found ? -1 : column.lastIndexOf(card);
    if (where < 0) return column;
    found = true;
    return column.filter((_, nth) => nth !== where);
  });
  return { hand, columns: columns.reverse().filter((column) => column.length > 0) };
}

/** Hands that lie open, without cards that have left one of them; what is not there is left out. @param {View} view @param {number} seat @param {string[]} cards */
function openWithout(view, seat, cards) {
  if (!view.open) return {};
  const left = [...cards];
  const columns = view.open[seat].map((column) => column.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }));
  return { open: view.open.map((old, other) => (other === seat ? columns.filter((column) => column.length > 0) : old)) };
}

/** The cards that a fact takes out of a hand. @param {GameEvent} event @returns {string[]} */
function leaving(event) {
  const card = event.card ?? "";
  if (event.t === "discarded") return [card];
  if (event.t === "peng" || event.t === "wei") return [card, card];
  if (event.t === "ti" || event.t === "pao") return [card, card, card];
  if (event.t !== "chi") return [];
  const cards = (event.melds ?? []).flatMap((text) => cardsOf(text));
  const eaten = cards.indexOf(card);
  return cards.filter((_, nth) => nth !== eaten);
}

/** @param {import("./types.js").MeldKind} kind @param {(string|null)[]} cards @param {Partial<Meld>} [more] @returns {Meld} */
const meld = (kind, cards, more = {}) => ({
  kind, cards, up: cards.map((card) => card !== null), claimed: null, from: null, huxi: null, scores: null, ...more,
});

/** The melds after a quad grew: the triple it grew from is replaced. @param {SeatView} seat @param {Meld} quad */
function grown(seat, quad) {
  const card = quad.cards[0];
  const at = seat.melds.findIndex((old) => old.cards.length === 3 && old.kind !== "chi" && old.cards.includes(card));
  if (at < 0) return { melds: [...seat.melds, quad], cards: Math.max(0, seat.cards - 3) };
  return { melds: seat.melds.map((old, nth) => (nth === at ? quad : old)) };
}

/**
 * The position after one fact.
 * @param {View} view
 * @param {GameEvent} event
 * @returns {View}
 */
export function fold(view, event) {
  const after = step(view, event);
  return view.open && event.seat !== undefined ? { ...after, ...openWithout(view, event.seat, leaving(event)) } : after;
}

/** The same, whether hands lie open or not. @param {View} view @param {GameEvent} event @returns {View} */
function step(view, event) {
  const seat = event.seat ?? 0;
  const card = event.card ?? null;
  const drawn = view.live ? 0 : 1; // a claim without a live card took its card straight from the wall
  switch (event.t) {
    case "discarded":
      return {
        ...view,
        ...(seat === view.seat && card ? withoutCard(view, card) : {}),
        live: card ? { card, seat, from: "discard" } : null,
        seats: withSeat(view, seat, (old) => ({ cards: Math.max(0, old.cards - 1) })),
      };
    case "flipped":
    case "king":
      return { ...view, wall: Math.max(0, view.wall - 1), live: card ? { card, seat, from: "flip" } : null };
    case "unclaimed": {
      if (!card) return { ...view, live: null };
      const from = view.live?.from ?? "flip";
      return { ...view, live: null, seats: withSeat(view, seat, (old) => ({ discards: [...old.discards, { card, from }] })) };
    }
    case "peng":
      return {
        ...view,
        live: null,
        seats: withSeat(view, seat, (old) => ({
          cards: Math.max(0, old.cards - 2),
          melds: [...old.melds, meld("peng", [card, card, card], { claimed: 0, from: event.from ?? null })],
        })),
      };
    case "chi": {
      const melds = (event.melds ?? []).map((text) => meld("chi", cardsOf(text)));
      return {
        ...view,
        live: null,
        seats: withSeat(view, seat, (old) => ({
          cards: Math.max(0, old.cards - 3 * melds.length + 1),
          melds: [...old.melds, ...melds],
        })),
      };
    }
    case "wei":
      return {
        ...view,
        live: null,
        wall: Math.max(0, view.wall - drawn),
        seats: withSeat(view, seat, (old) => ({
          cards: Math.max(0, old.cards - 2),
          melds: [...old.melds, meld(event.chou ? "chouwei" : "wei", [card, card, card], {
            up: [false, false, Boolean(event.chou) || (card !== null && seat !== view.seat)],
          })],
        })),
      };
    case "ti":
    case "pao":
      return {
        ...view,
        live: null,
        wall: Math.max(0, view.wall - (event.t === "ti" && !event.start ? drawn : 0)),
        seats: withSeat(view, seat, (old) => grown(old, meld(event.t === "ti" ? "ti" : "pao", [card, card, card, card]))),
      };
    case "raised":
      return { ...view, seats: withSeat(view, seat, () => ({ raised: true })) };
    case "lowered":
      return { ...view, seats: withSeat(view, seat, () => ({ raised: false })) };
    case "barred":
      return { ...view, seats: withSeat(view, seat, () => ({ barred: true })) };
    case "limited":
      return { ...view, seats: withSeat(view, seat, () => ({ limits: event.wins ?? null })) };
    default:
      return view;
  }
}
