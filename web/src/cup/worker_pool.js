/** @file Plays the tables of bots in several workers. A worker that dies is started again and plays its table again. */
import { EngineDied } from "../boot/worker_handle.js";

/** @import { Engine } from "../boot/engine.js" */
/** A table as `cup_tables` names it. @typedef {{table: number[], seed: string, levels: string[], done: number}} Table */
/** A hand: the dealer, who won, the points. @typedef {[number, number[], number[]]} Row */
/** @typedef {{table: number[], rows: Row[], hands?: number}} Played */
/** Whether the player sits at their own table, and whether it is there already. @typedef {"none"|"starting"|"played"} OwnTableState */

/** @param {number} time in milliseconds @returns {Promise<void>} */
const pause = (time) => new Promise((done) => void setTimeout(done, time));

/** Workers at most: each takes the memory of a Python. */
const MOST_WORKERS = 3;
/** Deaths in a row without a finished table after which a worker is given up. */
const MOST_DEATHS = 3;

/**
 * Returns how many workers to start: one for each core.
 * @param {number} cores
 */
export const workersFor = (cores) => Math.max(1, Math.min(MOST_WORKERS, cores || 1));

export class WorkerPool {
  /**
   * @param {() => Engine} start makes one worker's engine
   * @param {number} count
   * @param {string[]} parts what the engines load before they play: the family of the game, and tournaments
   * @param {{played: (played: Played) => void, failed: (error: unknown) => void, request?: (table: any) => Record<string, unknown>}} report
   *   what is told, `failed` when a worker is given up; and what is asked about a table, if not to play it
   */
  constructor(start, count, parts, report) {
    this.parts = parts;
    this.report = report;
    this.plan = "";
    /** Tables that no worker plays yet. @type {Table[]} */
    this.waiting = [];
    /** Tables that were given and are not finished, by their numbers. @type {Set<string>} */
    this.known = new Set();
    this.paused = false;
    /** How many of the workers may play at once. */
    this.most = count;
    /** Whether a worker rests after a table as long as it has played. */
    this.resting = false;
    /** Workers that play a table now. */
    this.busy = 0;
    this.stopped = false;
    /** @type {(() => void)[]} */
    this.sleepers = [];
    /** Workers that were not given up. */
    this.atWork = count;
    this.engines = Array.from({ length: count }, start);
    this.workers = this.engines.map((engine) => this.work(engine));
  }

  /**
   * Takes tables to play; one that it already has is not taken twice.
   * @param {string} plan
   * @param {Table[]} tables
   */
  give(plan, tables) {
    this.plan = plan;
    for (const table of tables) {
      if (this.known.has(String(table.table))) continue;
      this.known.add(String(table.table));
      this.waiting.push(table);
    }
    this.wake();
  }

  /** Begins no further table until it is resumed. Tables that are being played are finished. */
  pause() {
    this.paused = true;
  }

  resume() {
    this.paused = false;
    this.wake();
  }

  /**
   * Makes room for the player's own table: none of the workers begins a further table while it starts; while it is
   * played a core is left to it, and the workers that go on, one at least, rest half of the time.
   * @param {OwnTableState} own
   */
  makeRoom(own) {
    const count = this.engines.length;
    this.most = { none: count, starting: 0, played: Math.max(1, count - 1) }[own];
    this.resting = own === "played";
    this.wake();
  }

  /** Whether a further table may be begun. */
  mayBegin() {
    return !this.paused && this.busy < this.most;
  }

  /** Ends the workers, and reports nothing more. */
  stop() {
    this.stopped = true;
    this.wake();
    for (const engine of this.engines) engine.close();
  }

  wake() {
    for (const sleeper of this.sleepers.splice(0)) sleeper();
  }

  /** Waits for a table; returns null when the pool was stopped. @returns {Promise<Table|null>} */
  async next() {
    while (!this.stopped) {
      const table = this.mayBegin() ? this.waiting.shift() : undefined;
      if (table) {
        this.busy += 1;
        return table;
      }
      await new Promise((resolve) => this.sleepers.push(() => resolve(undefined)));
    }
    return null;
  }

  /** Asks for the hands that a table has left. @param {Table} table */
  playing({ table, seed, levels, done }) {
    return { do: "cup_play", plan: this.plan, table, seed, levels, done };
  }

  /** Plays one table after the other. @param {Engine} engine */
  async work(engine) {
    let ready = false;
    let deaths = 0;
    engine.died = () => {
      ready = false;
    };
    for (let table = await this.next(); table; table = await this.next()) {
      try {
        if (!ready) await this.boot(engine);
        ready = true;
        const began = performance.now();
        const played = await engine.ask(this.report.request?.(table) ?? this.playing(table));
        deaths = 0;
        this.known.delete(String(table.table));
        if (!this.stopped) this.report.played(played);
        if (this.resting) await pause(performance.now() - began);
      } catch (error) {
        ready = false;
        deaths += 1;
        this.waiting.unshift(table);
        this.wake();
        if (deaths < MOST_DEATHS && error instanceof EngineDied) continue;
        this.atWork -= 1;
        if (!this.stopped) this.report.failed(error);
        return;
      } finally {
        this.busy -= 1;
      }
    }
  }

  /** @param {Engine} engine */
  async boot(engine) {
    await engine.boot(() => undefined);
    for (const part of this.parts) await engine.loadFamily(part);
  }
}
