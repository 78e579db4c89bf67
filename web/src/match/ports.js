/** @file What playing a match needs of the page around it, as types. Nothing here runs. */

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../shared/types.js").MatchState} MatchState */
/** @typedef {import("../shared/types.js").GameEvent} GameEvent */
/** @typedef {import("../shared/types.js").Text} Text */

/**
 * @typedef {object} PagePorts
 * @property {() => App} app the state as it is now
 * @property {(change: Partial<App>) => void} set changes the state, and draws it
 * @property {(request: Record<string, unknown>) => Promise<any>} query asks the engine; throws what it refuses
 * @property {(request: Record<string, unknown>) => Promise<any>} ask asks the engine; what it refuses is shown, and the answer is null
 * @property {(error: unknown) => Text} reason says what went wrong
 * @property {(text: Text, kind: "info"|"error", rule?: string|null) => void} toast
 * @property {(what: "event"|"lift"|"turn", event?: GameEvent) => void} hear
 * @property {(sheet: "back"|"hint"|"review") => Promise<void>} openPart
 * @property {(setup: import("../shared/types.js").MatchSetup) => Promise<void>} openBook
 */

/**
 * @typedef {object} StorePort The storage of the match on the table.
 * @property {string} id
 * @property {(state: MatchState, log: GameEvent[]) => Promise<boolean>} store keeps an answer of the engine; false where another tab has the match
 * @property {(aid: import("../storage/records.js").Aid) => Promise<void>} noteAid
 * @property {(first: number, last: number) => void} takeBack
 * @property {(open: boolean) => void} showHands
 * @property {() => Promise<unknown>} readArrangement
 * @property {(arrangement: import("./hand_controller.js").Arrangement|null) => void} writeArrangement
 */

export {};
