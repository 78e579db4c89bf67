/**
 * @file Starts the engine, and starts it again where it has died: the match goes on where it was last kept. Where
 * that does not help, one sentence says what does.
 */
import { both } from "./i18n.js";
import { EngineDied } from "./running.js";

/** So many deaths of the engine within so long are too many to start it again by itself. */
const DEATHS = { many: 3, within: 180_000 };
/** How much longer each time, before a worker whose file did not come is asked for again. */
const AGAIN_MS = 1000;
/** What to do where Python did not start, by the cause the worker names. @type {Record<string, string>} */
const NOT_STARTED = { Missing: "boot.failed.missing", Memory: "boot.failed.memory" };

export class Starting {
  /** @param {import("./controller.js").Controller} page */
  constructor(page) {
    this.page = page;
    /** @type {number[]} when the engine died, in milliseconds since the page is there: no clock is set back under it */
    this.deaths = [];
    /** Grows with every start: what an earlier one still says counts no more. */
    this.times = 0;
    page.engine.died = () => void this.revive();
  }

  get app() {
    return this.page.app;
  }

  /** @param {Partial<import("./state.js").Boot>} change */
  tell(change) {
    this.page.set({ boot: { ...this.app.boot, reason: "", ...change } });
  }

  /** Starts Python; a match that was asked for meanwhile begins as soon as it is there. */
  async boot() {
    const { page } = this;
    const mine = ++this.times;
    let starts = true; // downloads that it did without may go on
    this.tell({ step: "download", loaded: 0, total: 0 });
    try {
      await page.engine.boot((progress) => {
        // It is ready when it has answered.
        if (starts && mine === this.times) this.tell({ ...progress, step: progress.step === "ready" ? "start" : progress.step });
      });
      starts = false;
      await page.adopted;
      const games = page.offered ? this.app.games : await page.engine.ask({ do: "games" });
      if (mine !== this.times) return;
      page.offer(games);
      page.set({ boot: { ...this.app.boot, step: "ready" } });
    } catch (error) {
      if (mine === this.times) await this.again(error);
      return;
    } finally {
      page.keeper.begin();
    }
    if (this.app.opening === "new") await page.newMatch();
    else if (this.app.opening === "resume") await page.resume(page.keeping.id);
    else if (this.app.screen === "tally") await page.keeping.remind();
    else page.checkOptions();
    if (this.app.sheet === "book") page.openBook();
    page.keep("games", this.app.games);
  }

  /** It did not start: where its worker has ended, another may do better; else it is said what to do. @param {unknown} error */
  async again(error) {
    const died = error instanceof EngineDied ? error.how : null;
    if (died && this.seldom()) {
      if (died === "file") await new Promise((done) => setTimeout(done, AGAIN_MS * this.deaths.length));
      return this.boot();
    }
    const changed = await this.page.keeper.changed(error);
    const cause = died === "file" ? "Missing" : error instanceof Error ? error.name : "";
    const reason = error instanceof Error ? error.message : String(error);
    this.times += 1; // downloads may go on after one of them has failed
    this.tell({ step: "failed", reason: both(changed ? "skew.boot" : NOT_STARTED[cause] ?? (died ? "engine.dies" : "boot.failed"), { reason }) });
  }

  /** Notes a death; false where there were too many. */
  seldom() {
    const now = performance.now();
    this.deaths = [...this.deaths.filter((at) => now - at < DEATHS.within), now];
    return this.deaths.length < DEATHS.many;
  }

  /** The engine has died after it had started. */
  async revive() {
    const { page } = this;
    if (this.app.boot.step !== "ready") return; // whoever starts it does so again
    if (this.app.screen === "table") {
      page.play.leave();
      page.clearTable(this.app.opening ?? "resume", page.keeping.id); // shows how far the restart is, and if it fails
      if (this.app.opening === "resume") void page.drawLast(page.keeping.id);
    }
    if (!this.seldom()) {
      page.toLobby();
      this.tell({ step: "failed", reason: both("engine.dies") });
      return page.toast(both("engine.dies"), "error");
    }
    page.toast(both(page.engine.easy ? "engine.hung" : "engine.died"), "info");
    await this.boot();
  }
}
