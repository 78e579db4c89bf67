/**
 * @file What the board draws: one plain object, its shape and how it starts. Whoever owns the board makes a new one for
 * every change. The board answers with events that bubble:
 *
 * | event | detail |
 * |---|---|
 * | `hp-press-card` | `{key, card, pointer}`: a card of the hand was pressed, by a pointer or by a key |
 * | `hp-throw-card` | `{key, card}`: it was dragged out of the hand |
 * | `hp-ask-card` | `{card}`: a finger stayed on it |
 * | `hp-arrange` | `{columns, card, column}`: the hand was laid out in another way; which card went to which column |
 * | `hp-explain` | `{text, rule}`: a mark beside a seat was pressed |
 * | `hp-broken-view` | the view cannot be drawn; without `preventDefault` the error is thrown |
 */

/**
 * @typedef {object} BoardState
 * @property {import("../shared/types.js").View|null} view null draws an empty table
 * @property {import("../zipai/names.js").Wording} wording
 * @property {string[]} players what is said of the player in each seat, beside the name of the seat
 * @property {number[]} scores points of each seat before this hand
 * @property {{seat: number, glyph: string, id: number}|null} call a call shown beside a seat
 * @property {string[][]} columns the own hand as it is laid out
 * @property {string|null} selected key of the lifted card
 * @property {import("../shared/types.js").Legal[]} discards the discards that may be chosen now
 * @property {boolean} movable whether cards may be laid elsewhere
 * @property {"small"|"normal"|"large"} size of the cards
 */

/** @returns {BoardState} */
export const emptyBoard = () => ({
  view: null,
  wording: { lang: "en", names: {} },
  players: [],
  scores: [],
  call: null,
  columns: [],
  selected: null,
  discards: [],
  movable: false,
  size: "normal",
});
