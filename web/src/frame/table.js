/**
 * @file The table in a frame: the page's own table, result and sheets, without lobby and storage. Loaded when a table or
 * a replay is opened.
 */
import { intentsOf } from "../app/dispatch.js";
import { LazyAudio } from "../app/lazy_audio.js";
import { PartLoader } from "../app/part_loader.js";
import "../app/page_element.js";
import { optionsOf } from "../embed/play/options.js";
import "../families/page.js";
import { loadFamily } from "../family/registry.js";
import { Play } from "../match/play.js";
import { FrameController, opening } from "./frame_controller.js";
import { decisionsAfter, linkOf } from "./moment.js";

export { openPuzzle } from "./puzzle.js";
export { openReplay } from "./replay.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../embed/play/port_engine.js").PortEngine} PortEngine */
/** @typedef {import("./frame_controller.js").Wish} Wish */
/**
 * @typedef {object} Around What the table tells the frame.
 * @property {(type: "state"|"result"|"error", detail: unknown) => void} tell
 * @property {() => void} leave the player has left the table
 */

/** The bots of a table whose address names none. */
const BOT = "regular";

/** The match on the table, which is stored nowhere. */
class Unstored {
  /** @param {Around["tell"]} tell */
  constructor(tell) {
    this.tell = tell;
    this.id = "frame";
    this.record = "";
  }

  /** @param {import("../shared/types.js").MatchState} state */
  async store(state) {
    this.record = state.record;
    const { hand, scores, waiting, view } = state;
    if (view.result) this.tell("result", { hand, scores: view.result.scores, record: state.record });
    else this.tell("state", { hand, scores, waiting });
    return true;
  }

  async noteAid() {}
  takeBack() {}
  showHands() {}
  async readArrangement() {
    return null;
  }
  writeArrangement() {}
}

class TableController extends FrameController {
  /**
   * @param {import("../app/page_element.js").PageElement} page
   * @param {PortEngine} engine
   * @param {Wish} wish
   * @param {Around} around
   */
  constructor(page, engine, wish, around) {
    super(page, engine, wish);
    this.around = around;
    const app = () => this.app;
    const set = (/** @type {Partial<App>} */ change) => this.set(change);
    this.store = new Unstored(around.tell);
    this.audio = new LazyAudio(app);
    this.parts = new PartLoader({ app, siteChanged: async () => false, toast: (text) => this.toast(text, "error") });
    this.play = new Play(
      {
        app,
        set,
        query: (request) => this.query(request),
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
    const intents = intentsOf(/** @type {any} */ (this.workers()), set, /** @type {any} */ (this.pageIntents()));
    page.send = (intent, ...details) => /** @type {any} */ (intents[intent])(...details);
    page.app = this.app;
  }

  /** Those who carry out the intents of a table; a frame has no lobby. */
  workers() {
    const lobby = {
      setSettings: (/** @type {Partial<App["settings"]>} */ change) =>
        this.set({ settings: { ...this.app.settings, ...change } }),
    };
    const engine = { ask: (/** @type {Record<string, unknown>} */ request) => this.query(request) };
    return { engine, play: this.play, store: this.store, lobby, offline: {}, audio: this.audio };
  }

  /** The intents that concern the frame as a whole. */
  pageIntents() {
    return {
      toast: (/** @type {any} */ text, /** @type {any} */ kind, /** @type {any} */ rule) =>
        this.toast(text, kind, rule),
      openPart: (/** @type {any} */ sheet) => this.openPart(sheet),
      loadPart: (/** @type {any} */ part) => this.parts.load(part),
      openBook: (/** @type {any} */ setup) => this.openBook(setup),
      prepareFamily: (/** @type {string} */ family) => loadFamily(family),
      fetchRules: async () => {},
      dropCachedTable: () => false,
      mute: () => this.set({ settings: { ...this.app.settings, muted: !this.app.settings.muted } }),
      newMatch: () => this.begin(),
      toLobby: () => this.leave(),
      toTally: async () => (await this.parts.load("tally")) && this.set({ screen: "tally", sheet: null }),
    };
  }

  leave() {
    this.play.leave();
    this.around.leave();
  }

  /** Begins what the address asks for: a new deal, or a hand from one of its moments on. Resolves once it is dealt. */
  async begin() {
    const games = await this.prepare();
    const answer = this.wish.play ? await this.atMoment() : await this.query(this.newDeal(games));
    void this.play.enter(answer);
  }

  /** The request for a new deal. @param {any} games */
  newDeal(games) {
    const { game, seed, bots = "", hands = "1", open, options = "" } = this.wish;
    const seats = games.games.find((/** @type {any} */ one) => one.id === game)?.seats ?? 3;
    const named = bots.split(",").filter(Boolean);
    const others = Array.from({ length: seats - 1 }, (_, nth) => named[nth] ?? named.at(-1) ?? BOT);
    return {
      do: "new",
      game,
      options: optionsOf(games, game, options),
      seats: ["human", ...others],
      hands: Number(hands),
      open: open !== undefined && open !== "off",
      seed: seed || Math.random().toString(36).slice(2),
    };
  }

  /** Replays a hand up to a moment; from there the player decides. */
  async atMoment() {
    const link = linkOf(this.wish);
    const { record } = await this.query({ do: "read", link });
    const answer = await this.query({ do: "load", record });
    const steps = decisionsAfter(this.wish);
    return steps > 0 ? { setup: answer.setup, ...(await this.query({ do: "undo", steps })) } : answer;
  }

  /** @param {import("../app/intents.js").PartSheet} sheet */
  async openPart(sheet) {
    if (await this.parts.load(sheet)) this.set({ sheet, toast: null });
  }
}

/**
 * Opens a table in the page element.
 * @param {HTMLElement} page
 * @param {PortEngine} engine
 * @param {Wish} wish
 * @param {Around} around
 */
export async function openTable(page, engine, wish, around) {
  await opening(async () => {
    const element = /** @type {import("../app/page_element.js").PageElement} */ (page);
    await new TableController(element, engine, wish, around).begin();
  });
}
