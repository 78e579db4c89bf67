/**
 * @file Reads and writes the stored matches. A match is written after every answer of the engine, together with the
 * hand that the answer may have finished. What could not be written waits here and is written with the next answer, so
 * that a full disk loses nothing of the match on the table.
 */

import { SILENT_S, unkeptBecause, within } from "./database.js";
import { headOfRecord } from "./records.js";
import { isHead } from "./validators.js";

/** @import { Head } from "./records.js" */
/** @import { HandRow } from "./hand_rows.js" */
/** @import { Box, Storage, Unkept } from "./database.js" */
/** @typedef {{head: Head, record: string}} Kept */

/** Another tab has taken the match and writes it now. */
export class TakenByOtherTab extends Error {}

export class Saves {
  /** @param {Storage} storage */
  constructor(storage) {
    this.storage = storage;
    /** This tab's name in the matches that it writes. */
    this.tab = freshId();
    /** @type {Map<string, Kept>} matches that are not written yet */
    this.waiting = new Map();
    /** @type {Map<string, HandRow>} hands that are not counted yet */
    this.rows = new Map();
    /** @type {Set<string>} hands that were taken back, whose rows are still to be removed */
    this.rowsToRemove = new Set();
    /** Seconds that a write may take. */
    this.patience = SILENT_S.first;
    /**
     * @type {string|undefined} the tab that wrote the match before, if this tab could not write its own name into it
     */
    this.previousOwner = undefined;
  }

  /** Every match, the last played first. @returns {Promise<Head[]>} */
  async list() {
    const heads = await this.storage.transaction("readonly", headsIn);
    for (const [id, { head }] of this.waiting) heads.set(id, head);
    return [...heads.values()].sort((a, b) => b.at - a.at);
  }

  /** @param {string} id @returns {Promise<Kept|null>} */
  async get(id) {
    return this.waiting.get(id) ?? this.storage.transaction("readonly", (box) => kept(box, id));
  }

  /**
   * Takes a match over: reads it in the transaction that writes this tab's name into it, so that no other tab writes in
   * between.
   * @param {string} id
   * @returns {Promise<Kept|null>}
   */
  async take(id) {
    const waits = this.waiting.get(id);
    if (waits) return waits;
    this.previousOwner = undefined;
    const mark = async (/** @type {Box} */ box) => {
      const found = await kept(box, id);
      if (found) await box.matches.put({ ...found.head, tab: this.tab }, id);
      return found;
    };
    try {
      return await this.storage.transaction("readwrite", mark);
    } catch {
      const found = await this.get(id); // there is no room even for the name; the match is played all the same
      this.previousOwner = found?.head.tab;
      return found;
    }
  }

  /**
   * Writes a match, the hand that it has finished, and everything that waits.
   * @param {Head} head
   * @param {string} record
   * @param {HandRow|null} [row]
   * @returns {Promise<Unkept|null>} why it was not stored, or null; throws
   *   {@link TakenByOtherTab}
   */
  async put(head, record, row = null) {
    this.waiting.set(head.id, { head: { ...head, tab: this.tab }, record });
    if (row) {
      this.rows.set(row.id, row);
      this.rowsToRemove.delete(row.id);
    }
    return this.flush();
  }

  /**
   * Records that a finished hand was undone: its row is removed with the next write.
   * @param {string} id the row's id
   */
  removeRow(id) {
    this.rows.delete(id);
    this.rowsToRemove.add(id);
  }

  /**
   * Writes everything that waits; returns why it could not, or null.
   * @returns {Promise<Unkept|null>}
   */
  async flush() {
    const matches = [...this.waiting.values()];
    const rows = [...this.rows.values()];
    const rowsToRemove = [...this.rowsToRemove];
    if (matches.length + rows.length + rowsToRemove.length === 0) return null;
    /** @type {string[]} */
    const taken = [];
    try {
      const written = this.storage.transaction("readwrite", async (box) => {
        for (const { head, record } of matches) {
          const owner = (await box.matches.get(head.id))?.tab;
          if (owner !== undefined && owner !== this.tab && owner !== this.previousOwner) {
            taken.push(head.id);
            continue;
          }
          await box.matches.put(head, head.id);
          await box.records.put(record, head.id);
        }
        for (const id of rowsToRemove) await box.hands.delete(id);
        for (const row of rows) await box.hands.put(row, row.id);
      });
      await within(written, this.patience);
      this.patience = SILENT_S.first;
    } catch (error) {
      const why = unkeptBecause(error);
      // After a silence, the storage may still write this. Until then everything waits.
      if (why === "silent") this.patience = SILENT_S.next;
      return why;
    }
    for (const match of matches) if (this.waiting.get(match.head.id) === match) this.waiting.delete(match.head.id);
    for (const id of rowsToRemove) this.rowsToRemove.delete(id);
    for (const row of rows) if (this.rows.get(row.id) === row) this.rows.delete(row.id);
    if (taken.length > 0) throw new TakenByOtherTab();
    return null;
  }

  /** Changes the head of a match. @param {string} id @param {Partial<Head>} change */
  async mark(id, change) {
    await this.storage.transaction("readwrite", async (box) => {
      const head = await box.matches.get(id);
      if (head !== undefined) await box.matches.put({ ...(await validHead(box, id, head)), ...change }, id);
    });
  }

  /** Removes a match and returns it, so that it can be put back. @param {string} id @returns {Promise<Kept|null>} */
  async drop(id) {
    const found = await this.get(id);
    await this.storage.transaction("readwrite", async (box) => {
      await box.matches.delete(id);
      await box.records.delete(id);
    });
    this.waiting.delete(id);
    return found;
  }
}

/** The head of every match by its id. @param {Box} box */
export async function headsIn(box) {
  /** @type {Map<string, Head>} */
  const heads = new Map();
  const [ids, stored] = [await box.matches.getAllKeys(), await box.matches.getAll()];
  for (const [nth, id] of ids.entries())
    if (typeof id === "string") heads.set(id, await validHead(box, id, stored[nth]));
  return heads;
}

/**
 * Reads a match; null if it is not stored.
 * @param {Box} box
 * @param {string} id
 * @returns {Promise<Kept|null>}
 */
async function kept(box, id) {
  const [head, record] = [await box.matches.get(id), await box.records.get(id)];
  if (head === undefined || record === undefined) return null;
  return { head: await validHead(box, id, head), record: typeof record === "string" ? record : "" };
}

/**
 * The head of a match; if the stored head is damaged, the one that the record gives.
 * @param {Box} box
 * @param {string} id
 * @param {unknown} head
 * @returns {Promise<Head>}
 */
async function validHead(box, id, head) {
  if (isHead(head) && head.id === id) return head;
  const record = await box.records.get(id);
  return headOfRecord(id, typeof record === "string" ? record : "", 0);
}

/** Returns a unique id from the time and random letters. */
export const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
