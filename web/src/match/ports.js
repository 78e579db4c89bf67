/** @file What the match needs of the page and of the storage, as types. There is no code here. */

/** @import { App, Change } from "../state/app_state.js" */
/** @import { GameEvent, MatchSetup, MatchState, Text } from "../shared/types.js" */

/**
 * @typedef {object} MatchPage The page that the match is played on.
 * @property {App} app the state as it is now
 * @property {(change: Change) => void} set changes the state, and draws it
 * @property {(request: Record<string, unknown>) => Promise<any>} query asks the engine; throws if the engine refuses
 * @property {(request: Record<string, unknown>) => Promise<any>} ask asks the engine; if the engine refuses, shows why
 *   and returns null
 * @property {(error: unknown) => Text} reason returns the sentence about an error
 * @property {(text: Text, kind: "info"|"error", more?: {rule?: string|null}) => void} toast
 * @property {() => void} closeToast
 * @property {(change: {sort: "groups"|"rank"}) => void} setSettings
 * @property {{play: (what: "event"|"lift"|"turn", event?: GameEvent) => void}} audio
 * @property {{isHere: (sheet: "stage") => boolean}} parts whether what a sheet needs has been loaded
 * @property {(sheet: "back"|"hint"|"review"|"stage"|"why") => Promise<void>} openPart
 * @property {(setup: MatchSetup) => Promise<void>} openBook
 */

/**
 * @typedef {object} TableStore The storage of the match on the table.
 * @property {string} id
 * @property {(state: MatchState, log: GameEvent[]) => Promise<boolean>} store stores an answer of the engine; false if
 *   another tab has the match
 * @property {(aid: import("../storage/records.js").Aid) => Promise<void>} noteAid
 * @property {(first: number, last: number) => void} takeBack
 * @property {(open: boolean) => void} showHands
 * @property {() => Promise<unknown>} readArrangement
 * @property {(arrangement: import("./hand_controller.js").Arrangement|null) => void} writeArrangement
 */

export {};
