/**
 * @file Checks a tournament: workers play every hand of its bots again, the records of the player's tables are read deal
 * by deal. It can be stopped at any time.
 */
import { EngineError } from "../boot/engine.js";
import { familyOfGame } from "../boot/families.js";
import { wrongHand } from "./reasons.js";
import { WorkerPool, workersFor } from "./worker_pool.js";

/** @import { Engine } from "../boot/engine.js" */
/** @import { Text } from "../shared/types.js" */
/** @import { SavedCup } from "./saved_cup.js" */
/** A table as `cup_played` names it. @typedef {import("./worker_pool.js").Table & {rows: import("./worker_pool.js").Row[]}} PlayedTable */

export class Check {
  /**
   * @param {Engine} engine reads the log
   * @param {() => Engine} another makes an engine for tables of bots
   * @param {() => void} changed called after every step
   */
  constructor(engine, another, changed) {
    this.engine = engine;
    this.another = another;
    this.changed = changed;
    /** How many hands agree, and how many there are. */
    this.done = 0;
    this.all = 0;
    this.stopped = false;
    /** Whether the player wants nothing of what was checked. */
    this.dropped = false;
    /** @type {WorkerPool|null} */
    this.pool = null;
    /** Ends the wait for the workers. @type {(error?: unknown) => void} */
    this.end = () => undefined;
  }

  /** Stops at once; {@link run} then returns null. @param {boolean} dropped whether the file is not wanted either */
  stop(dropped) {
    this.stopped = true;
    this.dropped = dropped;
    this.pool?.stop();
    this.end();
  }

  /**
   * Checks everything. Returns what is wrong in a sentence, or null if all hands agree or it was stopped.
   * @param {Pick<SavedCup, "game"|"log"|"records">} kept
   * @returns {Promise<Text|null>}
   */
  async run({ game, log, records }) {
    const family = familyOfGame(game) ?? "";
    /** @type {string[]} */
    let stages = [];
    try {
      await this.engine.loadFamily(family);
      const { plan, tables } = await this.engine.ask({ do: "cup_played", log });
      stages = JSON.parse(plan).stages.map((/** @type {{id: string}} */ { id }) => id);
      /** @type {PlayedTable[]} */
      const bots = tables.filter((/** @type {PlayedTable} */ { levels }) => levels.every(Boolean));
      this.all = bots.reduce((sum, { rows }) => sum + rows.length, 0);
      this.changed();
      for (const [name, record] of Object.entries(records)) {
        if (this.stopped) return null;
        const { hands } = await this.engine.ask({
          do: "cup_check_own",
          log,
          table: name.split("-").map(Number),
          record,
        });
        this.done += hands;
        this.all += hands;
        this.changed();
      }
      if (!this.stopped && bots.length > 0) await this.playAgain(plan, bots, family);
      return null;
    } catch (error) {
      return this.stopped ? null : wrongHand(error, stages);
    } finally {
      this.pool?.stop();
    }
  }

  /** Lets workers play these tables. @param {string} plan @param {PlayedTable[]} tables @param {string} family */
  async playAgain(plan, tables, family) {
    const ended = new Promise((resolve, reject) => {
      this.end = (error) => (error === undefined ? resolve(undefined) : reject(error));
    });
    this.pool = new WorkerPool(
      this.another,
      Math.min(tables.length, workersFor(navigator.hardwareConcurrency)),
      [family, "tournament"],
      {
        request: ({ table, seed, levels, rows }) => ({ do: "cup_check", plan, table, seed, levels, rows }),
        played: ({ hands = 0 }) => {
          this.done += hands;
          this.changed();
          if (this.done === this.all) this.end();
        },
        failed: (error) => {
          if (error instanceof EngineError || !this.pool?.atWork) this.end(error);
        },
      },
    );
    this.pool.give(plan, tables);
    await ended;
  }
}
