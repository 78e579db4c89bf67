/**
 * @file The thin part in the middle: holds the state, starts Python, runs the lobby and the storage,
 * and redraws after every change. The match itself is {@link Play}'s.
 */
import { EngineError } from "./engine.js";
import { both } from "./i18n.js";
import { saveFile } from "./download.js";
import { Play } from "./play.js";
import { readSettings } from "./settings.js";
import { initialState } from "./state.js";
import { changedOptions, fitSetup, fullOptions, gameOf, housesOf } from "./update.js";

/** @typedef {import("./state.js").App} App */
/** @typedef {import("./types.js").MatchState} MatchState */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./storage.js").Storage} Storage */

/** In the address while a match is on the table, so that a reload comes back to it. */
const TABLE = "#table";

export class Controller {
  /**
   * @param {Engine} engine
   * @param {Storage} storage
   * @param {() => void} redraw called after every change of the state
   */
  constructor(engine, storage, redraw) {
    this.engine = engine;
    this.storage = storage;
    this.redraw = redraw;
    /** @type {App} */
    this.app = initialState();
    /** @type {import("./state.js").Saved|null} what was last written to storage */
    this.lastSaved = null;
    this.ids = 0;
    this.play = new Play(this);
  }

  /** @param {Partial<App>} change */
  set(change) {
    this.app = { ...this.app, ...change };
    this.redraw();
  }

  /** Reads what is stored, draws, and boots Python beside it. */
  async start() {
    const shelves = /** @type {const} */ (["settings", "setup", "match", "spoiled", "games"]);
    const [settings, setup, saved, spoiled, games] = await Promise.all(
      shelves.map((shelf) => this.storage.read(shelf).catch(() => null)),
    );
    const chosen = { ...this.app.setup, ...setup };
    this.set({
      settings: readSettings(settings),
      setup: this.app.games ? fitSetup(chosen, this.app.games) : chosen,
      saved: saved ?? null,
      spoiled: spoiled ?? null,
      storageRefused: this.storage.refused,
    });
    if (this.storage.refused) this.toast(both("storage.refused"), "info");
    if (games) this.preview(games); // what the engine offered last time, until it answers itself
    // A reload at the table comes back to the table; from the lobby, the banner offers it.
    if (saved && location.hash === TABLE) this.resume();
    await this.boot();
  }

  /** Starts Python; a match that was asked for meanwhile begins as soon as it is there. */
  async boot() {
    this.set({ boot: { step: "download", loaded: 0, total: 0, reason: "" } });
    try {
      await this.engine.boot((progress) => {
        // Downloads may go on after one of them has failed.
        if (this.app.boot.step !== "failed") this.set({ boot: { ...progress, reason: "" } });
      });
      const games = await this.engine.ask({ do: "games" });
      this.set({ games, setup: fitSetup(this.app.setup, games), boot: { ...this.app.boot, step: "ready" } });
      this.keep("games", games);
      this.checkOptions();
      if (this.app.sheet === "book") this.openBook();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.set({ boot: { ...this.app.boot, step: "failed", reason } });
      return;
    }
    if (this.app.opening === "new") await this.newMatch();
    else if (this.app.opening === "resume") await this.resume();
  }

  /** The lobby's data before Python is there, when the build left it beside the page. @param {import("./types.js").Games} games */
  preview(games) {
    if (!this.app.games) this.set({ games, setup: fitSetup(this.app.setup, games) });
  }

  // ── the lobby ──

  /** @param {Partial<import("./state.js").Setup>} change */
  setSetup(change) {
    this.set({ setup: { ...this.app.setup, ...change } });
    this.keep("setup", this.app.setup);
    this.checkOptions();
  }

  /** A house rule of the game being set up; those of the other games are kept. @param {string} id @param {number|string|boolean} value */
  setOption(id, value) {
    const game = gameOf(this.app, this.app.setup.game);
    if (game) this.setOptions(changedOptions(game, { ...housesOf(this.app.setup), [id]: value }));
  }

  /** All house rules of this game as they usually are. */
  usualOptions() {
    this.setOptions({});
  }

  /** @param {import("./types.js").OptionValues} options */
  setOptions(options) {
    const { setup } = this.app;
    this.setSetup({ houses: { ...setup.houses, [setup.game]: options } });
  }

  /** Asks the engine whether the house rules go together; what does not is shown beside them. */
  async checkOptions() {
    const { setup, boot } = this.app;
    if (boot.step !== "ready") return;
    const answer = await this.engine.ask({ do: "options", game: setup.game, options: housesOf(setup) }).catch(() => null);
    if (answer && this.app.setup === setup) this.set({ problems: answer.problems });
  }

  /** @param {Partial<import("./settings.js").Settings>} change */
  setSettings(change) {
    this.set({ settings: { ...this.app.settings, ...change } });
    this.keep("settings", this.app.settings);
  }

  /** Begins a match with the lobby's choices; the bare table is drawn until the engine has dealt. */
  async newMatch() {
    this.clearTable("new");
    const { boot, setup, games } = this.app;
    if (boot.step !== "ready" || !games) return;
    const game = gameOf(this.app, setup.game) ?? games.games[0];
    const options = fullOptions(game, housesOf(setup));
    try {
      const state = await this.engine.ask({ do: "new", game: game.id, options, seats: ["human", ...setup.bots], hands: setup.hands, seed: freshSeed() });
      await this.play.enter(state);
    } catch (error) {
      this.toLobby();
      this.refuseMatch(error);
    }
  }

  /** A match that could not begin: house rules that do not go together are told where they are chosen. @param {unknown} error */
  refuseMatch(error) {
    const problems = error instanceof EngineError ? error.body.facts.problems : null;
    if (!Array.isArray(problems)) return this.toast(this.reason(error), "error");
    this.set({ problems: problems.map((problem) => ({ ...problem, text: problem.text ?? this.reason(error) })) });
  }

  /** Takes the saved match up again exactly where it was, in the middle of a question too. */
  async resume() {
    const { saved, boot } = this.app;
    if (!saved) return;
    this.clearTable("resume");
    if (boot.step !== "ready") return;
    /** @type {MatchState} */
    let state;
    try {
      state = await this.engine.ask({ do: "load", record: saved.record });
    } catch (error) {
      return this.setAside(saved.record, this.reason(error));
    }
    await this.play.enter(state);
  }

  /** @param {"new"|"resume"} opening */
  clearTable(opening) {
    this.set({ screen: "table", opening, state: null, view: null, log: [], sheet: null, caption: null, call: null, busy: true });
    if (location.hash !== TABLE) history.pushState(null, "", TABLE);
  }

  /** A save that cannot be read is not thrown away: it is kept as it is, to download. @param {string} record @param {import("./types.js").Text} why */
  async setAside(record, why) {
    const spoiled = { record, why };
    this.lastSaved = null;
    this.set({ spoiled, saved: null });
    this.toLobby();
    await this.keep("spoiled", spoiled);
    await this.storage.clear("match").catch(() => undefined);
  }

  downloadSpoiled() {
    if (this.app.spoiled) saveFile("hupai-save.txt", this.app.spoiled.record);
  }

  async dropSpoiled() {
    await this.storage.clear("spoiled").catch(() => undefined);
    this.set({ spoiled: null });
  }

  toLobby() {
    this.play.leave();
    this.set({
      screen: "lobby", opening: null, busy: false, state: null, view: null,
      sheet: null, selected: null, call: null, saved: this.lastSaved ?? this.app.saved,
    });
    if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
  }

  /** The match is over: its tally. The record is kept until a new match begins, so a reload comes back here. */
  toTally() {
    navigator.storage?.persist?.().catch(() => undefined); // a whole match played: worth keeping
    this.set({ screen: "tally", sheet: null });
  }

  /** The player used the browser's own back or forward. */
  onAddress() {
    if (location.hash === TABLE && this.app.screen === "lobby" && this.app.saved) this.resume();
    else if (location.hash !== TABLE && this.app.screen !== "lobby") this.toLobby();
  }

  // ── shared ──

  /** One question to the engine; an error is told, and the answer is then null. @param {Record<string, unknown>} request @returns {Promise<MatchState|null>} */
  async ask(request) {
    try {
      return await this.engine.ask(request);
    } catch (error) {
      this.toast(this.reason(error), "error");
      return null;
    }
  }

  /** What went wrong, in both languages. @param {unknown} error @returns {import("./types.js").Text} */
  reason(error) {
    if (error instanceof EngineError) return error.body.text;
    return both("error.engine", { reason: error instanceof Error ? error.message : String(error) });
  }

  /** @param {import("./types.js").Text} text @param {"info"|"error"} kind @param {string|null} [rule] */
  toast(text, kind, rule = null) {
    this.set({ toast: { text, kind, rule, id: ++this.ids } });
  }

  /**
   * The rule book of the match, or of the game in the lobby, with its house rules; asked for once.
   * @param {import("./types.js").Match|undefined} [match]
   */
  async openBook(match = this.app.state?.match) {
    const { setup, boot } = this.app;
    if (boot.step !== "ready") return;
    const { game, options } = match ?? { game: setup.game, options: housesOf(setup) };
    const key = JSON.stringify([game, options]);
    if (this.app.book?.key === key) return;
    const answer = await this.engine.ask({ do: "rules", game, options }).catch(() => null);
    if (answer) this.set({ book: { game, key, options, rules: answer.rules, topics: answer.topics } });
  }

  dropToast() {
    this.set({ toast: null });
  }

  /** The record is the save: written after every answer, before it is drawn, so that what was seen is kept. @param {MatchState} state */
  store(state) {
    const { match } = state;
    const { game, hand, hands, scores } = match;
    this.lastSaved = { record: state.save, about: { game, hand, hands, scores, over: state.waiting === "end", at: Date.now() } };
    return this.keep("match", this.lastSaved);
  }

  /** Writes to storage; a refusal is told once, and never stops the game. @param {import("./storage.js").Shelf} shelf @param {unknown} value */
  async keep(shelf, value) {
    try {
      await this.storage.write(shelf, value);
    } catch {
      if (this.app.storageRefused) return;
      this.set({ storageRefused: true });
      this.toast(both("storage.refused"), "error");
    }
  }
}

/** 128 random bits from the browser: nobody chose this deal. */
function freshSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
