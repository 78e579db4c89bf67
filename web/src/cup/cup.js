/**
 * @file The tournament that is open: the engine holds it, workers play the tables of the bots, the browser keeps its log.
 * What the bots do follows from the seed: a table whose result was not kept is played again and comes out the same.
 */
import { EngineDied, EngineError } from "../boot/engine.js";
import { familyOfGame } from "../boot/families.js";
import { isLasting } from "../boot/why_not.js";
import { dayOf } from "../shared/day_of.js";
import { both } from "../text/i18n.js";
import { OwnTable } from "./own_table.js";
import { because, reasonOf } from "./reasons.js";
import { readKept, SHELF } from "./saved_cup.js";
import { Standings } from "./standings.js";
import { WorkerPool, workersFor } from "./worker_pool.js";

/** @import { Engine } from "../boot/engine.js" */
/** @import { OptionValues, Text } from "../shared/types.js" */
/** @import { SavedCup } from "./saved_cup.js" */
/** @import { CupState, Table } from "./types.js" */
/** @import { OwnTableState, Played } from "./worker_pool.js" */
/**
 * `enter`: there is none yet. `elsewhere`: another tab has it. `broken`: it cannot be read. `failed`: no engine.
 * @typedef {"reading"|"enter"|"opening"|"open"|"elsewhere"|"broken"|"failed"} Phase
 */
/**
 * @typedef {object} Ports
 * @property {Engine} engine holds the tournament
 * @property {() => Engine} another makes an engine for tables of bots
 * @property {import("../storage/database.js").Storage} storage
 * @property {import("../storage/saves.js").Saves} saves
 * @property {import("../storage/tabs.js").Holder} holder
 * @property {() => void} changed called after every change
 */

/** The part of the engine that knows tournaments. */
const PART = "tournament";
/** How often Python is started in vain before the page says so. */
const TRIES = 2;
/** Deaths of the engine after which it is not started again by itself. */
const DEATHS = 3;
/** Milliseconds between two writes of the log, and between two rankings. */
const SAVE_MS = 1500;
const RANK_MS = 700;

export class Cup {
  /** @param {Ports} ports */
  constructor(ports) {
    this.ports = ports;
    /** @type {Phase} */
    this.phase = "reading";
    /** How far Python has come. */
    this.boot = { ready: false, loaded: 0, total: 0 };
    /** @type {CupState|null} */
    this.state = null;
    /** @type {SavedCup|null} */
    this.kept = null;
    /** What the storage holds, also if it cannot be read. @type {unknown} */
    this.stored = undefined;
    /** @type {Text|null} */
    this.trouble = null;
    /** Why the other tables do not go on. @type {Text|null} */
    this.stopped = null;
    this.paused = false;
    /** @type {OwnTableState} */
    this.seat = "none";
    this.deaths = 0;
    /** @type {WorkerPool|null} */
    this.pool = null;
    /** @type {Promise<void>|null} */
    this.started = null;
    /** What changes the tournament, one after the other. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    /** @type {Record<"save"|"rank", ReturnType<typeof setTimeout>|0>} */
    this.timers = { save: 0, rank: 0 };
    this.own = new OwnTable(this);
    this.standings = new Standings(this);
    ports.engine.died = () => void this.reopen();
  }

  get engine() {
    return this.ports.engine;
  }

  /** Whether the storage refuses everything. */
  get unkept() {
    return this.ports.storage.refused !== null;
  }

  /** @param {Phase} phase @param {Text|null} [trouble] */
  turn(phase, trouble = null) {
    this.phase = phase;
    this.trouble = trouble;
    this.ports.changed();
  }

  // ── begin and go on ──

  /** Goes on with the tournament that is kept, or lets the player enter one. @returns {Promise<void>} */
  async open() {
    this.stored = await this.ports.storage.read(SHELF).catch(() => undefined);
    const { kept, damaged } = readKept(this.stored);
    this.kept = kept;
    if (damaged) return this.turn("broken", because("cup.trouble.damaged", both("cup.trouble.foreign")));
    if (kept) return this.take(false);
    this.turn("enter");
    return this.start().catch(() => undefined);
  }

  /** Goes on with what is kept, unless another tab has it. @param {boolean} steal whether to take it from there @returns {Promise<void>} */
  async take(steal) {
    const { kept } = this;
    if (!kept) return undefined;
    if (!(await this.ports.holder.hold(kept.id, steal, () => this.lose()))) return this.turn("elsewhere");
    this.turn("opening");
    // Another tab may have played on, or begun another tournament, since it was read here.
    const now = readKept(await this.ports.storage.read(SHELF).catch(() => kept)).kept;
    if (now?.id !== kept.id) return this.open();
    this.kept = now;
    return this.resume(now);
  }

  /** Called when another tab has taken it: this one plays no more. */
  lose() {
    this.pool?.stop();
    this.pool = null;
    this.turn("elsewhere");
  }

  /** @param {SavedCup} kept */
  async resume(kept) {
    try {
      this.state = await this.openLog(kept);
      this.turn("open");
      await this.own.take();
      await this.run();
    } catch (error) {
      if (error instanceof EngineError) this.turn("broken", because("cup.trouble.damaged", reasonOf(error)));
      else this.turn("failed", reasonOf(error));
    }
  }

  /** Opens a log in the engine; it stays as it was if the log is refused. @param {SavedCup} kept @returns {Promise<CupState>} */
  async openLog({ game, log }) {
    await this.start();
    await this.engine.loadFamily(familyOfGame(game) ?? "");
    return this.engine.ask({ do: "cup_open", log });
  }

  /** Tries again after Python did not start. */
  again() {
    this.started = null;
    this.deaths = 0;
    if (this.kept) return this.take(false);
    this.turn("enter");
    return this.start().catch(() => undefined);
  }

  /** Starts Python and fetches what knows tournaments, unless that is done or under way. */
  start() {
    this.started ??= this.startEngine().catch((error) => {
      this.started = null;
      if (this.phase === "enter") this.turn("failed", reasonOf(error));
      throw error;
    });
    return this.started;
  }

  async startEngine() {
    for (let left = TRIES; ; ) {
      try {
        await this.engine.boot(({ loaded, total }) => {
          this.boot = { ready: false, loaded, total };
          this.ports.changed();
        });
        break;
      } catch (error) {
        left -= 1;
        if (left === 0 || isLasting(error)) throw error;
      }
    }
    await this.engine.loadFamily(PART);
    this.boot = { ready: true, loaded: 0, total: 0 };
    this.ports.changed();
  }

  /**
   * Enters a tournament.
   * @param {string} id
   * @param {string} name
   * @param {{preset: string, game: string, options: OptionValues, seed: string}} asked
   * @param {string[]} [friends] the names of those who enter with the player
   */
  async enter(id, name, asked, friends = []) {
    if (readKept(await this.ports.storage.read(SHELF).catch(() => undefined)).kept) return this.open(); // in another tab
    const together = friends.length > 0;
    await this.start();
    await this.engine.loadFamily(familyOfGame(asked.game) ?? "");
    this.state = await this.engine.ask({ do: "cup", ...asked, ...(together ? { people: 1 + friends.length } : {}) });
    const { log } = await this.engine.ask({ do: "cup_log" });
    this.kept = { v: 1, id, name, ...(together ? { friends } : {}), game: asked.game, log, records: {} };
    await this.ports.holder.hold(id, false, () => this.lose());
    this.turn("open");
    await this.write();
    await this.run();
  }

  /** Called when the engine that holds the tournament has died: starts it again and opens the last log. */
  async reopen() {
    this.started = null;
    const { kept } = this;
    if (!kept || this.phase !== "open") return;
    if (++this.deaths > DEATHS) return this.turn("failed", both("engine.dies"));
    await this.enqueue(async () => {
      try {
        this.state = await this.openLog(kept);
        this.own.forget();
        await this.giveTables();
      } catch (error) {
        this.turn("failed", reasonOf(error));
      }
    });
  }

  /**
   * Runs a change of the tournament after those before it.
   * @param {() => Promise<unknown>} change
   */
  enqueue(change) {
    this.queue = this.queue.then(change, change);
    return this.queue;
  }

  // ── the other tables ──

  async run() {
    if (!this.pool) this.startPool();
    await this.giveTables();
    this.note();
    await this.standings.read();
  }

  startPool() {
    const family = familyOfGame(this.state?.game ?? "") ?? "";
    const { another } = this.ports;
    this.stopped = null;
    this.pool = new WorkerPool(another, workersFor(navigator.hardwareConcurrency), [family, PART], {
      played: (played) => void this.enqueue(() => this.add(played)),
      failed: (error) => this.pool?.atWork || this.stop(error),
    });
    if (this.paused) this.pool.pause();
    this.pool.makeRoom(this.seat);
  }

  /** The player sits down at their own table, or leaves it: it does not wait for the others. @param {OwnTableState} seat */
  sit(seat) {
    this.seat = seat;
    this.pool?.makeRoom(seat);
  }

  /** Gives the tables of bots that have hands to play to the workers. */
  async giveTables() {
    const { plan, tables } = await this.engine.ask({ do: "cup_tables" });
    const bots = tables.filter((/** @type {Table} */ { levels }) => levels.every(Boolean));
    this.pool?.give(plan, bots);
  }

  /** Takes what a table has played. @param {Played} played */
  async add({ table, rows }) {
    try {
      await this.moved(await this.engine.ask({ do: "cup_add", table, rows }));
    } catch (error) {
      if (!(error instanceof EngineDied)) this.stop(error); // else it is played again, see reopen
    }
  }

  /** Says why the other tables do not go on. @param {unknown} error */
  stop(error) {
    this.stopped = because("cup.bots.failed", reasonOf(error));
    this.ports.changed();
  }

  /** Lets new workers play after the old ones were given up. */
  async playAgain() {
    this.pool?.stop();
    this.startPool();
    await this.giveTables();
    this.ports.changed();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    if (paused) this.pool?.pause();
    else this.pool?.resume();
    this.ports.changed();
  }

  /** Takes the state after a change. @param {CupState} state */
  async moved(state) {
    const drawn = this.state?.stages.length ?? 0;
    this.state = state;
    this.note();
    if (state.stages.length > drawn || state.over) {
      if (!state.over) await this.giveTables();
      await this.standings.read();
    }
  }

  /** Draws a change; soon the ranking is read and the log is written. */
  note() {
    this.ports.changed();
    this.timers.rank ||= setTimeout(() => {
      this.timers.rank = 0;
      void this.standings.read();
    }, RANK_MS);
    this.timers.save ||= setTimeout(() => {
      this.timers.save = 0;
      void this.enqueue(() => this.save());
    }, SAVE_MS);
  }

  // ── what is kept ──

  /** Writes the log as it stands. */
  async save() {
    if (!this.kept || this.phase !== "open") return;
    const found = await this.engine.ask({ do: "cup_log" }).catch(() => null);
    if (!found) return;
    this.kept = { ...this.kept, log: found.log };
    if (this.state?.over) this.kept.ended ??= dayOf(new Date());
    await this.write();
  }

  /** Notes how many hands were checked. @param {number} checked */
  async keepChecked(checked) {
    if (!this.kept || this.phase !== "open") return;
    this.kept = { ...this.kept, checked };
    await this.write();
  }

  async write() {
    const { storage } = this.ports;
    const unkept = await storage.tryWrite(SHELF, this.kept);
    const full = both("cup.trouble.full");
    const refused = both("cup.trouble.unkept");
    if (unkept) this.trouble = unkept === "full" ? full : refused;
    else if (storage.refused === null && [full.zh, refused.zh].includes(this.trouble?.zh ?? "")) this.trouble = null;
    this.ports.changed();
  }
}
