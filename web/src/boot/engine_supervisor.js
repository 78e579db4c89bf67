/**
 * @file Starts the engine, and starts it again where it has died: the match goes on where it was last stored. Where that
 * does not help, one sentence says what does.
 */
import { both } from "../text/i18n.js";
import { EngineDied } from "./worker_handle.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../shared/types.js").Games} Games */

/** So many deaths of the engine in so many milliseconds are too many to start it again. */
const DEATHS = { many: 3, within: 180_000 };
/** How much longer each time before a worker whose file did not come is asked for again. */
const AGAIN_MS = 1000;
/** What to do where Python did not start, by the cause that the worker names. @type {Record<string, string>} */
const NOT_STARTED = { Missing: "boot.failed.missing", Memory: "boot.failed.memory" };

/**
 * @typedef {object} SupervisorPorts What it needs of the page around it.
 * @property {() => App} app
 * @property {(change: Partial<App>) => void} set
 * @property {() => Promise<void>} adopted done once what is stored is on the page
 * @property {() => Games|null} offered the games, where they are known for sure
 * @property {(games: Games) => void} offer the engine has said which games there are
 * @property {() => void} tried a start has come to its end, good or bad
 * @property {() => Promise<void>} ready the engine has started
 * @property {(error: unknown) => Promise<boolean>} siteChanged whether the site has changed under this page
 * @property {() => void} clearTable the match leaves the table until the engine is there again
 * @property {(text: import("../shared/types.js").Text) => void} giveUp back to the lobby, with the reason
 * @property {(text: import("../shared/types.js").Text) => void} note
 */

export class EngineSupervisor {
  /** @param {import("./engine.js").Engine} engine @param {SupervisorPorts} page */
  constructor(engine, page) {
    this.engine = engine;
    this.page = page;
    /** When the engine died, in milliseconds since the page is there: that clock is never set back. @type {number[]} */
    this.deaths = [];
    /** Grows with every start: reports of an earlier one no longer count. */
    this.starts = 0;
    engine.died = () => void this.revive();
  }

  /** @param {Partial<import("../state/app_state.js").Boot>} change */
  report(change) {
    this.page.set({ boot: { ...this.page.app().boot, reason: "", ...change } });
  }

  /** Starts Python; a match that was asked for meanwhile begins as soon as it is there. */
  async boot() {
    const { page, engine } = this;
    const mine = ++this.starts;
    let starting = true; // downloads that the start did without may go on
    this.report({ step: "download", loaded: 0, total: 0 });
    try {
      await engine.boot((progress) => {
        // It is ready when it has answered.
        if (starting && mine === this.starts)
          this.report({ ...progress, step: progress.step === "ready" ? "start" : progress.step });
      });
      starting = false;
      await page.adopted();
      const games = page.offered() ?? (await engine.ask({ do: "games" }));
      if (mine !== this.starts) return;
      page.offer(games);
      page.set({ boot: { ...page.app().boot, step: "ready" } });
    } catch (error) {
      if (mine === this.starts) await this.retry(error);
      return;
    } finally {
      page.tried();
    }
    await page.ready();
  }

  /** It did not start. Where its worker has died, another one may do better; else the page says what to do. @param {unknown} error */
  async retry(error) {
    const died = error instanceof EngineDied ? error.how : null;
    if (died && this.noteDeath()) {
      if (died === "file") await new Promise((done) => setTimeout(done, AGAIN_MS * this.deaths.length));
      return this.boot();
    }
    const changed = await this.page.siteChanged(error);
    const cause = died === "file" ? "Missing" : error instanceof Error ? error.name : "";
    const reason = error instanceof Error ? error.message : String(error);
    this.starts += 1; // downloads may go on after one of them has failed
    this.report({
      step: "failed",
      reason: both(changed ? "skew.boot" : (NOT_STARTED[cause] ?? (died ? "engine.dies" : "boot.failed")), { reason }),
    });
  }

  /** Notes a death; false where there were too many. */
  noteDeath() {
    const now = performance.now();
    this.deaths = [...this.deaths.filter((at) => now - at < DEATHS.within), now];
    return this.deaths.length < DEATHS.many;
  }

  /** The engine has died after it had started. */
  async revive() {
    const { page } = this;
    if (page.app().boot.step !== "ready") return; // whoever starts it tries again
    page.clearTable();
    if (!this.noteDeath()) {
      this.report({ step: "failed", reason: both("engine.dies") });
      return page.giveUp(both("engine.dies"));
    }
    page.note(both(this.engine.easy ? "engine.hung" : "engine.died"));
    await this.boot();
  }
}
