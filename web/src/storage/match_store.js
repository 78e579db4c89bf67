/**
 * @file Stores what is played: the match on the table after every answer, the list of all matches, the finished hands.
 * Tells the player if the storage refuses something, or if another tab has the match.
 */
import { isGuided } from "../state/first_hand.js";
import { isShared } from "../state/selectors.js";
import { both } from "../text/i18n.js";
import { callSeats } from "../text/seats.js";
import { unkeptBecause, within } from "./database.js";
import { saveFile } from "./files.js";
import { rowId, rowOf } from "./hand_rows.js";
import { freshId, Saves, TakenByOtherTab } from "./saves.js";
import { cachedTable, cacheTable, whenLeft } from "./table_cache.js";
import { connectTabs, Holder } from "./tabs.js";

/** @import { Aid, Head } from "./records.js" */
/** @import { GameEvent, MatchState, StateAnswer, Text } from "../shared/types.js" */
/** @import { Shelf, Storage, Unkept } from "./database.js" */

/**
 * @typedef {object} StorePage What the store needs of the page.
 * @property {Pick<import("../state/app_state.js").App, "saved"|"lobby">} app
 * @property {(change: import("../state/app_state.js").Change) => void} set
 * @property {(text: Text, kind: "info"|"error", more: {opens?: "data"|null, stays: true}) => void} toast
 * @property {(elsewhere: "held"|"taken") => void} loseMatch called when another tab has the match on the table
 */

/**
 * Returns the aids by hand, with an aid added in the hands from `first` to `last`.
 * @param {Head["aids"]} aids
 * @param {Aid} aid
 * @param {number} first
 * @param {number} last
 */
function withAid(aids, aid, first, last) {
  const all = { ...aids };
  for (let hand = first; hand <= last; hand++) all[hand] = [...new Set([...(all[hand] ?? []), aid])];
  return all;
}

export class MatchStore {
  /** @param {Storage} storage @param {StorePage} page */
  constructor(storage, page) {
    this.storage = storage;
    this.page = page;
    this.saves = new Saves(storage);
    this.holder = new Holder();
    storage.answers = () => void this.refresh().then(() => this.reportUnkept(null));
    this.tellTabs = connectTabs(() => void this.refresh());
    /** @type {Head|null} the match on the table */
    this.head = null;
    /** Which match is on the table, or is about to be; empty for none, so that what comes late finds it gone. */
    this.id = "";
    /** Resolves when this tab has the match that is about to begin. @type {Promise<boolean>} */
    this.held = Promise.resolve(false);
    this.record = "";
    /** Caches the table that is drawn, if a match is on it. */
    this.cache = () => {};
    whenLeft(() => this.cache());
    /** The rows of hands that were undone, until the position that follows is stored. @type {string[]} */
    this.rowsToRemove = [];
    // A page that the browser restores without loading it has an old list: other tabs may have played meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && void this.refresh());
    addEventListener("beforeunload", (event) => {
      if (this.page.app.saved.unkept === "full" && this.saves.waiting.size > 0) event.preventDefault();
    });
  }

  /**
   * The time, but always after that of the match played last, so that a clock that is set back does not reorder the
   * list.
   */
  now() {
    return Math.max(Date.now(), ...this.page.app.saved.matches.map((head) => head.at + 1));
  }

  /** Tells the player something that stays until it is closed. @param {Text} text @param {"info"|"error"} [kind] @param {"data"|null} [opens] */
  tell(text, kind = "info", opens = null) {
    this.page.toast(text, kind, { opens, stays: true });
  }

  // ── the match on the table ──

  /** Gives the match that is about to begin an id; this tab holds the match from now on. */
  fresh(id = freshId()) {
    this.id = id;
    this.held = this.holder.hold(this.id, false, () => this.lose());
    return this.id;
  }

  /** Makes the head of a new match on the table. @param {StateAnswer} answer */
  async begin({ setup, hand, scores, view }) {
    const { game = "", options = {}, seats = [], hands = 1 } = setup ?? {};
    const now = this.now();
    this.head = {
      id: this.id,
      game,
      options,
      seats,
      hand,
      hands,
      scores,
      over: false,
      began: now,
      at: now,
      counted: 0,
      aids: {},
    };
    if (isShared({ seats })) this.head = { ...this.head, people: this.page.app.lobby.setup.names };
    if (view?.open) this.head = { ...this.head, practice: true, open: true };
    this.page.set({ table: { practice: this.head.practice === true, final: false } });
    // The guided hand has one id for ever: what is stored of an earlier time may bear the name of a tab that is long closed.
    const again = this.page.app.saved.matches.some(({ id }) => id === this.id);
    if ((await this.held) && again) await this.saves.take(this.id).catch(() => null);
  }

  /**
   * Takes a stored match for this tab and reads it; null if that is impossible, or not wanted any more. If another tab
   * has it, the page says so.
   * @param {string} id
   * @param {boolean} steal whether to take it from that tab
   */
  async take(id, steal) {
    this.id = id;
    this.head = null;
    this.rowsToRemove = [];
    if (!(await this.holder.hold(id, steal, () => this.lose()))) {
      if (this.id === id) this.page.loseMatch("held");
      return null;
    }
    const found = await this.saves.take(id).catch(() => null);
    if (this.id !== id) return null; // the player has left, or another match is on its way to the table
    if (found) this.head = found.head;
    const { practice, cup } = this.head ?? {};
    callSeats(this.head ?? {});
    this.page.set({ table: { practice: practice === true, final: cup === true } });
    return found;
  }

  /** Called when another tab has taken the match: this tab no longer stores it. */
  lose() {
    if (!this.head) return;
    this.head = null;
    this.cache = () => {};
    this.page.loseMatch("taken");
  }

  /** Releases the match, because it has left the table. */
  release() {
    this.holder.free();
    if (this.head) this.tellTabs();
    this.id = "";
    this.head = null;
    this.cache();
    this.cache = () => {};
    this.rowsToRemove = [];
  }

  /**
   * Stores an answer of the engine. It is called before the answer is drawn, so that what was seen is stored.
   * @param {MatchState} state
   * @param {GameEvent[]} log all events of the hand
   * @returns {Promise<boolean>} false if another tab has the match: the answer must then not be drawn
   */
  async store(state, log) {
    if (!this.head) return false;
    const { broken: _, ...head } = this.head; // the engine has read the match, so it is not broken
    const {
      setup: { game, options, seats, hands },
      hand,
      scores,
    } = state;
    const counts = state.view.result !== null && hand > head.counted;
    const shared = isShared({ seats });
    // Whoever follows the guide wins, so that says nothing of the player; and several people are not one.
    const row = counts && !isGuided(head.id) && !shared;
    this.record = state.record;
    const aids = state.view.open && !state.view.result ? withAid(head.aids, "open", hand, hand) : head.aids;
    this.head = {
      ...head,
      aids,
      game,
      options,
      seats,
      hand,
      hands,
      scores,
      over: state.waiting === "end",
      at: this.now(),
      counted: counts ? hand : head.counted,
    };
    for (const row of this.rowsToRemove.splice(0)) this.saves.removeRow(row);
    const { id } = this.head;
    this.cache = () => (shared ? undefined : cacheTable(id, state, log)); // a hand that others must not find there
    await this.write(row ? rowOf(this.page.app.lobby.games, this.head, state) : null, state.view.result !== null);
    if (state.waiting === "end") void this.askToPersist();
    return this.head !== null;
  }

  /** Records that an aid was used in the hand on the table. @param {Aid} aid */
  async noteAid(aid) {
    if (!this.head) return;
    const { hand } = this.head;
    this.head = { ...this.head, aids: withAid(this.head.aids, aid, hand, hand) };
    if (this.record) await this.write(null);
  }

  /**
   * Records that decisions were undone in the hands from `first` to `last`. With the position that follows, the aid is
   * stored and the rows of these hands are removed.
   * @param {number} first
   * @param {number} last
   */
  takeBack(first, last) {
    if (!this.head) return;
    const { id, counted } = this.head;
    // A hand that was undone will be finished, and counted, again.
    const before = Math.min(counted, first - 1);
    for (let hand = before + 1; hand <= counted; hand++) this.rowsToRemove.push(rowId(id, hand));
    this.head = { ...this.head, aids: withAid(this.head.aids, "undo", first, last), counted: before };
  }

  /** Records whether all hands lie open. This also holds when the match is continued later. @param {boolean} open */
  showHands(open) {
    if (this.head) this.head = { ...this.head, open };
  }

  /** The cached table of a stored match; null if there is none. @param {string} id */
  async lastTable(id) {
    const found = await this.saves.get(id).catch(() => null);
    return cachedTable(id, found?.record);
  }

  /**
   * @param {import("./hand_rows.js").HandRow|null} row
   * @param {boolean} [ended] whether a hand has ended: other pages are told, also of one that no statistics count
   */
  async write(row, ended = false) {
    if (!this.head) return;
    const { head, record } = this;
    const known = this.page.app.saved.matches.some(({ id }) => id === head.id);
    try {
      const unkept = await this.saves.put(head, record, row);
      if (ended || !known) this.tellTabs();
      // The list may have been read again meanwhile.
      const others = this.page.app.saved.matches.filter(({ id }) => id !== head.id);
      this.page.set({ saved: { matches: [head, ...others] } });
      this.reportUnkept(unkept);
    } catch (error) {
      if (error instanceof TakenByOtherTab) this.lose();
      else throw error;
    }
  }

  /** Reads how the player has arranged the hand; a storage that does not answer is not waited for. @returns {Promise<unknown>} */
  readArrangement() {
    return within(this.storage.read("arranged"), this.saves.patience);
  }

  /** @param {unknown} arrangement null for the usual order */
  writeArrangement(arrangement) {
    void this.keep("arranged", arrangement);
  }

  /**
   * Writes to a shelf; a refusal is reported once, and never stops the game.
   * @param {Shelf} shelf
   * @param {unknown} value
   */
  async keep(shelf, value) {
    const unkept = await this.storage.tryWrite(shelf, value);
    if (unkept) this.reportUnkept(unkept);
  }

  /**
   * Changes what is on a shelf, as the storage does; a refusal is reported.
   * @param {Shelf} shelf
   * @param {(stored: unknown) => unknown} change
   */
  async amend(shelf, change) {
    await this.storage.amend(shelf, change).catch((error) => this.reportUnkept(unkeptBecause(error)));
  }

  /**
   * Tells the player once that something is not stored, and once that it is stored again.
   * @param {Unkept|null} unkept
   */
  reportUnkept(unkept) {
    const why = unkept ?? this.storage.refused;
    const before = this.page.app.saved.unkept;
    if (why === before) return;
    this.page.set({ saved: { unkept: why } });
    if (why === null) this.tell(both(before === "full" ? "unkept.over" : "unkept.answers"));
    else if (why === "full") this.tell(both("unkept.full"), "error", "data");
    else this.tell(both(`unkept.${why}`));
  }

  /** Asks the browser once, after the first finished match, not to clear the storage when it needs room. */
  async askToPersist() {
    try {
      if (await this.storage.read("asked")) return;
      await this.storage.write("asked", true);
      await navigator.storage?.persist?.();
    } catch {
      // a browser that cannot promise this may clear the storage
    }
  }

  // ── the list ──

  /** Reads the list again. */
  async refresh() {
    const matches = await this.saves.list().catch(() => null);
    if (matches) this.page.set({ saved: { matches } });
  }

  /** Which of these matches are on a table, here or in another tab. @param {Iterable<string>} ids */
  async playing(ids) {
    const all = [...new Set(ids)];
    const held = await Promise.all(all.map((id) => this.holder.elsewhere(id)));
    return new Set(all.filter((id, nth) => held[nth] || id === this.head?.id));
  }

  /** Marks a match as unreadable, with the reason. It stays stored. @param {string} id @param {Text} why */
  async markBroken(id, why) {
    await this.saves.mark(id, { broken: why }).catch(() => undefined);
    const matches = this.page.app.saved.matches.map((head) => (head.id === id ? { ...head, broken: why } : head));
    this.page.set({ saved: { matches } });
  }

  /** Removes a match. It can be restored until the page is left. @param {string} id */
  async remove(id) {
    if (await this.holder.elsewhere(id)) return this.tell(both("saved.elsewhere"));
    try {
      const removed = await this.saves.drop(id);
      if (removed) this.page.set({ saved: { deleted: { ...this.page.app.saved.deleted, [id]: removed } } });
      this.reportUnkept(await this.saves.flush());
      this.tellTabs();
    } catch {
      this.tell(both("unkept.refused"), "error");
    }
  }

  /** Restores a removed match. @param {string} id */
  async restore(id) {
    const kept = this.page.app.saved.deleted[id];
    if (!kept) return;
    const { [id]: _, ...deleted } = this.page.app.saved.deleted;
    this.reportUnkept(await this.saves.put(kept.head, kept.record).catch(() => null));
    // The list may have been read again meanwhile, without the match.
    const others = this.page.app.saved.matches.filter((head) => head.id !== id);
    this.page.set({ saved: { deleted, matches: [kept.head, ...others] } });
    this.tellTabs();
  }

  /** Saves the record of a match as a file. @param {string} id */
  async download(id) {
    const found = await this.saves.get(id).catch(() => null);
    if (found) saveFile(`hupai-${id}.txt`, found.record);
  }
}
