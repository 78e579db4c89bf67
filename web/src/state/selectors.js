/** @file Selectors: what follows from the page's state alone. */
import { inOwnOrder } from "../board/arrangement.js";
import { familyNamed } from "../family/registry.js";
import { offerOf } from "../shared/offers.js";
import { houseRulesOf, seatsWith } from "./house_rules.js";
import { levelOf } from "./manners.js";

/** @import { App } from "./app_state.js" */
/** @import { Family, Game, GameEvent, Legal, MatchSetup, MatchState } from "../shared/types.js" */

/**
 * Whether several people share a match, who hide their hands from each other.
 * @param {Pick<MatchSetup, "seats">|null|undefined} setup
 */
export const isShared = (setup) => (setup?.seats.filter((player) => player === "human").length ?? 0) > 1;

/** No seat: nobody is addressed as "you". */
const NOBODY = -1;

/** The seat that the account of a hand speaks to: the player's own; nobody's where several people read it together. @param {App} app */
export const spokenTo = ({ table: { state, view } }) => (isShared(state?.setup) ? NOBODY : (view?.seat ?? 0));

/** Whether the player owes an answer now and the page is ready to take it. @param {App} app */
export const mayAct = ({ table: { busy, state, view } }) => !busy && state?.waiting === "human" && view === state.view;

/**
 * The player's legal actions; none while the engine or the opponents are at work.
 * @param {App} app
 * @returns {Legal[]}
 */
export const legalNow = (app) => (mayAct(app) ? (app.table.view?.legal ?? []) : []);

/** The legal action with this notation; undefined if it is not legal now. @param {App} app @param {string} action */
export const legalAction = (app, action) => legalNow(app).find((entry) => entry.action === action);

/** Whether an answer plays a card of the hand. The others have buttons of their own. @param {Legal} entry */
export const isPlay = ({ verb }) => verb === "discard" || verb === "reveal";

/** The discards that the player may choose from now. @param {App} app */
export const playsNow = (app) => familyOf(app).prompt.plays(legalNow(app), app.hand.revealing);

/** The legal discard of a card; undefined if there is none now. @param {App} app @param {string} card */
export const discardOf = (app, card) => playsNow(app).find((entry) => familyOf(app).prompt.cardOf(entry) === card);

/** The answers of the prompt bar that have a number as their key, in the order of the numbers. @param {App} app */
export function numberedAnswers(app) {
  const legal = legalNow(app);
  return familyOf(app).prompt.verbs.flatMap((verb) => legal.filter((entry) => entry.verb === verb));
}

/** Whether the hand on the table has ended, and all of it is drawn. @param {App} app */
export const isOver = ({ table: { busy, state, view } }) =>
  !busy && ["next", "end"].includes(state?.waiting ?? "") && view === state?.view;

/** Whether somebody still has to act in the hand. @param {MatchState} state */
const isOwed = ({ waiting }) => waiting === "human" || waiting === "bot";

/**
 * Whether the player has a decision to take back: at any time in a hand and after it, also while the opponents play.
 * @param {App} app
 */
export function mayUndo(app) {
  const { past, final, state } = app.table;
  return past === null && !final && state?.can_undo === true && (isOver(app) || isOwed(state));
}

/** Whether this action gives up a win that is on offer. @param {App} app @param {Legal} entry */
export const givesUpWin = (app, entry) => entry.verb !== "hu" && legalNow(app).some(({ verb }) => verb === "hu");

/**
 * The columns of the hand: as the player has arranged them, or in the order of the settings.
 * @param {App} app
 * @returns {string[][]}
 */
export function columnsOf(app) {
  const { view, past } = app.table;
  const { arranged } = app.hand;
  if (!view) return [];
  const { hand } = familyOf(app);
  if (arranged && past === null && !view.result) return inOwnOrder(arranged, hand.columns(view, "groups"));
  return hand.columns(view, app.settings.sort);
}

/** A game by its id. @param {App} app @param {string} id @returns {Game|undefined} */
export const gameOf = (app, id) => app.lobby.games?.games.find((game) => game.id === id);

/** The id of the game on the table or, without one, of the game in the lobby. @param {App} app */
export const gameNow = ({ table, lobby }) => table.state?.setup.game ?? table.opened ?? lobby.setup.game;

/** The engine's family of the match on the table or, without one, of the game in the lobby. @param {App} app */
function engineFamily({ lobby: { games, setup }, table: { state } }) {
  const id = state?.setup.family ?? games?.games.find((game) => game.id === setup.game)?.family;
  return games?.families.find((one) => one.id === id) ?? games?.families[0];
}

/**
 * The language of the page, and the engine's names for the match on the table or the game in the lobby.
 * @param {App} app
 * @returns {import("../text/names.js").Wording}
 */
export const wordingOf = (app) => ({ lang: app.settings.lang, names: namesOf(engineFamily(app)) });

/**
 * The language of the page, and the engine's names in a family.
 * @param {{settings: App["settings"], lobby: Pick<App["lobby"], "games">}} app
 * @param {string} id
 * @returns {import("../text/names.js").Wording}
 */
export const wordingOfFamily = ({ settings, lobby }, id) => ({
  lang: settings.lang,
  names: namesOf(lobby.games?.families.find((one) => one.id === id)),
});

/** What draws a match. @param {MatchSetup|null} setup */
export const familyOfSetup = (setup) => familyNamed(setup?.family ?? "");

/** What the games of a family call things; empty while that is not known. @param {Family} [family] */
const namesOf = (family) => family?.names ?? (family && offerOf(family.id)?.names) ?? {};

/** What draws the match on the table or, without one, the game in the lobby. @param {App} app */
export const familyOf = (app) =>
  familyNamed(app.table.state?.setup.family ?? app.table.family ?? engineFamily(app)?.id ?? "");

/** How many play at the table. @param {App} app */
export function seatsOf({ table, ...app }) {
  const { setup } = app.lobby;
  const game = gameOf({ table, ...app }, gameNow({ table, ...app }));
  const asked = () => (game ? seatsWith(game, table.opened ? {} : houseRulesOf(setup)) : setup.bots.length + 1);
  return table.view?.seats.length ?? table.state?.setup.seats.length ?? asked();
}

/**
 * The name of the player in a seat: the level of a bot, or the name in the record. Empty for the human player.
 * @param {App} app
 * @param {string|undefined} player
 */
export function playerName({ lobby: { games }, settings }, player) {
  if (!games || !player || player === "human") return "";
  return games.bots.find((bot) => bot.id === levelOf(player))?.name[settings.lang] ?? player;
}

/**
 * The log of the hand after further events; `from` is the place of the first of them in the hand.
 * @param {GameEvent[]} log
 * @param {number} from
 * @param {GameEvent[]} events
 */
export const logged = (log, from, events) => [...log.slice(0, from), ...events];
