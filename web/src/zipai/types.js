/**
 * @file The parts of the engine's answers that only this family has, as JSDoc types: see docs/protocol.md. There is no
 * code here.
 */

/** @typedef {import("../shared/types.js").Card} Card "3s" small three, "0b" big ten, "k" the king. */
/** @import { Legal, Line, Preview, Reason, Result, SeatView, View } from "../shared/types.js" */

/** @typedef {{discard: Card, waits: Card[], waits_self: Card[]}} WaitsAfter */
/**
 * What an action leads to.
 * @typedef {Preview & {
 *   huxi: number|null,
 *   gained: number,
 *   waits_self: Card[],
 *   waits_by_discard: WaitsAfter[],
 * }} ZipaiPreview
 */

/** @typedef {"ti"|"pao"|"wei"|"chouwei"|"peng"|"chi"} MeldKind */
/**
 * @typedef {object} Meld
 * @property {MeldKind} kind
 * @property {(Card|null)[]} cards null for a card that this seat may not see
 * @property {boolean[]} up
 * @property {number|null} claimed
 * @property {number|null} from
 * @property {number|null} huxi
 * @property {string|null} scores
 */
/** @typedef {{card: Card, from: "flip"|"discard"|"shown"}} Laid */
/**
 * A seat. `raised`: 举手. `barred`: 放偎, no 吃 and no 碰 any more. `limits`: 吃边打边, the only wins that are left.
 * @typedef {SeatView & {
 *   cards: number,
 *   melds: Meld[],
 *   discards: Laid[],
 *   huxi: number,
 *   dead: boolean,
 *   kings_shown: number,
 *   raised?: boolean,
 *   barred?: boolean,
 *   limits?: string[]|null,
 * }} ZipaiSeat
 */
/**
 * An answer. `gained`: how many 胡息 more the hand has after it; `discarder_pays`: what the player who discarded the
 * card pays alone; `limit`: the only wins left after this discard; `bars`: whether this discard ends 吃 and 碰.
 * @typedef {Legal & {
 *   card?: Card,
 *   huxi?: number,
 *   gained?: number,
 *   pay_each?: number,
 *   discarder_pays?: number|null,
 *   melds?: {cards: Card[], scores: string|null, huxi: number}[],
 *   name?: string,
 *   limit?: string[]|null,
 *   bars?: boolean,
 * }} ZipaiLegal
 */
/**
 * What the player's seat may see. `last_discard`: where the last card lies that nobody took; a table stored by an older
 * version does not say it. `shown`: the card that the dealer showed, for as long as it lies open; `open`: the
 * columns of all hands, if they lie open; `unseen`: how many copies of each card this seat has not seen; `above`: points
 * per loser the next 胡 must exceed; `prospects`: what this seat may count on where it sits (坐醒).
 * @typedef {Omit<View, "seats"|"legal"|"result"> & {
 *   live: {card: Card, seat: number, from: "flip"|"discard"|"shown"}|null,
 *   last_discard?: {seat: number, index: number}|null,
 *   shown?: Card|null,
 *   locked: Card[],
 *   columns: Card[][],
 *   open?: Card[][][]|null,
 *   seats: ZipaiSeat[],
 *   huxi: {laid: number, hand: number, total: number, min: number},
 *   buried?: number,
 *   sitter?: number|null,
 *   prospects?: Reason[],
 *   unseen: Record<Card, number>,
 *   no_chi: Card[],
 *   no_peng: Card[],
 *   legal: ZipaiLegal[],
 *   above?: number|null,
 *   result: ZipaiResult|null,
 * }} ZipaiView
 */

/** @typedef {{id: string, times: number}} Fan */
/**
 * @typedef {object} Group
 * @property {string} kind
 * @property {string} cards
 * @property {number} kings
 * @property {number} huxi
 * @property {"laid"|"hand"} where
 */
/**
 * @typedef {object} Alternative The best other reading of the same cards, and why it lost.
 * @property {number} huxi
 * @property {number} pay_each
 * @property {Fan[]} fans
 * @property {Group[]} groups
 * @property {Reason} why
 */
/**
 * @typedef {object} Score
 * @property {boolean} wins
 * @property {number} huxi
 * @property {number} counted
 * @property {number} red
 * @property {number} tun
 * @property {Fan[]} fans
 * @property {number} multiplier
 * @property {number} pay_each
 * @property {boolean} capped
 * @property {string|null} [special]
 * @property {{turned: Card|null}} [xing]
 * @property {Group[]} groups
 * @property {Line[]} [lines]
 * @property {Alternative|null} [alternative]
 */
/**
 * How a hand ended.
 * @typedef {Result & {
 *   card: Card|null,
 *   special?: string|null,
 *   score: Score|null,
 * }} ZipaiResult
 */

export {};
