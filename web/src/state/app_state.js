/** @file The whole state of the page: one plain object, its shape and its first value. */
import { defaultSettings } from "../settings/settings.js";

/** @typedef {import("../shared/types.js").MatchState} MatchState */
/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

/**
 * @typedef {object} Boot The progress of Python's start.
 * @property {"download"|"start"|"install"|"ready"|"failed"} step
 * @property {number} loaded bytes so far
 * @property {number} total bytes in all
 * @property {number|null} left seconds until all bytes have arrived, null while that is not known
 * @property {import("../shared/types.js").Text|null} reason why it failed, in a sentence
 */
/**
 * @typedef {object} Setup What the player has chosen in the lobby.
 * @property {string} game
 * @property {Record<string, import("../shared/types.js").OptionValues>} houses house rules by game: only those changed
 *   from the default
 * @property {string[]} bots levels of the other seats in turn order, beginning on the right
 * @property {number} hands
 * @property {boolean} open practice: all hands lie open
 */
/**
 * A hand of the match on the table, or a record or link that was opened.
 * @typedef {{hand: number}|import("../review/review_session.js").Opened|null} Reviewed
 */
/**
 * House rules that contradict each other.
 * @typedef {{option: string, other?: string, text: import("../shared/types.js").Text}} Problem
 */
/**
 * A short message, with the rule that it cites or a button that helps; `stays`: also when the player goes on.
 * @typedef {{
 *   text: import("../shared/types.js").Text, kind: "info"|"error", id: number, rule?: string|null, opens?: Help, stays?: boolean,
 * }} Toast
 */
/**
 * What the button of a toast opens: the sheet of stored data, or the newer version of the site.
 * @typedef {"data"|"update"|null} Help
 */
/**
 * An action the page asks about before it is done, and why.
 * @typedef {{action: string, reasons: import("../shared/types.js").Reason[]}} Question
 */
/** @typedef {{seat: number, t: string, glyph: string, id: number}} Call A call shown beside a seat: 碰, 吃, 胡 … */
/**
 * Whether the site is stored for use without a network, or why it is not.
 * @typedef {"unknown"|"keeping"|"kept"|"file"|"insecure"|"frame"|"refused"|"types"|"failed"|"cleared"} Offline
 */
/**
 * A newer build is ready; the site is of another build than this page; the page is switching to the newer build.
 * @typedef {"newer"|"changed"|"entering"|null} Update
 */
/**
 * What is open over the table; "stage" while a win is played on the table itself, before its result.
 * @typedef {"result"|"stage"|"log"|"help"|"settings"|"setup"|"pass"|"sure"|"why"|"book"|"elsewhere"|"daily"|"data"|"statistics"|"hint"|"back"|"review"|"keys"|"stored"|null} Sheet
 */

/**
 * @typedef {object} App
 * @property {"lobby"|"table"|"tally"} screen
 * @property {import("../settings/settings.js").Settings} settings
 * @property {boolean} read whether the stored choices and matches were read, so that the lobby can be drawn
 * @property {Boot} boot
 * @property {import("../shared/types.js").Games|null} games
 * @property {Setup} setup
 * @property {Problem[]} problems the contradictions that the engine finds in the lobby's house rules
 * @property {import("../storage/records.js").Head[]} matches all stored matches, the last played first
 * @property {Record<string, import("../storage/saves.js").Kept>} deleted removed matches, which may be restored
 * @property {Offline} offline
 * @property {Update} update whether there is a newer version of the site
 * @property {import("../storage/database.js").Unkept|null} unkept why matches are not stored now; null if they are
 * @property {"held"|"taken"} elsewhere whether another tab had the match first, or took it from this one
 * @property {"new"|"resume"|null} opening whether a new or a stored match waits for Python
 * @property {string|null} family the family of the match that is opened; null while no match was opened
 * @property {string} [opened] the game of the match that is opened
 * @property {string|null} unfetched the family whose house rules did not arrive; null once they are fetched again
 * @property {boolean} practice whether the match on the table was begun with open hands
 * @property {boolean} guided whether the match on the table is the guided first hand
 * @property {boolean} final whether nothing can be taken back in the match on the table
 * @property {import("../shared/types.js").Text[]} names what the players on the table are called, where they have names
 * @property {boolean} busy whether the engine or the opponents are at work, so that the player cannot answer
 * @property {MatchState|null} state the state of the match, by the engine's last answer
 * @property {import("../shared/types.js").View|null} view what is drawn: the state's view, or a step on the way to it
 * @property {boolean} auto whether a bot plays for the player, until the player takes over
 * @property {GameEvent[]} log the events of the hand on the table
 * @property {string|null} selected key of the lifted card
 * @property {string|null} suggested the action that the hint or the guide suggests
 * @property {boolean} revealing whether the next discard reveals the hand
 * @property {Record<string, import("../shared/types.js").Preview>} previews what answers lead to, by action, as far as
 *   it is known
 * @property {string|null} hovered the answer under the pointer or the focus
 * @property {string[][]|null} arranged the hand as the player has arranged it, perhaps with cards that have left it
 * @property {number|null} past in a look back, the place of an event in the log; `view` is then the table after it
 * @property {import("../shared/types.js").Why|null} why what answers lead to, and why other actions are not offered
 * @property {import("../shared/types.js").Book|null} book the rule book of the game on the table, or in the lobby
 * @property {Sheet} sheet
 * @property {Reviewed} reviewed what the review shows; null if the player has still to choose
 * @property {Question|null} question what the page asks about before it is done
 * @property {boolean} giveUpAgreed whether the player may give up a win without being asked again
 * @property {Toast|null} toast
 * @property {Call|null} call
 * @property {GameEvent|null} caption the last event that was shown
 * @property {string} said the text of the polite live region
 * @property {string} urgent the text of the assertive live region
 */

/** @type {Setup} */
export const FIRST_SETUP = {
  game: "yongzhou-plain",
  houses: {},
  bots: ["beginner", "beginner"],
  hands: 8,
  open: false,
};

/** @returns {App} */
export function initialState() {
  return {
    screen: "lobby",
    settings: defaultSettings(),
    read: false,
    boot: { step: "download", loaded: 0, total: 0, left: null, reason: null },
    games: null,
    setup: FIRST_SETUP,
    problems: [],
    matches: [],
    deleted: {},
    offline: "unknown",
    update: null,
    unkept: null,
    elsewhere: "held",
    opening: null,
    family: null,
    unfetched: null,
    practice: false,
    guided: false,
    final: false,
    names: [],
    busy: false,
    state: null,
    view: null,
    auto: false,
    log: [],
    selected: null,
    suggested: null,
    revealing: false,
    previews: {},
    hovered: null,
    arranged: null,
    past: null,
    why: null,
    book: null,
    sheet: null,
    reviewed: null,
    question: null,
    giveUpAgreed: false,
    toast: null,
    call: null,
    caption: null,
    said: "",
    urgent: "",
  };
}
