/** @file The whole state of the page: one plain object, its shape and how it starts. */
import { defaultSettings } from "../settings/settings.js";

/** @typedef {import("../shared/types.js").MatchState} MatchState */
/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

/**
 * @typedef {object} Boot How far Python is.
 * @property {"download"|"start"|"install"|"ready"|"failed"} step
 * @property {number} loaded bytes so far
 * @property {number} total bytes in all
 * @property {string|import("../shared/types.js").Text} reason why it failed, as the machine says it, or in our words
 */
/**
 * @typedef {object} Setup What the lobby has chosen.
 * @property {string} game
 * @property {Record<string, import("../shared/types.js").OptionValues>} houses house rules by game: only those changed from the default
 * @property {string[]} bots level of the seat to the right, then of the seat to the left
 * @property {number} hands
 * @property {boolean} open practice: all hands lie open
 */
/** @typedef {{hand: number}|import("../review/review_session.js").Opened|null} Reviewed A hand of the match on the table, or a record or link that was opened. */
/** @typedef {{option: string, other?: string, text: import("../shared/types.js").Text}} Problem House rules that contradict each other. */
/** @typedef {{text: import("../shared/types.js").Text, kind: "info"|"error", id: number, rule?: string|null, opens?: Help}} Toast A note, with the rule it cites, or what helps. */
/** @typedef {"data"|"update"|null} Help A sheet, or the newer version of the site. */
/** @typedef {{action: string, reasons: import("../shared/types.js").Reason[]}} Question An action the page asks about before it is done, and why. */
/** @typedef {{seat: number, glyph: string, id: number}} Call A call shown beside a seat: 碰, 吃, 胡 … */
/** @typedef {"unknown"|"keeping"|"kept"|"file"|"insecure"|"frame"|"refused"|"failed"|"cleared"} Offline How far the site is kept for use without a network, or why it is not. */
/** @typedef {"newer"|"changed"|"entering"|null} Update A newer build is ready; the site is of another build than this page; the newer one is being let in. */
/** @typedef {"result"|"log"|"help"|"settings"|"pass"|"sure"|"why"|"book"|"elsewhere"|"data"|"statistics"|"hint"|"back"|"review"|"keys"|"stored"|null} Sheet */

/**
 * @typedef {object} App
 * @property {"lobby"|"table"|"tally"} screen
 * @property {import("../settings/settings.js").Settings} settings
 * @property {Boot} boot
 * @property {import("../shared/types.js").Games|null} games
 * @property {Setup} setup
 * @property {Problem[]} problems what the engine finds wrong with the house rules of the lobby
 * @property {import("../storage/records.js").Head[]} matches all that are stored, the last played first
 * @property {Record<string, import("../storage/saves.js").Kept>} deleted matches taken off the list, which may be put back
 * @property {Offline} offline
 * @property {Update} update whether there is a newer version of the site
 * @property {import("../storage/database.js").Unkept|null} unkept why what is played is not stored now
 * @property {"held"|"taken"} elsewhere whether another tab had the match first, or took it from this one
 * @property {"new"|"resume"|null} opening a match that waits for Python
 * @property {boolean} practice whether the match on the table was begun with open hands
 * @property {boolean} busy the engine or the others are at work: no answer is taken
 * @property {MatchState|null} state where the match stands, by the engine's last answer
 * @property {import("../shared/types.js").View|null} view what is drawn: the state's view, or a step on the way to it
 * @property {boolean} auto a bot plays for the player until the player takes over
 * @property {GameEvent[]} log the events of the hand on the table
 * @property {string|null} selected key of the lifted card
 * @property {Record<string, import("../shared/types.js").Preview>} previews what answers lead to, by action, as far as it is known
 * @property {string|null} hovered the answer under the pointer or the focus
 * @property {string[][]|null} arranged the hand as the player has laid it out, perhaps with cards that have left it
 * @property {number|null} past the event of the log that is looked back at: `view` is then the table after it
 * @property {import("../shared/types.js").Why|null} why why the answers that are not offered are not
 * @property {import("../shared/types.js").Book|null} book the rule book of the game on the table, or in the lobby
 * @property {Sheet} sheet
 * @property {Reviewed} reviewed what the review shows; null where that is still to be chosen
 * @property {Question|null} question what the page asks about before it is done
 * @property {boolean} giveUpAgreed whether it may give up a win without asking again
 * @property {Toast|null} toast
 * @property {Call|null} call
 * @property {GameEvent|null} caption the last thing that happened
 * @property {string} said for the polite live region
 * @property {string} urgent for the assertive live region
 */

/** @type {Setup} */
export const FIRST_SETUP = { game: "yongzhou", houses: {}, bots: ["beginner", "beginner"], hands: 8, open: false };

/** @returns {App} */
export function initialState() {
  return {
    screen: "lobby",
    settings: defaultSettings(),
    boot: { step: "download", loaded: 0, total: 0, reason: "" },
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
    practice: false,
    busy: false,
    state: null,
    view: null,
    auto: false,
    log: [],
    selected: null,
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
