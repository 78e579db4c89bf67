/**
 * @file The parts of the engine's answers that only this family has, as JSDoc types: see docs/protocol.md. There is no
 * code here. Its cards, and how they lie on the table, are those of zipai.
 */

/** @import { Card, Legal, Line, Preview, Result, View } from "../shared/types.js" */
/** @import { Laid, Meld, WaitsAfter, Group } from "../zipai/types.js" */

/** @typedef {Preview & {huxi: number|null, gained: number, waits_self: Card[], waits_by_discard: WaitsAfter[]}} GuihuziPreview */
/** @typedef {import("../shared/types.js").SeatView & {cards: number, melds: (Omit<Meld, "kind"> & {kind: string})[], discards: Laid[], huxi: number, dead: boolean}} GuihuziSeat */
/**
 * An answer. `huxi`: 硬息 of the finished groups after it, or of a win; `gained`: how many more that is.
 * @typedef {Legal & {
 *   card?: Card,
 *   huxi?: number,
 *   gained?: number,
 *   pay_each?: number,
 *   waits_self?: Card[],
 *   melds?: {cards: Card[], scores: string|null, huxi: number}[],
 * }} GuihuziLegal
 */
/**
 * What the player's seat may see. `dead_pairs`: neighbours that no longer eat; `locked`: cards that may not be discarded.
 * @typedef {Omit<View, "seats"|"legal"|"result"> & {
 *   buried?: number,
 *   live: {card: Card, seat: number, from: "flip"|"discard"}|null,
 *   last_discard?: {seat: number, index: number}|null,
 *   locked: Card[],
 *   columns: Card[][],
 *   open?: Card[][][]|null,
 *   seats: GuihuziSeat[],
 *   huxi: {laid: number, hand: number, total: number, min: number},
 *   unseen: Record<Card, number>,
 *   no_chi: Card[],
 *   no_peng: Card[],
 *   dead_pairs: Card[][],
 *   waits_self: Card[],
 *   legal: GuihuziLegal[],
 *   result: GuihuziResult|null,
 * }} GuihuziView
 */
/** @typedef {{wins: boolean, huxi: number, pay_each: number, special: string|null, fans: {id: string}[], groups: Group[], lines?: Line[]}} Score */
/** @typedef {Result & {card: Card|null, score: Score|null}} GuihuziResult */

export {};
