/**
 * @file The board's state: one plain object, its shape and its first value. The owner of the board makes a new object
 * for every change. The board answers with events that bubble:
 *
 * | event | detail |
 * |---|---|
 * | `hp-press-card` | `{key, card, pointer}`: a card of the hand was pressed, by a pointer or by a key |
 * | `hp-throw-card` | `{key, card}`: a card was dragged out of the hand |
 * | `hp-ask-card` | `{card}`: a finger pressed a card for long |
 * | `hp-arrange` | `{columns, card, column}`: the player has rearranged the hand; `card` went to `column` |
 * | `hp-explain` | `{text, rule}`: a mark beside a seat was pressed |
 * | `hp-broken-view` | the view cannot be drawn; without `preventDefault` the error is thrown |
 */

/**
 * @typedef {object} BoardState
 * @property {import("../shared/types.js").View|null} view null draws an empty table
 * @property {import("../family/types.js").PageFamily} family what draws the cards; the board's owner names it
 * @property {import("../text/names.js").Wording} wording
 * @property {number} seats how many play
 * @property {string[]} players the name of the player in each seat, shown beside the name of the seat
 * @property {number[]} scores points of each seat before this hand
 * @property {{seat: number, t: string, glyph: string, id: number}|null} call a call shown beside a seat
 * @property {string[][]} columns the player's hand as it is arranged
 * @property {string|null} selected key of the lifted card
 * @property {import("../shared/types.js").Legal[]} discards the discards that may be chosen now
 * @property {boolean} movable whether cards may be moved
 * @property {"small"|"normal"|"large"} size of the cards
 * @property {boolean} faces whether the plates of the others have room for a portrait
 */

/** @returns {BoardState} */
export const emptyBoard = () => ({
  view: null,
  family: /** @type {any} */ (null), // nothing is drawn before the owner has set a board
  wording: { lang: "en", names: {} },
  seats: 3,
  players: [],
  scores: [],
  call: null,
  columns: [],
  selected: null,
  discards: [],
  movable: false,
  size: "normal",
  faces: false,
});
