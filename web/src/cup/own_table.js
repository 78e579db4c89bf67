/**
 * @file The player's own table. It is a match of the product's table, stored where that one finds it; what was played
 * there is read back after every hand.
 */
import { EngineError } from "../boot/engine.js";
import { headOfRecord } from "../storage/records.js";
import { both } from "../text/i18n.js";
import { namesAt, peopleAt } from "./people.js";

/** @import { Cup } from "./cup.js" */
/** @import { Table, TableId } from "./types.js" */

/** The name of the match in the engine that holds the tournament. */
const MATCH = "own";

/** The number of the person whose browser it is. */
const FIRST = 1;

/** The name of a table in what is kept. @param {{table: TableId}} own */
export const nameOf = ({ table }) => table.join("-");

export class OwnTable {
  /** @param {Cup} cup */
  constructor(cup) {
    this.cup = cup;
    /** The record that was read last. */
    this.read = "";
  }

  /** The name under which the match of a table is stored. @param {Table} own */
  idOf(own) {
    return `cup-${this.cup.kept?.id}-${nameOf(own)}`;
  }

  /** Forgets what was read, because the engine was started again. */
  forget() {
    this.read = "";
  }

  /**
   * Stores the match of the player's next table, unless it is there; returns its name, or null if it cannot be stored.
   * @returns {Promise<string|null>}
   */
  async sit() {
    const { cup } = this;
    const { saves, storage } = cup.ports;
    const own = cup.state?.own;
    if (!own || !cup.kept) return null;
    const id = this.idOf(own);
    if (await saves.get(id).catch(() => null)) return id;
    const before = cup.kept.records[nameOf(own)];
    const record = before ?? (await cup.engine.ask({ do: "new", match: MATCH, ...own.match })).record;
    const head = headOfRecord(id, record, Date.now());
    const played = before ? head.counted : 0; // these hands are counted already, or were played elsewhere
    const counted = peopleAt(own).includes(FIRST) ? played : head.hands; // the statistics are not a friend's
    const unkept = await saves.put({ ...head, counted, cup: true, names: namesAt(cup, own.seats) }, record);
    if (!unkept && storage.refused === null) return id;
    cup.trouble = both(unkept === "full" ? "cup.trouble.full" : "cup.trouble.unkept");
    cup.ports.changed();
    return null;
  }

  /** Takes the finished hands of the player's match into the tournament. */
  take() {
    return this.cup.enqueue(() => this.takeNow());
  }

  async takeNow() {
    const { cup } = this;
    const own = cup.state?.own;
    if (!own || !cup.kept || cup.phase !== "open") return;
    const found = await cup.ports.saves.get(this.idOf(own)).catch(() => null);
    if (!found || found.record === this.read) return;
    try {
      await cup.engine.ask({ do: "load", record: found.record, match: MATCH });
      const state = await cup.engine.ask({ do: "cup_take", match: MATCH });
      this.read = found.record;
      if (state.hands.done === cup.state?.hands.done) return;
      cup.kept = { ...cup.kept, records: { ...cup.kept.records, [nameOf(own)]: found.record } };
      await cup.moved(state);
      await cup.save();
    } catch (error) {
      if (error instanceof EngineError) cup.trouble = both("cup.trouble.match");
      cup.ports.changed();
    }
  }
}
