/**
 * @file Manages the player's choices in lobby and settings: reads, changes and stores them, and has the engine check
 * them.
 */
import { readSettings } from "../settings/settings.js";
import { changedOptions, fitSetup, houseRulesOf } from "../state/house_rules.js";
import { gameOf } from "../state/selectors.js";
import { isGames, keptSetup } from "../storage/validators.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../state/app_state.js").Setup} Setup */
/** @typedef {import("../settings/settings.js").Settings} Settings */
/** @typedef {import("../shared/types.js").Games} Games */

const SHELVES = /** @type {const} */ (["settings", "setup", "games"]);

/**
 * @typedef {object} LobbyPorts What the lobby controller needs from the page.
 * @property {() => App} app
 * @property {(change: Partial<App>) => void} set
 * @property {(shelf: "settings"|"setup", value: unknown) => void} keep
 * @property {(request: Record<string, unknown>) => Promise<any>} query asks the engine
 * @property {(game: string) => void} [expectGame] called when a game was chosen, before a match of it begins
 */

export class LobbyController {
  /** @param {import("../storage/database.js").Storage} storage @param {LobbyPorts} page */
  constructor(storage, page) {
    this.storage = storage;
    this.page = page;
    /** Resolves when the stored choices are shown. @type {Promise<void>} */
    this.choicesLoaded = Promise.resolve();
    /** Whether the shown games are those of this build, and not of an earlier visit. */
    this.hasCurrentGames = false;
    /**
     * What the player chose before the storage was read; it overrides what is stored. Null once the storage was read.
     * @type {{settings: Partial<Settings>, setup: Partial<Setup>}|null}
     */
    this.choicesBeforeRead = { settings: {}, setup: {} };
  }

  /** Reads what an earlier visit has stored. @returns {Promise<unknown[]>} */
  read() {
    return Promise.all(SHELVES.map((shelf) => this.storage.read(shelf).catch(() => null)));
  }

  /** Shows what is stored, except where the player has already chosen something else. @param {unknown[]} stored */
  adopt([settings, storedSetup, games]) {
    const { choicesBeforeRead: chosen, page } = this;
    this.choicesBeforeRead = null;
    const app = page.app();
    const setup = { ...app.setup, ...keptSetup(storedSetup), ...chosen?.setup };
    page.set({
      read: true,
      settings: { ...readSettings(settings), ...chosen?.settings },
      setup: app.games ? fitSetup(setup, app.games) : setup,
    });
    for (const shelf of /** @type {const} */ (["settings", "setup"])) {
      if (chosen && Object.keys(chosen[shelf]).length > 0) page.keep(shelf, page.app()[shelf]);
    }
    // Shows the games of the last visit until those of this build are known.
    if (isGames(games)) this.showGamesBeforeStart(games);
  }

  /**
   * Shows the games before Python has started.
   * @param {Games} games
   * @param {boolean} [current] whether the list comes from this page's own build
   */
  showGamesBeforeStart(games, current = false) {
    const { page } = this;
    if (page.app().games && !(current && page.app().boot.step !== "ready")) return;
    if (current) this.showGames(games);
    else page.set({ games, setup: fitSetup(page.app().setup, games) });
  }

  /** Shows the games of this build. @param {Games} games */
  showGames(games) {
    const { page } = this;
    if (games !== page.app().games) page.set({ games, setup: fitSetup(page.app().setup, games) });
    this.hasCurrentGames = true;
  }

  /** Called when the house rules of a further family are known: drops stored ones that it no longer offers. */
  refit() {
    const { games, setup } = this.page.app();
    this.page.set(games ? { setup: fitSetup(setup, games) } : {});
    void this.checkOptions();
  }

  /** @param {Partial<Setup>} change */
  setSetup(change) {
    this.page.set({ setup: { ...this.page.app().setup, ...change } });
    if (this.choicesBeforeRead) Object.assign(this.choicesBeforeRead.setup, change);
    else this.page.keep("setup", this.page.app().setup);
    if (change.game) this.page.expectGame?.(change.game);
    void this.checkOptions();
  }

  /**
   * Takes over the setup of an imported file. House rules of games that it does not name stay.
   * @param {Partial<Setup>} added
   */
  adoptSetup(added) {
    const { games, setup } = this.page.app();
    const chosen = { ...setup, ...added, houses: { ...setup.houses, ...added.houses } };
    if (games) this.setSetup(fitSetup(chosen, games));
  }

  /**
   * Sets a house rule of the lobby's game; those of the other games stay.
   * @param {string} id
   * @param {number|string|boolean} value
   */
  setOption(id, value) {
    const app = this.page.app();
    const game = gameOf(app, app.setup.game);
    if (game) this.setOptions(changedOptions(game, { ...houseRulesOf(app.setup), [id]: value }));
  }

  /**
   * Sets the house rules of the lobby's game that differ from the usual ones.
   * @param {import("../shared/types.js").OptionValues} options
   */
  setOptions(options) {
    const { setup } = this.page.app();
    this.setSetup({ houses: { ...setup.houses, [setup.game]: options } });
  }

  /** Asks the engine whether the house rules contradict each other, and shows the contradictions. */
  async checkOptions() {
    const { setup, boot } = this.page.app();
    if (boot.step !== "ready") return;
    const answer = await this.page
      .query({ do: "options", game: setup.game, options: houseRulesOf(setup) })
      .catch(() => null);
    if (answer && this.page.app().setup === setup) this.page.set({ problems: answer.problems });
  }

  /** @param {Partial<Settings>} change */
  setSettings(change) {
    this.page.set({ settings: { ...this.page.app().settings, ...change } });
    if (this.choicesBeforeRead) Object.assign(this.choicesBeforeRead.settings, change);
    else this.page.keep("settings", this.page.app().settings);
  }
}
