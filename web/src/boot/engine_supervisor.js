/**
 * @file Starts the engine, and starts it again after it has died. The match then continues where it was last stored. If
 * that does not help, the page shows a sentence that says what the player can do.
 */
import { both } from "../text/i18n.js";
import { TimeLeft } from "./time_left.js";
import { whyNot } from "./why_not.js";
import { EngineDied } from "./worker_handle.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../shared/types.js").Games} Games */

/** The engine is not started again after `many` deaths `within` this number of milliseconds. */
const DEATHS = { many: 3, within: 180_000 };
/** Milliseconds to wait before the worker's file is requested again, for each death so far. */
const RETRY_MS = 1000;

/**
 * @typedef {object} SupervisorPorts What the supervisor needs from the page.
 * @property {() => App} app
 * @property {(change: Partial<App>) => void} set
 * @property {() => Promise<void>} choicesLoaded resolves when the stored choices are shown
 * @property {() => Games|null} knownGames this build's games, if they are known
 * @property {(games: Games) => void} showGames shows the games
 * @property {() => void} onStartEnded called when a start has succeeded or failed
 * @property {() => Promise<void>} ready called when the engine has started
 * @property {() => void} clearTable takes the match off the table until the engine has started again
 * @property {(text: import("../shared/types.js").Text) => void} giveUp returns to the lobby and shows the reason
 * @property {(text: import("../shared/types.js").Text) => void} note shows a toast
 */

export class EngineSupervisor {
  /** @param {import("./engine.js").Engine} engine @param {SupervisorPorts} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
    /**
     * When the engine died, in milliseconds since the page was opened: that clock is never set back.
     * @type {number[]}
     */
    this.deaths = [];
    /** Grows with every start, so that reports of an earlier start are ignored. */
    this.starts = 0;
    engine.died = (died) => void this.revive(died);
  }

  /** @param {Partial<import("../state/app_state.js").Boot>} change */
  report(change) {
    this.page.set({ boot: { ...this.page.app().boot, reason: null, ...change } });
  }

  /** Starts Python. A match that the player opens meanwhile begins as soon as Python has started. */
  async boot() {
    const { page, engine } = this;
    const mine = ++this.starts;
    const time = new TimeLeft();
    let starting = true; // downloads that the start did not need may still report progress
    this.report({ step: "download", loaded: 0, total: 0, left: null });
    try {
      await engine.boot((progress) => {
        // The engine counts as ready only when it has sent the games.
        if (starting && mine === this.starts)
          this.report({
            ...progress,
            step: progress.step === "ready" ? "start" : progress.step,
            left: time.note(progress.loaded, progress.total),
          });
      });
      starting = false;
      await page.choicesLoaded();
      const games = page.knownGames() ?? (await engine.ask({ do: "games" }));
      if (mine !== this.starts) return;
      page.showGames(games);
      page.set({ boot: { ...page.app().boot, step: "ready" } });
    } catch (error) {
      if (mine === this.starts) await this.retry(error);
      return;
    } finally {
      page.onStartEnded();
    }
    await page.ready();
  }

  /**
   * Handles a failed start. If the worker has died, starts another one; else shows what the player can do.
   * @param {unknown} error
   */
  async retry(error) {
    const died = error instanceof EngineDied ? error.how : null;
    if (died && this.noteDeath()) {
      if (died === "file") await new Promise((done) => setTimeout(done, RETRY_MS * this.deaths.length));
      return this.boot();
    }
    this.starts += 1; // downloads may still report progress after one of them has failed
    this.report({ step: "failed", reason: died && died !== "file" ? both("engine.dies") : whyNot(error) });
  }

  /** Records a death of the engine; false if there were too many. */
  noteDeath() {
    const now = performance.now();
    this.deaths = [...this.deaths.filter((at) => now - at < DEATHS.within), now];
    return this.deaths.length < DEATHS.many;
  }

  /** Called when the engine has died after it had started: starts it again. @param {EngineDied} died */
  async revive(died) {
    const { page } = this;
    if (page.app().boot.step !== "ready") return; // the start that is under way tries again
    page.clearTable();
    const missing = died.how === "file" ? both("engine.rest", { reason: died.message }) : null;
    if (!this.noteDeath()) {
      const reason = missing ?? both("engine.dies");
      this.report({ step: "failed", reason });
      return page.giveUp(reason);
    }
    page.note(missing ?? both(this.engine.useEasierBot ? "engine.hung" : "engine.died"));
    await this.boot();
  }
}
