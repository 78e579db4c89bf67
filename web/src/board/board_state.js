/**
 * @file The board's state: one plain object, its shape and its first value. The owner of the board makes a new object
 * for every change. The board answers with events that bubble:
 *
 * | event | detail |
 * |---|---|
 * | `hp-press-card` | `{key, card, tapped}`: a card of the hand was pressed; `tapped`: by a finger or a pen |
 * | `hp-throw-card` | `{key, card}`: a card was dragged out of the hand |
 * | `hp-ask-card` | `{card}`: a finger pressed a card for long |
 * | `hp-arrange` | `{columns, card, column}`: the player has rearranged the hand; `card` went to `column` |
 * | `hp-explain` | `{text, rule}`: a mark beside a seat was pressed |
 * | `hp-meet` | `{seat}`: the name of an opponent was pressed |
 * | `hp-broken-view` | the view cannot be drawn; without `preventDefault` the error is thrown |
 */

/** @import { PageFamily } from "../family/types.js" */
/** @import { Legal, View } from "../shared/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @typedef {ReturnType<typeof emptyBoard>} BoardState */

export const emptyBoard = () => ({
  /** Null draws an empty table. @type {View|null} */
  view: null,
  /** What draws the cards; nothing is drawn before the board's owner has named it. */
  family: /** @type {PageFamily} */ (/** @type {unknown} */ (null)),
  /** @type {Wording} */
  wording: { lang: "en", names: {} },
  /** How many play. */
  seats: 3,
  /** The name of the player in each seat, shown beside the name of the seat. @type {string[]} */
  players: [],
  /** Points of each seat before this hand. @type {number[]} */
  scores: [],
  /** A call shown beside a seat. @type {{seat: number, t: string, glyph: string, id: number}|null} */
  call: null,
  /** The player's hand as it is arranged. @type {string[][]} */
  columns: [],
  /** Key of the lifted card. @type {string|null} */
  selected: null,
  /** The discards that may be chosen now. @type {Legal[]} */
  discards: [],
  /** Whether cards may be moved. */
  movable: false,
  /** Of the cards. @type {"small"|"normal"|"large"} */
  size: "normal",
  /** Whether something can be told of the opponents, whose names are pressed for it. */
  meets: false,
  /** Whether the plates of the others have room for a portrait. */
  faces: false,
});
