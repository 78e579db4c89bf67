/**
 * @file Manages the player's choices in lobby and settings: reads, changes and stores them, and has the engine check
 * them.
 */
import { readSettings } from "../settings/settings.js";
import { changedOptions, fitSetup, houseRulesOf } from "../state/house_rules.js";
import { gameOf } from "../state/selectors.js";
import { isGames, keptSetup } from "../storage/validators.js";

/** @import { OwnSet, Setup } from "../state/app_state.js" */
/** @import { Settings } from "../settings/settings.js" */
/** @import { Games, OptionValues } from "../shared/types.js" */

const SHELVES = /** @type {const} */ (["settings", "setup", "games"]);

export class LobbyController {
  /** @param {import("../storage/database.js").Storage} storage @param {import("./controller.js").Controller} page */
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
    // A page that the browser restores without loading it: another one may have changed the settings meanwhile.
    globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && void this.refresh());
  }

  /** Reads what an earlier visit has stored. @returns {Promise<unknown[]>} */
  read() {
    return Promise.all(SHELVES.map((shelf) => this.storage.read(shelf).catch(() => null)));
  }

  /** Shows what is stored, except where the player has already chosen something else. @param {unknown[]} stored */
  adopt([settings, storedSetup, games]) {
    const { choicesBeforeRead: chosen, page } = this;
    this.choicesBeforeRead = null;
    const { lobby } = page.app;
    const setup = { ...lobby.setup, ...keptSetup(storedSetup), ...chosen?.setup };
    page.set({
      settings: { ...readSettings(settings), ...chosen?.settings },
      lobby: { read: true, setup: lobby.games ? fitSetup(setup, lobby.games) : setup },
    });
    if (Object.keys(chosen?.settings ?? {}).length > 0) void page.store.keep("settings", page.app.settings);
    if (Object.keys(chosen?.setup ?? {}).length > 0) void page.store.keep("setup", page.app.lobby.setup);
    // Shows the games of the last visit until those of this build are known.
    if (isGames(games)) this.showGamesBeforeStart(games);
  }

  /** Shows the settings as they are stored now. */
  async refresh() {
    const settings = await this.storage.read("settings").catch(() => null);
    if (settings && !this.choicesBeforeRead) this.page.set({ settings: readSettings(settings) });
  }

  /**
   * Shows the games before Python has started.
   * @param {Games} games
   * @param {boolean} [current] whether the list comes from this page's own build
   */
  showGamesBeforeStart(games, current = false) {
    const { page } = this;
    const { lobby, boot } = page.app;
    if (lobby.games && !(current && boot.step !== "ready")) return;
    if (current) this.showGames(games);
    else page.set({ lobby: { games, setup: fitSetup(lobby.setup, games) } });
  }

  /** Shows the games of this build. @param {Games} games */
  showGames(games) {
    const { lobby } = this.page.app;
    if (games !== lobby.games) this.page.set({ lobby: { games, setup: fitSetup(lobby.setup, games) } });
    this.hasCurrentGames = true;
  }

  /** Called when the house rules of a further family are known: drops stored ones that it no longer offers. */
  refit() {
    const { games, setup } = this.page.app.lobby;
    this.page.set(games ? { lobby: { setup: fitSetup(setup, games) } } : {});
    void this.checkOptions();
  }

  /** @param {Partial<Setup>} change */
  setSetup(change) {
    const setup = { ...this.page.app.lobby.setup, ...change };
    this.page.set({ lobby: { setup } });
    if (this.choicesBeforeRead) Object.assign(this.choicesBeforeRead.setup, change);
    else void this.page.store.amend("setup", (stored) => ({ ...setup, ...keptSetup(stored), ...change }));
    if (change.game) this.page.families.expect(change.game);
    void this.checkOptions();
  }

  /**
   * Takes over the setup of an imported file. House rules and names of house rules that it does not have stay.
   * @param {Partial<Setup>} added
   */
  adoptSetup(added) {
    const { games, setup } = this.page.app.lobby;
    const isNew = (/** @type {OwnSet} */ set) =>
      setup.sets.every(({ game, name }) => game !== set.game || name !== set.name);
    const sets = [...setup.sets, ...(added.sets ?? []).filter(isNew)];
    const chosen = { ...setup, ...added, houses: { ...setup.houses, ...added.houses }, sets };
    if (games) this.setSetup(fitSetup(chosen, games));
  }

  /**
   * Sets a house rule of the lobby's game; those of the other games stay.
   * @param {string} id
   * @param {number|string|boolean} value
   */
  setOption(id, value) {
    const { app } = this.page;
    const { setup } = app.lobby;
    const game = gameOf(app, setup.game);
    if (game) this.setOptions(changedOptions(game, { ...houseRulesOf(setup), [id]: value }));
  }

  /**
   * Sets the house rules of the lobby's game that differ from the usual ones.
   * @param {OptionValues} options
   */
  setOptions(options) {
    const { setup } = this.page.app.lobby;
    this.setSetup({ houses: { ...setup.houses, [setup.game]: options } });
  }

  /** Asks the engine whether the house rules contradict each other, and shows the contradictions. */
  async checkOptions() {
    const { boot, lobby } = this.page.app;
    if (boot.step !== "ready") return;
    const { setup } = lobby;
    const answer = await this.page
      .query({ do: "options", game: setup.game, options: houseRulesOf(setup) })
      .catch(() => null);
    if (answer && this.page.app.lobby.setup === setup) this.page.set({ lobby: { problems: answer.problems } });
  }

  /** @param {Partial<Settings>} change */
  setSettings(change) {
    this.page.set({ settings: change });
    const { settings } = this.page.app;
    const beside = (/** @type {unknown} */ stored) => ({ ...(stored ? readSettings(stored) : settings), ...change });
    if (this.choicesBeforeRead) Object.assign(this.choicesBeforeRead.settings, change);
    else void this.page.store.amend("settings", beside);
  }
}
