/**
 * @file The page's controller: holds the state, creates the objects that do the work, switches between lobby, table and
 * tally, and redraws after every change. Each object gets only the functions it needs and does not know the others.
 */
import { EngineDied, EngineError } from "../boot/engine.js";
import { EngineSupervisor } from "../boot/engine_supervisor.js";
import { isMissing } from "../boot/missing.js";
import { hasFamily } from "../family/registry.js";
import { matchRequest } from "../match/match_request.js";
import { Play } from "../match/play.js";
import { OfflineManager } from "../offline/offline_manager.js";
import { initialState } from "../state/app_state.js";
import { isGuided } from "../state/first_hand.js";
import { houseRulesOf } from "../state/house_rules.js";
import { MatchStore } from "../storage/match_store.js";
import { both } from "../text/i18n.js";
import { openAddress, TABLE } from "./addresses.js";
import { intentsOf } from "./dispatch.js";
import { FamilyFetcher } from "./family_fetcher.js";
import { LazyAudio } from "./lazy_audio.js";
import { LobbyController } from "./lobby_controller.js";
import { PartLoader } from "./part_loader.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../shared/types.js").Text} Text */

export class Controller {
  /**
   * @param {import("../boot/engine.js").Engine} engine
   * @param {import("../storage/database.js").Storage} storage
   * @param {(app: App) => void} draw called after every change of the state
   */
  constructor(engine, storage, draw) {
    this.engine = engine;
    this.storage = storage;
    this.draw = draw;
    /** @type {App} */
    this.app = initialState();
    this.toasts = 0;
    /** The day's deal that is being begun. @type {import("../daily/day_match.js").DayDeal|null} */
    this.asked = null;
    const app = () => this.app;
    const set = (/** @type {Partial<App>} */ change) => this.set(change);
    this.audio = new LazyAudio(app, () => this.toast(both("sound.failed"), "info", null, null, true));
    this.store = new MatchStore(storage, {
      app,
      set,
      toast: (text, kind, opens = null) => this.toast(text, kind, null, opens, true),
      lost: (elsewhere) => this.loseMatch(elsewhere),
    });
    this.lobby = new LobbyController(storage, {
      app,
      set,
      keep: (shelf, value) => void this.store.keep(shelf, value),
      query: (request) => this.engine.ask(request),
      expectGame: (game) => this.families.expect(game),
    });
    this.parts = new PartLoader({
      app,
      siteChanged: () => this.offline.changed(),
      toast: (text, opens) => this.toast(text, "error", null, opens),
    });
    this.families = new FamilyFetcher({
      app,
      set,
      arrived: () => this.lobby.refit(),
      loadEngine: (family) => this.engine.loadFamily(family),
      siteChanged: () => this.offline.changed(),
      noteMissing: () => this.parts.noteMissing(),
    });
    this.offline = new OfflineManager({ app, set, noteUpdate: (text) => this.toast(text, "info", null, "update") });
    this.play = new Play(
      {
        app,
        set,
        query: (request) => this.engine.ask(request),
        ask: (request) => this.ask(request),
        reason: (error) => this.reason(error),
        toast: (text, kind, rule) => this.toast(text, kind, rule),
        hear: (what, event) => this.audio.play(what, event),
        isHere: (sheet) => this.parts.isHere(sheet),
        openPart: (sheet) => this.openPart(sheet),
        openBook: (setup) => this.openBook(setup),
      },
      this.store,
    );
    this.supervisor = new EngineSupervisor(engine, {
      app,
      set,
      choicesLoaded: () => this.lobby.choicesLoaded,
      knownGames: () => (this.lobby.hasCurrentGames ? this.app.games : null),
      showGames: (games) => this.lobby.showGames(games),
      onStartEnded: () => this.offline.begin(),
      ready: () => this.onReady(),
      clearTable: () => this.onEngineDied(),
      giveUp: (text) => {
        this.toLobby();
        this.toast(text, "error");
      },
      note: (text) => this.toast(text, "info", null, null, true),
    });
    /** What the elements of the page may ask for. @type {import("./intents.js").Intents} */
    this.intents = intentsOf(this, set, {
      toast: (text, kind, rule) => this.toast(text, kind, rule),
      openPart: (sheet) => this.openPart(sheet),
      loadPart: (part) => this.parts.load(part),
      openBook: (match) => this.openBook(match),
      openReview: () => this.openReview(),
      prepareFamily: (family) => this.families.prepare(family),
      fetchRules: (game) => this.families.fetchRules(game),
      dropCachedTable: () => this.dropCachedTable(),
      mute: () => this.mute(),
      newMatch: (asked) => this.newMatch(asked),
      resume: (id, steal) => this.resume(id, steal),
      toLobby: () => this.toLobby(),
      toTally: () => this.toTally(),
    });
    /** @type {import("./intents.js").Send} */
    this.send = (intent, ...details) => /** @type {any} */ (this.intents[intent])(...details);
  }

  /** @param {Partial<App>} change */
  set(change) {
    this.app = { ...this.app, ...change };
    this.draw(this.app);
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
    this.lobby.adopt(stored);
    this.store.reportUnkept(null);
    this.families.expect(this.app.setup.game);
    for (const game of new Set(this.app.matches.map((head) => head.game))) void this.families.fetchRules(game);
    // After a reload at the table, the match is on the table again. In the lobby, the list offers it.
    this.onAddress();
  }

  // ── the engine ──

  /** Called when the engine has started: continues what was waiting for it. */
  async onReady() {
    const { opening, screen, sheet } = this.app;
    if (opening === "new") await this.newMatch(this.asked);
    else if (opening === "resume") await this.resume(this.store.id);
    else if (screen === "tally") await this.reloadMatch();
    else void this.lobby.checkOptions();
    if (sheet === "book") void this.openBook();
    void this.store.keep("games", this.app.games);
  }

  /** Called when the engine has died: a match on the table then shows the progress of the restart. */
  onEngineDied() {
    if (this.app.screen !== "table") return;
    this.play.leave();
    this.clearTable(this.app.opening ?? "resume", this.store.id, this.app.state?.setup.game ?? this.app.opened);
    if (this.app.opening === "resume") void this.drawCachedTable(this.store.id);
  }

  /** Loads the match of the tally into a new engine, because the tally asks the engine about its hands. */
  async reloadMatch() {
    const { head, record } = this.store;
    if (head && record) await this.engine.ask({ do: "load", record, open: head.open === true }).catch(() => null);
  }

  /**
   * Asks the engine. An error is shown as a toast, and the answer is then null.
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    try {
      return await this.engine.ask(request);
    } catch (error) {
      if (isMissing(error)) await this.parts.noteMissing();
      else if (!(error instanceof EngineDied)) this.toast(this.reason(error), "error"); // the supervisor shows that one
      return null;
    }
  }

  /** Returns the sentence about an error. @param {unknown} error @returns {Text} */
  reason(error) {
    if (error instanceof EngineError) return error.body.text;
    return both("error.engine", { reason: error instanceof Error ? error.message : String(error) });
  }

  // ── lobby, table, tally ──

  /**
   * Begins a match with the lobby's choices, or a day's deal. The table is drawn empty until the engine has dealt.
   * @param {import("../daily/day_match.js").DayDeal|null} [asked] the day's deal
   */
  async newMatch(asked = null) {
    const game = asked?.game ?? this.app.setup.game;
    const family = this.families.of(game);
    if (!hasFamily(family) && !(await this.families.ready(family))) return;
    this.asked = asked;
    const id = this.store.fresh(asked?.id);
    const { starts } = this.supervisor;
    /** Whether the player has left, another match begins, or the engine was restarted in the meantime. */
    const left = () => this.app.opening !== "new" || this.store.id !== id || this.supervisor.starts !== starts;
    this.clearTable("new", id, game);
    const { boot, games } = this.app;
    if (boot.step !== "ready" || !games) return;
    try {
      const answer = await this.engine.ask(matchRequest(this.app, games, asked));
      if (left()) return;
      await this.store.begin(answer);
      if (!left()) await this.play.enter(answer);
    } catch (error) {
      if (error instanceof EngineDied) return; // onReady begins the match again
      this.toLobby();
      await this.refuseMatch(error);
    }
  }

  /** Shows why a match could not begin. Contradicting house rules are marked in the lobby. @param {unknown} error */
  refuseMatch(error) {
    if (isMissing(error)) return this.parts.noteMissing();
    const problems = error instanceof EngineError ? error.body.facts.problems : null;
    if (!Array.isArray(problems)) return this.toast(this.reason(error), "error");
    this.set({ problems: problems.map((problem) => ({ ...problem, text: problem.text ?? this.reason(error) })) });
    return this.openPart("setup");
  }

  /**
   * Continues a stored match exactly where it was, even in the middle of a decision.
   * @param {string} id
   * @param {boolean} [steal] whether to take the match from the tab that has it
   */
  async resume(id, steal = false) {
    const game = this.app.matches.find((head) => head.id === id)?.game;
    const family = this.families.of(game);
    if (!hasFamily(family) && !(await this.families.ready(family))) return;
    this.store.id = id;
    this.clearTable("resume", id, game);
    if (this.app.boot.step !== "ready") return this.drawCachedTable(id);
    const found = await this.store.take(id, steal);
    if (!found || this.app.opening !== "resume") return this.app.sheet === "elsewhere" ? undefined : this.toLobby();
    try {
      const answer = await this.engine.ask({ do: "load", record: found.record, open: found.head.open === true });
      if (this.app.opening === "resume" && this.store.id === id) await this.play.enter(answer);
    } catch (error) {
      if (error instanceof EngineDied) return;
      const whole = isMissing(error); // only its family did not arrive
      if (!whole) await this.store.markBroken(id, this.reason(error));
      this.toLobby();
      if (whole) await this.parts.noteMissing();
    }
  }

  /** Draws the cached table until Python has loaded the match. @param {string} id */
  async drawCachedTable(id) {
    const table = await this.store.lastTable(id);
    if (table && this.app.opening === "resume" && this.app.boot.step !== "ready")
      this.set({ view: table.view, log: table.log });
  }

  /** Drops a cached table that cannot be drawn, until Python sends the view. False if no cached table was drawn. */
  dropCachedTable() {
    if (this.app.opening !== "resume" || this.app.state || !this.app.view) return false;
    this.set({ view: null, log: [] });
    return true;
  }

  /**
   * Empties the table for a match that is opened.
   * @param {"new"|"resume"} opening
   * @param {string} match
   * @param {string} [opened] its game
   */
  clearTable(opening, match, opened) {
    this.set({
      screen: "table",
      opening,
      opened,
      family: this.families.of(opened),
      state: null,
      view: null,
      log: [],
      sheet: null,
      caption: null,
      call: null,
      busy: true,
      auto: false,
      past: null,
      deleted: {},
      guided: isGuided(match),
    });
    if (this.app.guided) void this.parts.load("guide");
    if (location.hash !== TABLE) history.pushState({ match }, "", TABLE);
    else history.replaceState({ match }, "", TABLE);
  }

  /** Called when another tab has the match: says so. @param {"held"|"taken"} elsewhere */
  loseMatch(elsewhere) {
    if (elsewhere === "held") return this.set({ opening: null, sheet: "elsewhere", elsewhere });
    this.play.leave();
    this.set({ busy: true, sheet: "elsewhere", elsewhere, question: null });
  }

  toLobby() {
    this.play.leave();
    this.store.release();
    this.set({
      screen: "lobby",
      opening: null,
      family: null,
      practice: false,
      busy: false,
      auto: false,
      state: null,
      view: null,
      sheet: null,
      selected: null,
      call: null,
      past: null,
    });
    if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
  }

  /** Shows the tally of a match that is over. Its record is stored, so a reload opens the match again. */
  async toTally() {
    if (await this.parts.load("tally")) this.set({ screen: "tally", sheet: null });
  }

  /** Shows what the address names, after the browser's back or forward button or when the page opens. */
  onAddress() {
    openAddress(this);
  }

  /** Opens a link in the review, over the lobby. A match on the table is stored already. @param {string} link */
  openLink(link) {
    if (this.app.screen !== "lobby") this.toLobby();
    this.set({ reviewed: { link }, sheet: null });
    void this.openPart("review");
  }

  /** Opens the review, where the player chooses what it shows. */
  openReview() {
    this.set({ reviewed: null });
    void this.openPart("review");
  }

  // ── toasts and parts ──

  /**
   * @param {Text} text
   * @param {"info"|"error"} kind
   * @param {string|null} [rule]
   * @param {import("../state/app_state.js").Help} [opens] what its button opens
   * @param {boolean} [stays] whether it stays when the player goes on
   */
  toast(text, kind, rule = null, opens = null, stays = kind === "error" || opens !== null) {
    this.set({ toast: { text, kind, rule, opens, stays, id: ++this.toasts } });
  }

  /** Switches all sound off or on again. The volumes stay as they are. */
  mute(muted = !this.app.settings.muted) {
    this.lobby.setSettings({ muted });
    this.toast(both(muted ? "sound.muted" : "sound.heard"), "info");
    this.audio.play("turn");
  }

  /** Opens a sheet that is loaded on demand. @param {import("./intents.js").PartSheet} sheet */
  async openPart(sheet) {
    if (await this.parts.load(sheet)) this.set({ sheet, toast: null });
  }

  /**
   * Asks the engine for the rule book of a match, or of the lobby's game, with its house rules. The last book is kept.
   * @param {{game: string, options: import("../shared/types.js").OptionValues}|undefined} [match]
   */
  async openBook(match = this.app.state?.setup) {
    const { setup, boot } = this.app;
    if (boot.step !== "ready") return;
    const { game, options } = match ?? { game: setup.game, options: houseRulesOf(setup) };
    const key = JSON.stringify([game, options]);
    if (this.app.book?.key === key) return;
    const answer = await this.engine.ask({ do: "rules", game, options }).catch(() => null);
    if (answer) this.set({ book: { game, key, options, rules: answer.rules, topics: answer.topics } });
  }
}
