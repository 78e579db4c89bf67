/**
 * @file The whole state of the page: one plain object of parts, each field with what it means and its first value. A part
 * belongs to the module that its comment names; others read it. A further field costs a line here, and its owner.
 */
import { defaultSettings } from "../settings/settings.js";

/** @import { Book, GameEvent, Games, MatchState, OptionValues, Preview, Reason, Text } from "../shared/types.js" */
/** @import { View } from "../shared/types.js" */

/** @typedef {ReturnType<typeof firstBoot>} Boot */
/** @typedef {{name: string, game: string, options: OptionValues}} OwnSet House rules with a name: what differs from the usual. */
/**
 * @typedef {object} Setup What the player has chosen in the lobby.
 * @property {string} game
 * @property {Record<string, OptionValues>} houses house rules by game: only those changed
 *   from the default
 * @property {string[]} bots levels of the other seats in turn order, beginning on the right
 * @property {number} hands
 * @property {boolean} open practice: all hands lie open
 * @property {number} people how many people share this device
 * @property {string[]} names what they are called, in the order of their seats; empty for no name
 * @property {boolean} [manners] whether each opponent plays in a manner of their own; missing as true
 * @property {OwnSet[]} sets house rules to which the player gave a name
 */
/**
 * A hand of the match on the table, perhaps before the decision after `step` actions, or a record or link that was opened.
 * @typedef {{hand: number, step?: number}|import("../review/review_session.js").Opened|null} Reviewed
 */
/**
 * House rules that contradict each other.
 * @typedef {{option: string, other?: string, text: Text}} Problem
 */
/**
 * A short message, with the rule that it cites or a button that helps; `stays`: also when the player goes on.
 * @typedef {{text: Text, kind: "info"|"error", id: number, rule?: string|null, opens?: Help, stays?: boolean}} Toast
 */
/**
 * What the button of a toast opens: the sheet of stored data, or the newer version of the site.
 * @typedef {"data"|"update"|null} Help
 */
/**
 * An action the page asks about before it is done, and why.
 * @typedef {{action: string, reasons: Reason[]}} Question
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
 * @typedef {import("../app/part_loader.js").PartSheet|"result"|"pass"|"sure"|"elsewhere"|null} Sheet
 */

/** @type {Setup} */
export const FIRST_SETUP = {
  game: "yongzhou-plain",
  houses: {},
  bots: ["beginner", "beginner"],
  hands: 8,
  open: false,
  people: 1,
  names: [],
  sets: [],
};

/** The progress of Python's start. Owner: boot/engine_supervisor.js. */
const firstBoot = () => ({
  /** @type {"download"|"start"|"install"|"ready"|"failed"} */
  step: "download",
  /** Bytes so far, and in all. */
  loaded: 0,
  total: 0,
  /** Seconds until all bytes have arrived, null while that is not known. @type {number|null} */
  left: null,
  /** Why it failed, in a sentence. @type {Text|null} */
  reason: null,
});

/** What is chosen and offered in the lobby. Owners: app/lobby_controller.js, app/family_fetcher.js. */
const firstLobby = () => ({
  /** Whether the stored choices and matches were read, so that the lobby can be drawn. */
  read: false,
  /** @type {Games|null} */
  games: null,
  setup: FIRST_SETUP,
  /** The contradictions that the engine finds in the house rules. @type {Problem[]} */
  problems: [],
  /** The family whose house rules did not arrive; null once they are fetched again. @type {string|null} */
  unfetched: null,
});

/** What is stored. Owner: storage/match_store.js. */
const firstSaved = () => ({
  /** All stored matches, the last played first. @type {import("../storage/records.js").Head[]} */
  matches: [],
  /** Removed matches, which may be restored. @type {Record<string, import("../storage/saves.js").Kept>} */
  deleted: {},
  /** Why matches are not stored now; null if they are. @type {import("../storage/database.js").Unkept|null} */
  unkept: null,
});

/** The copy of the site in this browser, and newer ones. Owner: offline/offline_manager.js. */
const firstSite = () => ({
  /** @type {Offline} */
  offline: "unknown",
  /** Whether there is a newer version of the site. @type {Update} */
  update: null,
});

/**
 * The match on the table. Owners: match/play.js for what is played; match/people.js for who sits before it; app/controller.js for a match that is opened or left;
 * storage/match_store.js for what is stored of it; match/log_position.js for `past`; match/autoplay.js for `auto`.
 */
const emptyTable = () => ({
  /** Whether a new or a stored match waits for Python. @type {"new"|"resume"|null} */
  opening: null,
  /** The game and the family of the match that is opened; none while no match was opened. @type {string|undefined} */
  opened: undefined,
  /** @type {string|null} */
  family: null,
  /** Whether another tab had the match first, or took it from this one. @type {"held"|"taken"} */
  elsewhere: "held",
  /** Whether the match was begun with open hands. */
  practice: false,
  /** Whether the match is the guided first hand. */
  guided: false,
  /** Whether nothing can be taken back in the match. */
  final: false,
  /** Whether the engine or the opponents are at work, so that the player cannot answer. */
  busy: false,
  /** Whether a bot plays for the player, until the player takes over. */
  auto: false,
  /** The match by the engine's last answer. @type {MatchState|null} */
  state: null,
  /** What is drawn: the state's view, or a step on the way to it. @type {View|null} */
  view: null,
  /** The events of the hand. @type {GameEvent[]} */
  log: [],
  /** Who of several people has to sit down before a hand is shown; null while none has to. @type {number|null} */
  called: null,
  /** What has happened since the last decision of that person, as all could see it. @type {GameEvent[]} */
  told: [],
  /** In a look back, the place of an event in the log; `view` is then the table after it. @type {number|null} */
  past: null,
});

/** The player's cards and answers. Owners: match/hand_controller.js; match/queries.js for what answers lead to. */
const firstHand = () => ({
  /** Key of the lifted card. @type {string|null} */
  selected: null,
  /** The hand as the player has arranged it, perhaps with cards that have left it. @type {string[][]|null} */
  arranged: null,
  /** Whether the next discard reveals the hand. */
  revealing: false,
  /** The action that the hint or the guide suggests. @type {string|null} */
  suggested: null,
  /** What answers lead to, by action, as far as it is known. @type {Record<string, Preview>} */
  previews: {},
  /** The answer under the pointer or the focus. @type {string|null} */
  hovered: null,
});

/** The sheet that is open, and what sheets show. Owners: app/table_page.js; whoever opens a sheet for what it shows. */
const firstSheet = () => ({
  /** @type {Sheet} */
  open: null,
  /** What answers lead to, and why other actions are not offered. @type {import("../shared/types.js").Why|null} */
  why: null,
  /**
   * The hint beside the table, as long as it is about the state on the table: it comes back when another sheet is closed.
   * @type {{state: import("../shared/types.js").MatchState, answer: unknown, explained: boolean}|null}
   */
  hint: null,
  /** The rule book of the game on the table, or in the lobby. @type {Book|null} */
  book: null,
  /** What the review shows; null if the player has still to choose. @type {Reviewed} */
  reviewed: null,
  /** The seat of whoever the sheet of an opponent tells about. */
  person: 0,
  /** A link to house rules that is to be read in the set-up. @type {string|null} */
  sent: null,
  /** What the page asks about before it is done. @type {Question|null} */
  question: null,
  /** Whether the player may give up a win without being asked again. */
  giveUpAgreed: false,
});

/** What is said to the player. Owners: match/announcer.js, and app/page.js for the toast. */
const firstNotices = () => ({
  /** @type {Toast|null} */
  toast: null,
  /** @type {Call|null} */
  call: null,
  /** The last event that was shown. @type {GameEvent|null} */
  caption: null,
  /** The texts of the polite and of the assertive live region. */
  said: "",
  urgent: "",
});

export const initialState = () => ({
  /** Owner: app/controller.js. @type {"lobby"|"table"|"tally"} */
  screen: "lobby",
  /** Owner: app/lobby_controller.js. */
  settings: defaultSettings(),
  boot: firstBoot(),
  lobby: firstLobby(),
  saved: firstSaved(),
  site: firstSite(),
  table: emptyTable(),
  hand: firstHand(),
  sheet: firstSheet(),
  notices: firstNotices(),
});

/** @typedef {ReturnType<typeof initialState>} App */
/** Fields of parts that get other values; all others stay. @typedef {{[Part in keyof App]?: App[Part] extends string ? App[Part] : Partial<App[Part]>}} Change */

/**
 * The state after a change. Every part that is not named stays the same object.
 * @param {App} app
 * @param {Change} change
 * @returns {App}
 */
export function withChange(app, change) {
  const parts = Object.entries(change).map(([part, fields]) => [
    part,
    typeof fields === "string" ? fields : { ...app[/** @type {Exclude<keyof App, "screen">} */ (part)], ...fields },
  ]);
  return { ...app, ...Object.fromEntries(parts) };
}

/**
 * The fields that differ between two states, as `table.view`.
 * @param {App} before
 * @param {App} after
 */
export const differences = (before, after) =>
  Object.entries(after).flatMap(([part, fields]) => {
    const old = before[/** @type {keyof App} */ (part)];
    if (old === fields) return [];
    if (typeof fields === "string") return [part];
    return Object.entries(fields).flatMap(([name, value]) =>
      /** @type {Record<string, unknown>} */ (old)[name] === value ? [] : `${part}.${name}`,
    );
  });
