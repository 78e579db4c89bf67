/**
 * @file The parts of the engine's answers that only this family has, as JSDoc types: see docs/protocol.md. There is no
 * code here.
 */

/** @typedef {string} Tile "3s" 三条, "5m" 五万, "1p" 一筒, "7z" 红中. */
/** @import { Legal, Line, Payment, Preview, Reason, Result, SeatView, View } from "../shared/types.js" */

/**
 * What an action leads to. `left`: the unseen copies of each wait; `by_discard`: after a claim, each discard that leaves a
 * waiting hand; `distance`: tiles to a waiting hand.
 * @typedef {Preview & {
 *   left: Record<Tile, number>,
 *   by_discard: {discard: Tile, waits: Tile[], left: Record<Tile, number>}[],
 *   distance: number|null,
 *   worth: number|null,
 * }} MahjongPreview
 */

/** @typedef {"peng"|"chi"|"gang"|"angang"|"jiagang"|"fei"} MeldKind */
/**
 * A meld. `from`: the seat of the claimed tile; `claimed` and `wild`: places among the tiles.
 * @typedef {{kind: MeldKind, tiles: Tile[], from: number|null, claimed: number|null, wild: number|null}} Meld
 */
/** @typedef {{tile: Tile, fate: "lies"|"laid"|"won"}} Laid A discard, and what became of it. */
/** @typedef {"self"|"discard"|"rob"|"deal"} WonBy */
/** @typedef {{tile: Tile|null, by: WonBy, from: number|null, multiplier: number, fan: number|null, points: number}} Won */
/**
 * A seat. `revealed`: 0, or 1 for the first that revealed its hand; `piao`: null where the game has no 飘; `open`: the
 * hand, if it lies open; `waits`: those of a revealed hand.
 * @typedef {SeatView & {
 *   tiles: number,
 *   melds: Meld[],
 *   river: Laid[],
 *   dead: boolean,
 *   revealed: number,
 *   piao: boolean|null,
 *   playing: boolean,
 *   open: Tile[]|null,
 *   waits: Tile[]|null,
 *   won: Won|null,
 * }} MahjongSeat
 */
/** @typedef {{multiplier: number, fan: number|null, pay_each: number|null, pays: {from: number, points: number}[]}} Worth */
/**
 * An answer. `tiles`: what it lays on the table; `left`: unseen copies of all waits together.
 * @typedef {Legal & {
 *   tile?: Tile,
 *   tiles?: Tile[],
 *   left?: number,
 *   distance?: number|null,
 *   worth?: Worth,
 * }} MahjongLegal
 */
/**
 * What the player's seat may see. `last_discard`: its seat, and its place in the seat's river; a table stored by an older
 * build lacks it. `hand` is without the drawn tile, which is `taken`; `stand_in` is the tile that plays as
 * the wild's own kind; `missing_suit` is a suit that the hand lacks; `left` has the unseen copies of each wait.
 * @typedef {Omit<View, "seats"|"legal"|"result"> & {
 *   drew: boolean,
 *   live: {tile: Tile, seat: number, from: "discard"|"jiagang"|"ti"}|null,
 *   last_discard?: {seat: number, index: number}|null,
 *   indicator: Tile|null,
 *   wilds: Tile[],
 *   wild_name?: string|null,
 *   stand_in: Tile|null,
 *   birds: Tile[],
 *   taken: Tile|null,
 *   seats: MahjongSeat[],
 *   open?: Tile[][]|null,
 *   legal: MahjongLegal[],
 *   left: Record<Tile, number>,
 *   distance: number|null,
 *   missing_suit: "m"|"s"|"p"|null,
 *   unseen: Record<Tile, number>,
 *   points: number[],
 *   result: MahjongResult|null,
 * }} MahjongView
 */

/** @typedef {{id: string, amount: number}} Item A part of the worth of a hand. */
/**
 * A group of a winning hand. `as`: what each tile plays as; `wild`: the places of the wilds; `last`: the place of the
 * winning tile, if it is in this group.
 * @typedef {{kind: string, where: "laid"|"hand", tiles: Tile[], as: (Tile|null)[], wild: number[], last: number|null}} Group
 */
/**
 * The best other way to count a hand, and why it does not count.
 * @typedef {{fan: number|null, multiplier: number, items: Item[], groups: Group[], why: Reason}} Alternative
 */
/**
 * One win.
 * @typedef {{
 *   seat: number,
 *   by: WonBy,
 *   from: number|null,
 *   tile: Tile|null,
 *   fan: number|null,
 *   multiplier: number,
 *   items: Item[],
 *   groups: Group[],
 *   lines: Line[],
 *   alternative: Alternative|null,
 *   payments: Payment[],
 * }} Win
 */
/**
 * How a hand ended. `standings`: how each seat stood when the wall was empty.
 * @typedef {Result & {
 *   winners: number[],
 *   tile: Tile|null,
 *   exhausted: boolean,
 *   wins: Win[],
 *   standings: {playing: boolean, ready: boolean, flower_pig: boolean, dead: boolean}[]|null,
 * }} MahjongResult
 */

export {};
