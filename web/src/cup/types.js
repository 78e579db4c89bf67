/** @file The shapes of the engine's answers about tournaments: see docs/protocol.md. There is no code here. */

/** @import { Text } from "../shared/types.js" */
/** Stage, session, round, table. @typedef {number[]} TableId */
/** @typedef {{entrant: number, name: Text, level: string}} Entrant A person has no level and no name. */
/** @typedef {Entrant & {rank: number, points: number, wins: number, hands: number}} Line */
/**
 * @typedef {object} Table
 * @property {TableId} table
 * @property {string} seed
 * @property {string[]} levels
 * @property {number} done
 * @property {Entrant[]} seats
 */
/** What the engine needs for the person's match. @typedef {{game: string, options: object, seats: string[], seed: string, hands: number, dealing: string}} OwnMatch */
/** A table of the present stage at which people sit, by their numbers. @typedef {{table: TableId, people: number[], done: number}} PeoplesTable */
/** @typedef {{id: string, sessions: number, entrants: number, tables: number, hands: number, advance: number, knock_out: boolean, scoring: string, done: number, over: boolean}} Stage */
/**
 * @typedef {object} CupState
 * @property {string} preset
 * @property {string} game
 * @property {import("../shared/types.js").OptionValues} options
 * @property {string} seed
 * @property {number} entrants
 * @property {number} seats how many sit at a table
 * @property {Stage[]} stages
 * @property {string[]} to_come
 * @property {{done: number, all: number}} hands
 * @property {boolean} over
 * @property {boolean} person
 * @property {number} people how many have entered from this device
 * @property {(Table & {match: OwnMatch})|null} own
 * @property {PeoplesTable[]} own_tables
 * @property {boolean} in_stage
 * @property {number[]} playing who of the people is in the present stage
 */
/** @typedef {{stage: number, of: number, lines: Line[], own: Line|null, people: Line[]}} Ranking */

export {};
