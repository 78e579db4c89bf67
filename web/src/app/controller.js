/**
 * @file The thin part in the middle: holds the state, runs the lobby and the storage,
 * and redraws after every change. The match itself is {@link Play}'s.
 */
import { EngineDied, EngineError } from "./engine.js";
import { both } from "./i18n.js";
import { Keeping } from "./keeping.js";
import { isLink } from "./links.js";
import { Keeper } from "./offline.js";
import { pictureOf } from "./picture.js";
import { Play } from "./play.js";
import { readSettings } from "./settings.js";
import { isGames, keptSetup } from "./shapes.js";
import { Starting } from "./starting.js";
import { initialState } from "./state.js";
import { unkeptBecause } from "./storage.js";
import { changedOptions, fitSetup, fullOptions, gameOf, housesOf } from "./update.js";

/** @typedef {import("./state.js").App} App */
/** @typedef {import("./types.js").MatchState} MatchState */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./storage.js").Storage} Storage */

/** In the address while a match is on the table, so that a reload comes back to it; which one, the tab's history knows. */
const TABLE = "#table";

/** Sheets that are loaded only when they are asked for. */
const PARTS = {
  back: () => import("./elements/back.js"),
  check: () => import("./elements/check.js"),
  data: () => import("./elements/data.js"),
  hint: () => import("./elements/hint.js"),
  keys: () => import("./elements/keytable.js"),
  log: () => import("./elements/log.js"),
  review: () => import("./elements/review.js"),
  settings: () => import("./elements/settings.js"),
  stored: () => import("./elements/stored.js"),
  statistics: () => import("./elements/statistics.js"),
};

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
    this.ids = 0;
    /** Done once what is stored is on the page. @type {Promise<void>} */
    this.adopted = Promise.resolve();
    /** Whether what there is to play is known for sure. */
    this.offered = false;
    /** Chosen before what is stored had been read, which it then outweighs; null from then on. @type {{settings: Partial<import("./settings.js").Settings>, setup: Partial<import("./state.js").Setup>}|null} */
    this.early = { settings: {}, setup: {} };
    /** @type {import("./ears.js").Ears|null} there since the first gesture */
    this.ears = null;
    this.keeping = new Keeping(this, storage);
    this.keeper = new Keeper(this);
    this.play = new Play(this);
    this.starting = new Starting(this);
  }

  /** @param {Partial<App>} change */
  set(change) {
    this.app = { ...this.app, ...change };
    this.redraw();
  }

  /** Boots Python, and beside it reads what is stored and draws. */
  start() {
    this.adopted = this.adopt();
    return this.starting.boot();
  }

  /** What is stored, on the page. */
  async adopt() {
    const shelves = /** @type {const} */ (["settings", "setup", "games"]);
    const [settings, setup, games] = await Promise.all(shelves.map((shelf) => this.storage.read(shelf).catch(() => null)));
    await this.keeping.refresh();
    this.adoptStored(settings, keptSetup(setup));
    this.keeping.told(null);
    if (isGames(games)) this.preview(games); // what the engine offered last time, until it answers itself
    // A reload at the table comes back to the table; in the lobby, the list offers it.
    this.onAddress();
  }

  /** What was chosen on earlier visits, under what has been chosen since the page is there. @param {unknown} settings @param {Partial<import("./state.js").Setup>|null} setup */
  adoptStored(settings, setup) {
    const { early } = this;
    this.early = null;
    const chosen = { ...this.app.setup, ...setup, ...early?.setup };
    this.set({ settings: { ...readSettings(settings), ...early?.settings }, setup: this.app.games ? fitSetup(chosen, this.app.games) : chosen });
    for (const shelf of /** @type {const} */ (["settings", "setup"])) {
      if (early && Object.keys(early[shelf]).length > 0) this.keep(shelf, this.app[shelf]);
    }
  }

  /**
   * The lobby's data before Python is there.
   * @param {import("./types.js").Games} games
   * @param {boolean} [sure] whether they are this build's own: it left them beside the page, and no newer one has come
   */
  preview(games, sure = false) {
    if (this.app.games && !(sure && this.app.boot.step !== "ready")) return;
    if (sure) this.offer(games);
    else this.set({ games, setup: fitSetup(this.app.setup, games) });
  }

  /** What there is to play, for sure. @param {import("./types.js").Games} games */
  offer(games) {
    if (games !== this.app.games) this.set({ games, setup: fitSetup(this.app.setup, games) });
    this.offered = true;
  }

  // ── the lobby ──

  /** @param {Partial<import("./state.js").Setup>} change */
  setSetup(change) {
    this.set({ setup: { ...this.app.setup, ...change } });
    if (this.early) Object.assign(this.early.setup, change);
    else this.keep("setup", this.app.setup);
    this.checkOptions();
  }

  /** A setup from a file: its house rules beside those there are. @param {Partial<import("./state.js").Setup>} setup */
  adoptSetup(setup) {
    const { games } = this.app;
    const chosen = { ...this.app.setup, ...setup, houses: { ...this.app.setup.houses, ...setup.houses } };
    if (games) this.setSetup(fitSetup(chosen, games));
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
    if (this.early) Object.assign(this.early.settings, change);
    else this.keep("settings", this.app.settings);
  }

  /** Nothing is heard from now on, or all of it again; what was set stays as it was. */
  mute(muted = !this.app.settings.muted) {
    this.setSettings({ muted });
    this.toast(both(muted ? "sound.muted" : "sound.heard"), "info");
    this.hear("turn");
  }

  /** Something was pressed: from now on the page may be heard. Where the part does not come, the next press asks again. */
  async openEars() {
    if (this.ears) return;
    const part = await import("./ears.js").catch(() => null);
    if (part) this.ears ??= new part.Ears();
  }

  /** Something is to be heard, if the player wants to. @param {"event"|"lift"|"turn"} what @param {import("./types.js").GameEvent} [event] */
  hear(what, event) {
    const { settings } = this.app;
    if (what !== "event") this.ears?.play(settings, what);
    else if (event) this.ears?.event(settings, event);
  }

  /** Begins a match with the lobby's choices; the bare table is drawn until the engine has dealt. */
  async newMatch() {
    const id = this.keeping.fresh();
    const { times } = this.starting;
    /** Back in the lobby meanwhile, or another match begins, or the engine that dealt is gone. */
    const left = () => this.app.opening !== "new" || this.keeping.id !== id || this.starting.times !== times;
    this.clearTable("new", id);
    const { boot, setup, games } = this.app;
    if (boot.step !== "ready" || !games) return;
    const game = gameOf(this.app, setup.game) ?? games.games[0];
    const options = fullOptions(game, housesOf(setup));
    try {
      const state = await this.engine.ask({ do: "new", game: game.id, options, seats: ["human", ...setup.bots], hands: setup.hands, open: setup.open, seed: freshSeed() });
      if (left()) return;
      await this.keeping.begin(state);
      if (!left()) await this.play.enter(state);
    } catch (error) {
      if (error instanceof EngineDied) return; // begun again when it lives again
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

  /**
   * Takes a match up again exactly where it was, in the middle of a question too.
   * @param {string} id
   * @param {boolean} [steal] from the tab that has it
   */
  async resume(id, steal = false) {
    this.keeping.id = id;
    this.clearTable("resume", id);
    if (this.app.boot.step !== "ready") return this.drawLast(id);
    const found = await this.keeping.take(id, steal);
    if (!found || this.app.opening !== "resume") return this.app.sheet === "elsewhere" ? undefined : this.toLobby();
    try {
      const state = await this.engine.ask({ do: "load", record: found.record, open: found.head.open === true });
      if (this.app.opening === "resume" && this.keeping.id === id) await this.play.enter(state);
    } catch (error) {
      if (error instanceof EngineDied) return;
      await this.keeping.spoil(id, this.reason(error));
      this.toLobby();
    }
  }

  /** The table as it looked, until Python has laid it out again. @param {string} id */
  async drawLast(id) {
    const found = await this.keeping.saves.get(id).catch(() => null);
    const picture = pictureOf(id, found?.record);
    if (picture && this.app.opening === "resume" && this.app.boot.step !== "ready") this.set({ view: picture.view, log: picture.log });
  }

  /** A kept table that cannot be drawn is not: Python will lay it out. False where it was something else. */
  dropPicture() {
    if (this.app.opening !== "resume" || this.app.state || !this.app.view) return false;
    this.set({ view: null, log: [] });
    return true;
  }

  /** @param {"new"|"resume"} opening @param {string} match */
  clearTable(opening, match) {
    this.set({ screen: "table", opening, state: null, view: null, log: [], sheet: null, caption: null, call: null, busy: true, auto: false, past: null, gone: {} });
    if (location.hash !== TABLE) history.pushState({ match }, "", TABLE);
    else history.replaceState({ match }, "", TABLE);
  }

  toLobby() {
    this.play.leave();
    this.keeping.release();
    this.set({ screen: "lobby", opening: null, busy: false, auto: false, state: null, view: null, sheet: null, selected: null, call: null, past: null });
    if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
  }

  /** The match is over: its tally. The record is kept, so a reload comes back here. */
  toTally() {
    this.set({ screen: "tally", sheet: null });
  }

  /** The player used the browser's own back or forward, or opened the table's address. */
  onAddress() {
    const { matches, screen } = this.app;
    if (isLink(location.hash)) return this.openLink(location.hash);
    if (location.hash !== TABLE) return screen === "lobby" ? undefined : this.toLobby();
    if (screen !== "lobby") return undefined;
    const { match } = history.state ?? {};
    const wanted = match ? matches.find((head) => head.id === match) : matches[0];
    return wanted ? void this.resume(wanted.id) : this.toLobby();
  }

  /** A link was opened: what is on the table is kept, and the lobby shows what the link says. @param {string} link */
  openLink(link) {
    if (this.app.screen !== "lobby") this.toLobby();
    this.set({ reviewed: { link }, sheet: null });
    void this.openPart("review");
  }

  /** Opens the review to choose what it shows. */
  openReview() {
    this.set({ reviewed: null });
    void this.openPart("review");
  }

  // ── shared ──

  /** One question to the engine; an error is told, and the answer is then null. @param {Record<string, unknown>} request @returns {Promise<MatchState|null>} */
  async ask(request) {
    try {
      return await this.engine.ask(request);
    } catch (error) {
      if (error instanceof EngineDied) return null; // told by revive
      this.toast(this.reason(error), "error");
      return null;
    }
  }

  /** What went wrong, in both languages. @param {unknown} error @returns {import("./types.js").Text} */
  reason(error) {
    if (error instanceof EngineError) return error.body.text;
    return both("error.engine", { reason: error instanceof Error ? error.message : String(error) });
  }

  /** @param {import("./types.js").Text} text @param {"info"|"error"} kind @param {string|null} [rule] @param {import("./state.js").Helps} [opens] what helps */
  toast(text, kind, rule = null, opens = null) {
    this.set({ toast: { text, kind, rule, opens, id: ++this.ids } });
  }

  /** Opens a sheet that is loaded only when it is asked for. @param {Exclude<keyof typeof PARTS, "check">} sheet */
  async openPart(sheet) {
    if (await this.loadPart(sheet)) this.set({ sheet, toast: null });
  }

  /** Loads what the first screen does not need; false, and told, where it does not come. @param {keyof typeof PARTS} part */
  async loadPart(part) {
    try {
      await PARTS[part]();
      return true;
    } catch {
      if (await this.keeper.changed()) this.toast(both("skew.part"), "error", null, "news");
      else this.toast(both("part.failed"), "error");
      return false;
    }
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

  /** Writes to storage; a refusal is told once, and never stops the game. @param {import("./storage.js").Shelf} shelf @param {unknown} value */
  async keep(shelf, value) {
    try {
      await this.storage.write(shelf, value);
    } catch (error) {
      this.keeping.told(unkeptBecause(error));
    }
  }
}

/** 128 random bits from the browser: nobody chose this deal. */
function freshSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
