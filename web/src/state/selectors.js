/** @file Pure questions about the state, and pure steps on it. No drawing, no storage, no engine here. */
import { byRank, inOwnOrder } from "./arranging.js";

/** @typedef {import("./state.js").App} App */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").Game} Game */

/** Whether the player owes an answer now and the page is ready to take it. @param {App} app */
export const mayAct = (app) => !app.busy && app.state?.waiting === "human" && app.view === app.state.view;

/** The player's legal actions, or none while others are at work. @param {App} app @returns {Legal[]} */
export const legalNow = (app) => (mayAct(app) && app.view ? app.view.legal : []);

/** The answers of the prompt bar, in their fixed order: 胡 · declare · 举手 · 碰 · 吃 · 过. @param {App} app */
export const promptActions = (app) => promptOf(legalNow(app));

/** The same of any legal actions. @param {Legal[]} legal */
export function promptOf(legal) {
  const of = (/** @type {Legal["verb"]} */ verb) => legal.filter((entry) => entry.verb === verb);
  return { hu: of("hu"), declare: of("declare"), raise: of("raise"), peng: of("peng"), chi: of("chi"), pass: of("pass") };
}

/** The legal discard of a card, if it is one now. @param {App} app @param {string} card */
export const discardOf = (app, card) => legalNow(app).find((entry) => entry.verb === "discard" && entry.card === card);

/** Whether a discard binds for the rest of the hand, so that the page asks first. @param {Legal|undefined} entry */
export const binds = (entry) => Boolean(entry?.binds);

/** Whether the hand on the table has come to its end, and all of it is drawn. @param {App} app */
export const isOver = (app) => !app.busy && ["next", "end"].includes(app.state?.waiting ?? "") && app.view === app.state?.view;

/** Whether there is a decision of the player's to take back: while the player is asked, or the hand has just ended. @param {App} app */
export const mayUndo = (app) => (mayAct(app) || isOver(app)) && app.state?.can_undo === true;

/** Whether this action gives up a win that is on offer. @param {App} app @param {string} action */
export const givesUpWin = (app, action) => {
  const legal = legalNow(app);
  return action !== "hu" && legal.some((entry) => entry.verb === "hu") && legal.some((entry) => entry.action === action);
};

/**
 * The hand's columns with a stable key per card: "3s#0" is the first small three. Equal cards are
 * interchangeable, so a key survives other cards coming and going.
 * @param {string[][]} columns
 */
export function keyed(columns) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return columns.map((column) =>
    column.map((card) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, key: `${card}#${nth}` };
    }),
  );
}

/** The hand as it is drawn: as the player has laid it out, or in the order that is set. @param {App} app @returns {string[][]} */
export function columnsOf({ view, own, past, settings }) {
  if (!view) return [];
  if (own && past === null && !view.result) return inOwnOrder(own, view.columns);
  return settings.sort === "rank" ? byRank(view.columns) : view.columns;
}

/** The card of a key. @param {string} key */
export const cardOfKey = (key) => key.split("#")[0];

/** The game being set up, or played. @param {App} app @param {string} id @returns {Game|undefined} */
export const gameOf = (app, id) => app.games?.games.find((game) => game.id === id);

/** All option values of a setup: the defaults, and what was changed. @param {Game} game @param {import("./types.js").OptionValues} changed */
export function fullOptions(game, changed) {
  return Object.fromEntries(
    game.options.map((option) => [option.id, option.id in changed ? changed[option.id] : option.default]),
  );
}

/** Only what differs from the defaults, of this game. @param {Game} game @param {import("./types.js").OptionValues} values */
export function changedOptions(game, values) {
  return Object.fromEntries(
    game.options.filter((o) => o.id in values && values[o.id] !== o.default).map((o) => [o.id, values[o.id]]),
  );
}

/** The house rules of the game being set up: only what differs from its defaults. @param {import("./state.js").Setup} setup */
export const housesOf = (setup) => setup.houses[setup.game] ?? {};

/** House rules without the choices this game does not offer. @param {Game} game @param {import("./types.js").OptionValues} values */
function offered(game, values) {
  const fits = game.options.filter((o) => o.choices.some((choice) => choice.value === values[o.id]));
  return changedOptions(game, Object.fromEntries(fits.map((o) => [o.id, values[o.id]])));
}

/**
 * A stored setup that still fits what the engine offers; one of an older page had rules for one game only.
 * @param {import("./state.js").Setup & {options?: import("./types.js").OptionValues}} setup
 * @param {import("./types.js").Games} games
 * @returns {import("./state.js").Setup}
 */
export function fitSetup(setup, games) {
  const game = games.games.find((g) => g.id === setup.game) ?? games.games[0];
  const bots = [0, 1].map((nth) =>
    games.bots.some((bot) => bot.id === setup.bots[nth]) ? setup.bots[nth] : games.bots[games.bots.length - 1].id,
  );
  /** @type {Record<string, import("./types.js").OptionValues>} */
  const kept = { ...(setup.options ? { [setup.game]: setup.options } : {}), ...setup.houses };
  const houses = Object.fromEntries(games.games.filter((g) => kept[g.id]).map((g) => [g.id, offered(g, kept[g.id])]));
  return { game: game.id, houses, bots, hands: setup.hands, open: setup.open === true };
}

/** Where a seat sits, seen from mine: the next player in turn is on the right. @param {number} seat @param {number} mine @returns {"me"|"right"|"left"} */
export function placeOf(seat, mine) {
  return /** @type {const} */ (["me", "right", "left"])[(seat - mine + 3) % 3];
}

/** The seats in the order they are drawn: left, right, me. @param {number} mine */
export const seatAt = (mine) => ({ me: mine, right: (mine + 1) % 3, left: (mine + 2) % 3 });

/** The last result of the match: of the hand just over, or of the last row of the tally. @param {App} app */
export const resultNow = (app) => app.view?.result ?? null;

/**
 * The log of the hand with further events; `from` is the place of the first of them in the hand.
 * @param {import("./types.js").GameEvent[]} log
 * @param {number} from
 * @param {import("./types.js").GameEvent[]} events
 */
export const logged = (log, from, events) => [...log.slice(0, from), ...events];
