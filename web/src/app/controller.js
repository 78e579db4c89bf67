/**
 * @file The controller of the site's own page: creates the objects that do the work, switches between lobby, table and
 * tally, and goes on when the engine has started.
 */
import { EngineDied, EngineError } from "../boot/engine.js";
import { EngineSupervisor } from "../boot/engine_supervisor.js";
import { isMissing } from "../boot/missing.js";
import { matchRequest } from "../match/match_request.js";
import { OfflineManager } from "../offline/offline_manager.js";
import { defaultSettings } from "../settings/settings.js";
import { FIRST_SETUP } from "../state/app_state.js";
import { isGuided } from "../state/first_hand.js";
import { houseRulesOf } from "../state/house_rules.js";
import { MatchStore } from "../storage/match_store.js";
import { both } from "../text/i18n.js";
import { callSeats } from "../text/seats.js";
import { openAddress, TABLE } from "./addresses.js";
import { FamilyFetcher } from "./family_fetcher.js";
import { LobbyController } from "./lobby_controller.js";
import { TablePage } from "./table_page.js";

/** How the state changes after stored data was removed, by the kind of data. */
const CHANGES_AFTER_REMOVAL = {
  settings: () => ({ settings: defaultSettings(), lobby: { setup: FIRST_SETUP } }),
  site: () => ({ site: { offline: /** @type {const} */ ("cleared"), update: null } }),
  matches: () => ({ saved: { deleted: {} } }),
};

/** @extends {TablePage<import("../boot/engine.js").Engine, MatchStore>} */
export class Controller extends TablePage {
  /**
   * @param {import("../boot/engine.js").Engine} engine
   * @param {import("../storage/database.js").Storage} storage
   * @param {(app: import("../state/app_state.js").App) => void} draw called after every change of the state
   */
  constructor(engine, storage, draw) {
    super(engine, draw, (page) => new MatchStore(storage, page));
    /** The day's deal that is being begun. @type {import("../daily/day_match.js").DayDeal|null} */
    this.asked = null;
    this.lobby = new LobbyController(storage, this);
    this.families = new FamilyFetcher(this);
    this.offline = new OfflineManager(this);
    this.supervisor = new EngineSupervisor(engine, {
      app: () => this.app,
      set: (change) => this.set(change),
      choicesLoaded: () => this.lobby.choicesLoaded,
      knownGames: () => (this.lobby.hasCurrentGames ? this.app.lobby.games : null),
      showGames: (games) => this.lobby.showGames(games),
      onStartEnded: () => this.offline.begin(),
      ready: () => this.onReady(),
      clearTable: () => this.onEngineDied(),
      giveUp: (text) => {
        this.toLobby();
        this.toast(text, "error");
      },
      note: (text) => this.toast(text, "info", { stays: true }),
    });
  }

  /** @override */
  get matches() {
    return this.store;
  }

  /** Starts Python, and meanwhile reads and shows what is stored. */
  start() {
    this.lobby.choicesLoaded = this.adopt();
    return this.supervisor.boot();
  }

  /** Shows the stored settings, setup and matches. */
  async adopt() {
    const stored = await this.lobby.read();
    await this.store.refresh();
    const table = this.parts.fetch("table").catch(() => null); // that it is not here is said when it is wanted
    if (location.hash === TABLE) await table; // else the lobby would be drawn for a moment
    this.lobby.adopt(stored);
    this.store.reportUnkept(null);
    this.families.expect(this.app.lobby.setup.game);
    for (const game of new Set(this.app.saved.matches.map((head) => head.game))) void this.families.fetchRules(game);
    // After a reload at the table, the match is on the table again. In the lobby, the list offers it.
    this.onAddress();
  }

  // ── the engine ──

  /** Called when the engine has started: continues what was waiting for it. */
  async onReady() {
    const { screen, sheet, table } = this.app;
    if (table.opening === "new") await this.newMatch(this.asked);
    else if (table.opening === "resume") await this.resume(this.store.id);
    else if (screen === "tally") await this.reloadMatch();
    else void this.lobby.checkOptions();
    if (sheet.open === "book") void this.openBook();
    void this.store.keep("games", this.app.lobby.games);
  }

  /** Called when the engine has died: a match on the table then shows the progress of the restart. */
  onEngineDied() {
    if (this.app.screen !== "table") return;
    const { opening, state, opened } = this.app.table;
    this.clearTable(opening ?? "resume", this.store.id, state?.setup.game ?? opened);
    if (this.app.table.opening === "resume") void this.drawCachedTable(this.store.id);
  }

  /** Loads the match of the tally into a new engine, because the tally asks the engine about its hands. */
  async reloadMatch() {
    const { head, record } = this.store;
    if (!head || !record) return;
    await this.engine.loadFamily(this.families.of(head.game)).catch(() => null);
    if (this.store.id === head.id)
      await this.engine.ask({ do: "load", record, open: head.open === true }).catch(() => null);
  }

  /** The rule book of a match, or of the lobby's game. @override @param {import("./page.js").GameRules|undefined} [played] */
  openBook(played = this.app.table.state?.setup) {
    const { setup } = this.app.lobby;
    return super.openBook(played ?? { game: setup.game, options: houseRulesOf(setup) });
  }

  // ── lobby, table, tally ──

  /**
   * Begins a match with the lobby's choices, or a day's deal. The table is drawn empty until the engine has dealt.
   * @override
   * @param {import("../daily/day_match.js").DayDeal|null} [asked] the day's deal
   */
  async newMatch(asked = null) {
    const game = asked?.game ?? this.app.lobby.setup.game;
    const family = this.families.of(game);
    if (!this.canDraw(family) && !(await this.families.ready(family))) return;
    this.asked = asked;
    const id = this.store.fresh(asked?.id);
    const { starts } = this.supervisor;
    /** Whether the player has left, another match begins, or the engine was restarted in the meantime. */
    const left = () => this.app.table.opening !== "new" || this.store.id !== id || this.supervisor.starts !== starts;
    this.clearTable("new", id, game);
    const { boot, lobby } = this.app;
    if (boot.step !== "ready" || !lobby.games) return;
    try {
      await this.engine.loadFamily(family); // else the engine would be asked later, perhaps in the middle of another match
      if (left()) return;
      const request = matchRequest(lobby.setup, lobby.games, asked);
      callSeats({ seats: request.seats, people: lobby.setup.names });
      const answer = await this.engine.ask(request);
      if (left()) return;
      await this.store.begin(answer);
      if (!left()) await this.play.enter(answer);
    } catch (error) {
      if (error instanceof EngineDied || this.store.id !== id) return; // onReady begins it again; or nobody waits for it
      this.toLobby();
      await this.refuseMatch(error);
    }
  }

  /** Whether what draws a match of the family is here. @param {string} family */
  canDraw(family) {
    return this.parts.isHere("table") && this.families.isHere(family);
  }

  /** Shows why a match could not begin. Contradicting house rules are marked in the lobby. @param {unknown} error */
  refuseMatch(error) {
    if (isMissing(error)) return this.parts.noteMissing();
    const problems = error instanceof EngineError ? error.body.facts.problems : null;
    if (!Array.isArray(problems)) return this.toast(this.reason(error), "error");
    this.set({
      lobby: { problems: problems.map((problem) => ({ ...problem, text: problem.text ?? this.reason(error) })) },
    });
    return this.openPart("setup");
  }

  /**
   * Continues a stored match exactly where it was, even in the middle of a decision.
   * @override
   * @param {string} id
   * @param {boolean} [steal] whether to take the match from the tab that has it
   */
  async resume(id, steal = false) {
    const game = this.app.saved.matches.find((head) => head.id === id)?.game;
    const family = this.families.of(game);
    if (!this.canDraw(family) && !(await this.families.ready(family))) return;
    this.store.id = id;
    this.clearTable("resume", id, game);
    if (this.app.boot.step !== "ready") return this.drawCachedTable(id);
    /** Whether the player has left, or another match begins. */
    const left = () => this.store.id !== id;
    const stored = await this.store.take(id, steal);
    if (left()) return undefined;
    if (!stored || this.app.table.opening !== "resume")
      return this.app.sheet.open === "elsewhere" ? undefined : this.toLobby();
    try {
      await this.engine.loadFamily(this.families.of(stored.head.game)); // as for a new match
      if (left()) return undefined;
      const answer = await this.engine.ask({ do: "load", record: stored.record, open: stored.head.open === true });
      if (this.app.table.opening === "resume" && !left()) await this.play.enter(answer);
    } catch (error) {
      if (error instanceof EngineDied || left()) return;
      this.toLobby();
      // Without its family, a match cannot be read, and is whole.
      if (isMissing(error)) await this.parts.noteMissing();
      else await this.store.markBroken(id, this.reason(error));
    }
  }

  /** Draws the cached table until Python has loaded the match. @param {string} id */
  async drawCachedTable(id) {
    const cached = await this.store.lastTable(id);
    if (cached && this.app.table.opening === "resume" && this.app.boot.step !== "ready")
      this.set({ table: { view: cached.view, log: cached.log } });
  }

  /** Drops a cached table that cannot be drawn, until Python sends the view. @override */
  dropCachedTable() {
    const { opening, state, view } = this.app.table;
    if (opening !== "resume" || state || !view) return false;
    this.set({ table: { view: null, log: [] } });
    return true;
  }

  /**
   * Empties the table for a match that is opened. What was played on it ends, even what is still being begun.
   * @param {"new"|"resume"} opening
   * @param {string} match
   * @param {string} [opened] its game
   */
  clearTable(opening, match, opened) {
    this.play.leave();
    const guided = isGuided(match);
    const nothing = { state: null, view: null, log: [], past: null, auto: false, called: null, told: [] };
    this.set({
      screen: "table",
      table: { ...nothing, opening, opened, family: this.families.of(opened), busy: true, guided },
      saved: { deleted: {} },
      sheet: { open: null },
      notices: { caption: null, call: null },
    });
    if (guided) void this.parts.load("guide");
    if (location.hash !== TABLE) history.pushState({ match }, "", TABLE);
    else history.replaceState({ match }, "", TABLE);
  }

  /** @override */
  toLobby() {
    this.play.leave();
    this.store.release();
    const nothing = { opening: null, family: null, state: null, view: null, past: null, called: null, told: [] };
    callSeats({});
    this.set({
      screen: "lobby",
      table: { ...nothing, practice: false, busy: false, auto: false },
      hand: { selected: null },
      sheet: { open: null },
      notices: { call: null },
    });
    if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
  }

  /** Shows what the address names, after the browser's back or forward button or when the page opens. */
  onAddress() {
    openAddress(this);
  }

  /** Opens a link in the review, over the lobby. A match on the table is stored already. @param {string} link */
  openLink(link) {
    if (this.app.screen !== "lobby") this.toLobby();
    this.set({ sheet: { reviewed: { link }, open: null } });
    void this.openPart("review");
  }

  /** Opens the set-up with the house rules of a link. The address is left, as these are a choice. @param {string} link */
  openRules(link) {
    if (this.app.screen !== "lobby") this.toLobby();
    history.replaceState(null, "", location.pathname + location.search);
    this.set({ sheet: { sent: link, open: null } }); // a set-up that is closing would read it otherwise
    void this.openPart("setup");
  }

  /** Opens the review, where the player chooses what it shows. */
  openReview() {
    this.set({ sheet: { reviewed: null } });
    void this.openPart("review");
  }

  // ── what only the site's own page does ──

  /** @override @param {Partial<import("../settings/settings.js").Settings>} change */
  setSettings(change) {
    this.lobby.setSettings(change);
  }

  /** @override */
  mute() {
    super.mute();
    this.toast(both(this.app.settings.muted ? "sound.muted" : "sound.heard"), "info");
    this.audio.play("turn");
  }

  /** @override */
  noteSilence() {
    this.toast(both("sound.failed"), "info", { stays: true });
  }

  /** @override @param {string} family */
  prepareFamily(family) {
    return this.families.prepare(family);
  }

  /** @override */
  applyUpdate() {
    void this.offline.applyUpdate();
  }

  /** @override */
  siteChanged() {
    return this.offline.changed();
  }

  /** Updates the page after stored data of this kind was removed. @param {keyof typeof CHANGES_AFTER_REMOVAL} kind */
  forget(kind) {
    this.set(CHANGES_AFTER_REMOVAL[kind]());
  }
}
