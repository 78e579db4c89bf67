/**
 * @file The player's own order of the hand. It is layout and nothing else: columns of cards, moved by hand, from which
 * cards that have left are dropped and to which cards that have come are added.
 */

/** @typedef {import("./types.js").Card} Card */
/** @typedef {Card[][]} Columns */
/** @typedef {{column: number, row: number}} Spot A card's place. */
/** @typedef {{column: number, row: number, fresh: boolean}} Target Where it goes: into a column, or before it into a fresh one. */

/** So many cards may be laid under each other. */
export const TALLEST = 4;
/** So many columns there may be: more would be too narrow to be hit. */
export const WIDEST = 12;

/** How often each card is there. @param {Card[]} cards @returns {Map<Card, number>} */
function counted(cards) {
  /** @type {Map<Card, number>} */
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Takes from the columns, from the left, what the counts still allow. @param {Columns} columns @param {Map<Card, number>} left @returns {Columns} */
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
 * The hand as the player has laid it out. Of equal cards the last is dropped first; what has come lies at the end, in
 * the columns it would have had.
 * @param {Columns} own as it was laid out, perhaps with cards that have left
 * @param {Columns} usual the hand in the usual order
 * @returns {Columns}
 */
export function inOwnOrder(own, usual) {
  const held = counted(usual.flat());
  const kept = within(own, held);
  const news = within(
    usual.map((column) => [...column].reverse()).reverse(),
    held,
  );
  return [...kept, ...news.map((column) => [...column].reverse()).reverse()];
}

/** The hand by number, small and big of a number together while they fit. @param {Columns} usual @returns {Columns} */
export function byRank(usual) {
  const hand = usual.flat();
  /** @type {Columns} */
  const columns = [];
  for (const number of "1234567890") {
    const of = (/** @type {string} */ size) => hand.filter((card) => card === number + size);
    const [small, big] = [of("s"), of("b")];
    columns.push(...(small.length + big.length > TALLEST || small.length > 2 || big.length > 2 ? [small, big] : [[...small, ...big]]));
  }
  return [...columns, hand.filter((card) => card === "k")].filter((column) => column.length > 0);
}

/** Whether a column is one that may not be split: it moves whole. @param {Card[]} column @param {Card[]} locked */
export const isWhole = (column, locked) => column.length >= 3 && column.every((card) => card === column[0] && (column.length === 4 || locked.includes(card)));

/**
 * The columns after a card, or a whole one that may not be split, was moved. What would be too tall becomes a column of its own.
 * @param {Columns} columns
 * @param {Card[]} locked
 * @param {Spot} from
 * @param {Target} to
 * @returns {Columns}
 */
export function moved(columns, locked, from, to) {
  const whole = isWhole(columns[from.column], locked);
  const taken = whole ? columns[from.column] : [columns[from.column][from.row]];
  const into = columns[to.column];
  const refused = whole || !into || isWhole(into, locked) || (into.length >= TALLEST && to.column !== from.column);
  const fresh = to.fresh || refused;
  // Past a column that takes no more, not back to where it came from.
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

/** The columns with one card laid apart at the end, so that of its equals it is the one that leaves. @param {Columns} columns @param {Spot} from @returns {Columns} */
export const setApart = (columns, from) =>
  [
    ...columns.map((column, nth) => (nth === from.column ? column.filter((_, row) => row !== from.row) : column)),
    [columns[from.column][from.row]],
  ].filter((column) => column.length > 0);
