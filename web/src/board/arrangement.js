/**
 * @file Arranges the hand in columns, as the player wants it. This is only layout: no card is played here. Columns are
 * arrays of cards; every function returns new arrays.
 */

/** @import { Card } from "../shared/types.js" */
/** @typedef {Card[][]} Columns */
/** @typedef {{column: number, row: number}} Spot A card's place. */
/**
 * Where a card goes: into a column or, if fresh, into a new column before it.
 * @typedef {{column: number, row: number, fresh: boolean}} Target
 */

/** The most cards in one column, unless a family says otherwise. */
export const TALLEST = 4;
/** The most columns: more would be too narrow to press. */
export const WIDEST = 12;

/** Counts how often each card occurs. @param {Card[]} cards @returns {Map<Card, number>} */
function counted(cards) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/**
 * Keeps the cards that the counts still allow, from left to right, and reduces the counts.
 * @param {Columns} columns
 * @param {Map<Card, number>} left
 * @returns {Columns}
 */
const within = (columns, left) =>
  columns
    .map((column) =>
      column.filter((card) => {
        const many = left.get(card) ?? 0;
        left.set(card, many - 1);
        return many > 0;
      }),
    )
    .filter((column) => column.length > 0);

/**
 * Returns the hand in the player's order. If one of several equal cards has left the hand, the last one is dropped.
 * New cards lie at the end, in the columns that they have in the usual order.
 * @param {Columns} own the player's order, perhaps with cards that have left the hand
 * @param {Columns} usual the hand in the usual order
 * @returns {Columns}
 */
export function inOwnOrder(own, usual) {
  const held = counted(usual.flat());
  const kept = within(own, held);
  const news = within(usual.map((column) => [...column].reverse()).reverse(), held);
  return [...kept, ...news.map((column) => [...column].reverse()).reverse()];
}

/** Whether a column may not be split. It then moves as a whole. @param {Card[]} column @param {Card[]} locked */
export const isWhole = (column, locked) =>
  column.length >= 3 && column.every((card) => card === column[0] && (column.length === 4 || locked.includes(card)));

/**
 * Returns the columns after a card was moved, or a column that may not be split. If a column has no room for the card,
 * the card gets a new column.
 * @param {Columns} columns
 * @param {Card[]} locked
 * @param {Spot} from
 * @param {Target} to
 * @param {number} [tallest] the most cards in one column
 * @returns {Columns}
 */
export function moved(columns, locked, from, to, tallest = TALLEST) {
  const whole = isWhole(columns[from.column], locked);
  const taken = whole ? columns[from.column] : [columns[from.column][from.row]];
  const into = columns[to.column];
  const refused = whole || !into || isWhole(into, locked) || (into.length >= tallest && to.column !== from.column);
  const fresh = to.fresh || refused;
  // A card that moves right goes past a full column, so that it does not return to where it came from.
  const at = refused && !to.fresh && to.column > from.column ? to.column + 1 : to.column;
  if (fresh && !whole && columns.length >= WIDEST && columns[from.column].length > 1) return columns;
  const alone = whole || columns[from.column].length === 1;
  if (fresh && alone && (at === from.column || at === from.column + 1)) return columns;
  /** @type {Columns} */
  const next = [];
  columns.forEach((column, nth) => {
    if (nth === at && fresh) next.push(taken);
    const rest = nth !== from.column ? [...column] : whole ? [] : column.filter((_, row) => row !== from.row);
    if (nth === at && !fresh) {
      const down = at === from.column && to.row > from.row ? 1 : 0;
      rest.splice(to.row - down, 0, ...taken);
    }
    if (rest.length > 0) next.push(rest);
  });
  if (at >= columns.length) next.push(taken);
  return next;
}

/**
 * Returns the columns with one card moved to a new column at the end. Of equal cards the last one leaves, so this one
 * does.
 * @param {Columns} columns
 * @param {Spot} from
 * @returns {Columns}
 */
export const setApart = (columns, from) =>
  [
    ...columns.map((column, nth) => (nth === from.column ? column.filter((_, row) => row !== from.row) : column)),
    [columns[from.column][from.row]],
  ].filter((column) => column.length > 0);

/**
 * Returns the columns with a stable key for each card: "3s#0" is the first small three. Equal cards are
 * interchangeable, so a key stays the same when other cards come and go.
 * @param {Columns} columns
 * @returns {{card: Card, key: string}[][]}
 */
export function keyed(columns) {
  /** @type {Map<Card, number>} */
  const seen = new Map();
  return columns.map((column) =>
    column.map((card) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, key: `${card}#${nth}` };
    }),
  );
}

/** The card of a key. @param {string} key @returns {Card} */
export const cardOfKey = (key) => key.split("#")[0];

/**
 * Where the card of a key lies; column and row are -1 if it is not in the columns.
 * @param {Columns} columns
 * @param {string} key
 * @returns {Spot}
 */
export function spotOf(columns, key) {
  const cards = keyed(columns);
  const column = cards.findIndex((some) => some.some((card) => card.key === key));
  return { column, row: column < 0 ? -1 : cards[column].findIndex((card) => card.key === key) };
}
