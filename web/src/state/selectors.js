/** @file Selectors: what follows from the page's state alone. */
import { byRank, inOwnOrder } from "../board/arrangement.js";

/** @typedef {import("./app_state.js").App} App */
/** @typedef {import("../shared/types.js").Legal} Legal */
/** @typedef {import("../shared/types.js").Game} Game */

/** Whether the player owes an answer now and the page is ready to take it. @param {App} app */
export const mayAct = (app) => !app.busy && app.state?.waiting === "human" && app.view === app.state.view;

/**
 * The player's legal actions; none while the engine or the opponents are at work.
 * @param {App} app
 * @returns {Legal[]}
 */
export const legalNow = (app) => (mayAct(app) && app.view ? app.view.legal : []);

/** The legal action with this notation; undefined if it is not legal now. @param {App} app @param {string} action */
export const legalAction = (app, action) => legalNow(app).find((entry) => entry.action === action);

/** The legal discard of a card; undefined if there is none now. @param {App} app @param {string} card */
export const discardOf = (app, card) => legalNow(app).find((entry) => entry.verb === "discard" && entry.card === card);

/** The answers of the prompt bar now, in their fixed order: 胡 · declare · 举手 · 碰 · 吃 · 过. @param {App} app */
export function promptAnswers(app) {
  const legal = legalNow(app);
  const of = (/** @type {Legal["verb"]} */ verb) => legal.filter((entry) => entry.verb === verb);
  return {
    hu: of("hu"),
    declare: of("declare"),
    raise: of("raise"),
    peng: of("peng"),
    chi: of("chi"),
    pass: of("pass"),
  };
}

/** The answers of the prompt bar that have a number as their key, in the order of the numbers. @param {App} app */
export function numberedAnswers(app) {
  const { hu, declare, raise, peng, chi } = promptAnswers(app);
  return [...hu, ...declare, ...raise, ...peng, ...chi];
}

/** Whether the hand on the table has ended, and all of it is drawn. @param {App} app */
export const isOver = (app) =>
  !app.busy && ["next", "end"].includes(app.state?.waiting ?? "") && app.view === app.state?.view;

/**
 * Whether the player has a decision to take back: while the player is asked, or when the hand has just ended.
 * @param {App} app
 */
export const mayUndo = (app) => (mayAct(app) || isOver(app)) && app.state?.can_undo === true;

/** Whether this action gives up a win that is on offer. @param {App} app @param {Legal} entry */
export const givesUpWin = (app, entry) => entry.verb !== "hu" && legalNow(app).some(({ verb }) => verb === "hu");

/**
 * The columns of the hand: as the player has arranged them, or in the order of the settings.
 * @param {App} app
 * @returns {string[][]}
 */
export function columnsOf({ view, arranged, past, settings }) {
  if (!view) return [];
  if (arranged && past === null && !view.result) return inOwnOrder(arranged, view.columns);
  return settings.sort === "rank" ? byRank(view.columns) : view.columns;
}

/** A game by its id. @param {App} app @param {string} id @returns {Game|undefined} */
export const gameOf = (app, id) => app.games?.games.find((game) => game.id === id);

/**
 * The language of the page, and the engine's names for the match on the table or the game in the lobby.
 * @param {App} app
 * @returns {import("../zipai/names.js").Wording}
 */
export function wordingOf({ settings, games, state, setup }) {
  const id = state?.setup.family ?? games?.games.find((game) => game.id === setup.game)?.family;
  const family = games?.families.find((one) => one.id === id) ?? games?.families[0];
  return { lang: settings.lang, names: family?.names ?? NO_NAMES };
}

/** @type {import("../zipai/names.js").Names} */
const NO_NAMES = {};

/**
 * The name of the player in a seat: the level of a bot, or the name in the record. Empty for the human player.
 * @param {App} app
 * @param {string|undefined} player
 */
export function playerName({ games, settings }, player) {
  if (!games || !player || player === "human") return "";
  return games.bots.find((bot) => bot.id === player)?.name[settings.lang] ?? player;
}

/**
 * The log of the hand after further events; `from` is the place of the first of them in the hand.
 * @param {import("../shared/types.js").GameEvent[]} log
 * @param {number} from
 * @param {import("../shared/types.js").GameEvent[]} events
 */
export const logged = (log, from, events) => [...log.slice(0, from), ...events];
