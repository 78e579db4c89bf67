/**
 * @file What is stored of what is played: the match on the table after every answer, the list of all matches, the
 * finished hands; and what the page says when the storage, or another tab, does not let it.
 */
import { both } from "../text/i18n.js";
import { saveFile } from "./files.js";
import { freshId, Saves, Taken } from "./saves.js";
import { rowId, rowOf } from "./statistics.js";
import { cachedTable, cacheTable } from "./table_cache.js";
import { Holder, neighbours } from "./tabs.js";

/** @typedef {import("./records.js").Head} Head */
/** @typedef {import("./records.js").Aid} Aid */
/** @typedef {import("../shared/types.js").MatchState} MatchState */
/** @typedef {import("../shared/types.js").Text} Text */

/**
 * @typedef {object} StorePorts What the store needs of the page around it.
 * @property {() => Pick<import("../state/app_state.js").App, "matches"|"deleted"|"unkept"|"games">} app
 * @property {(change: Partial<import("../state/app_state.js").App>) => void} set
 * @property {(text: Text, kind: "info"|"error", opens?: "data"|null) => void} toast
 * @property {(elsewhere: "held"|"taken") => void} lost another tab has the match on the table
 */

/** The aids by hand, and this one in the hands from one to another. @param {Head["aids"]} aids @param {Aid} aid @param {number} first @param {number} last */
function withAid(aids, aid, first, last) {
  const all = { ...aids };
  for (let hand = first; hand <= last; hand++) all[hand] = [...new Set([...(all[hand] ?? []), aid])];
  return all;
}

export class MatchStore {
  /** @param {import("./database.js").Storage} storage @param {StorePorts} page */
  constructor(storage, page) {
    this.storage = storage;
    this.page = page;
    this.saves = new Saves(storage);
    this.holder = new Holder();
    storage.answers = () => void this.refresh().then(() => this.reportUnkept(null));
    this.tellTabs = neighbours(() => void this.refresh());
    /** @type {Head|null} the match on the table */
    this.head = null;
    /** Which match is, was last, or is about to be on the table. */
    this.id = "";
    /** Done once this tab has the match that is about to begin. @type {Promise<boolean>} */
    this.held = Promise.resolve(false);
    this.record = "";
    /** Rows of hands that were taken back, until the position that follows is stored. @type {string[]} */
    this.uncounted = [];
    // A page that comes back without a load has an old list: others may have played meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && void this.refresh());
    addEventListener("beforeunload", (event) => {
      if (this.page.app().unkept === "full" && this.saves.waiting.size > 0) event.preventDefault();
    });
  }

  /** The time, but never before what was played last: a clock that is set back does not reorder the list. */
  now() {
    return Math.max(Date.now(), ...this.page.app().matches.map((head) => head.at + 1));
  }

  // ── the match on the table ──

  /** Names the match that is about to begin; this tab holds it from now on. */
  fresh() {
    this.id = freshId();
    this.held = this.holder.hold(this.id, false, () => this.lose());
    return this.id;
  }

  /** A new match comes onto the table. @param {import("../shared/types.js").StateAnswer} answer */
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
    if (view?.open) this.head = { ...this.head, practice: true, open: true };
    this.page.set({ practice: this.head.practice === true });
    await this.held;
  }

  /**
   * Takes a match up again; null when another tab has it, which is then said.
   * @param {string} id
   * @param {boolean} steal take it from that tab
   */
  async take(id, steal) {
    this.id = id;
    this.head = null;
    this.uncounted = [];
    if (!(await this.holder.hold(id, steal, () => this.lose()))) {
      this.page.lost("held");
      return null;
    }
    const found = await this.saves.take(id).catch(() => null);
    if (found) this.head = found.head;
    else this.release();
    this.page.set({ practice: this.head?.practice === true });
    return found;
  }

  /** Another tab has taken the match: this one stops. */
  lose() {
    if (!this.head) return;
    this.head = null;
    this.page.lost("taken");
  }

  /** The match has left the table. */
  release() {
    this.holder.free();
    if (this.head) this.tellTabs();
    this.head = null;
    this.uncounted = [];
  }

  /**
   * Stores an answer of the engine. It is called before the answer is drawn, so that what was seen is stored.
   * @param {MatchState} state
   * @param {import("../shared/types.js").GameEvent[]} log all events of the hand
   * @returns {Promise<boolean>} false where another tab has the match: nothing of the answer is to be drawn
   */
  async store(state, log) {
    if (!this.head) return false;
    const { broken: _, ...head } = this.head; // it has been read
    const {
      setup: { game, options, seats, hands },
      hand,
      scores,
    } = state;
    const counts = state.view.result !== null && hand > head.counted;
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
    for (const row of this.uncounted.splice(0)) this.saves.uncount(row);
    cacheTable(this.head.id, state, log);
    await this.write(counts ? rowOf(this.page.app().games, this.head, state) : null);
    if (state.waiting === "end") void this.askToPersist();
    return this.head !== null;
  }

  /** Help was used in the hand on the table: it counts as aided. @param {Aid} aid */
  async noteAid(aid) {
    if (!this.head) return;
    const { hand } = this.head;
    this.head = { ...this.head, aids: withAid(this.head.aids, aid, hand, hand) };
    if (this.record) await this.write(null);
  }

  /** Decisions were taken back, from one hand to another: that is stored, and these hands uncounted, with the position that follows. @param {number} first @param {number} last */
  takeBack(first, last) {
    if (!this.head) return;
    const { id, counted } = this.head;
    // A hand that was taken back is finished, and counted, again.
    const before = Math.min(counted, first - 1);
    for (let hand = before + 1; hand <= counted; hand++) this.uncounted.push(rowId(id, hand));
    this.head = { ...this.head, aids: withAid(this.head.aids, "undo", first, last), counted: before };
  }

  /** All hands lie open from now on, or are hidden again; it stays so when the match is taken up again. @param {boolean} open */
  showHands(open) {
    if (this.head) this.head = { ...this.head, open };
  }

  /** How the table of a stored match looked last; null where nothing is cached. @param {string} id */
  async lastTable(id) {
    const found = await this.saves.get(id).catch(() => null);
    return cachedTable(id, found?.record);
  }

  /** @param {import("./statistics.js").HandRow|null} row */
  async write(row) {
    if (!this.head) return;
    const { head, record } = this;
    const { matches } = this.page.app();
    const others = matches.filter((other) => other.id !== head.id);
    try {
      const unkept = await this.saves.put(head, record, row);
      if (others.length === matches.length) this.tellTabs();
      this.page.set({ matches: [head, ...others] });
      this.reportUnkept(unkept);
    } catch (error) {
      if (error instanceof Taken) this.lose();
      else throw error;
    }
  }

  /** The hand's order, as the player has laid it out. @returns {Promise<unknown>} */
  readArrangement() {
    return this.storage.read("arranged");
  }

  /** @param {unknown} arrangement null for the usual order */
  writeArrangement(arrangement) {
    void this.keep("arranged", arrangement);
  }

  /** Writes to a shelf; a refusal is reported once, and never stops the game. @param {import("./database.js").Shelf} shelf @param {unknown} value */
  async keep(shelf, value) {
    const unkept = await this.storage.tryWrite(shelf, value);
    if (unkept) this.reportUnkept(unkept);
  }

  /** Says once why something is not stored, and once that it is again. @param {import("./database.js").Unkept|null} unkept */
  reportUnkept(unkept) {
    const why = unkept ?? this.storage.refused;
    const before = this.page.app().unkept;
    if (why === before) return;
    this.page.set({ unkept: why });
    if (why === null) this.page.toast(both(before === "full" ? "unkept.over" : "unkept.answers"), "info");
    else this.page.toast(both(`unkept.${why}`), why === "full" ? "error" : "info", why === "full" ? "data" : null);
  }

  /** Asks once, after the first finished match, that the browser does not clear the storage when it needs room. */
  async askToPersist() {
    try {
      if (await this.storage.read("asked")) return;
      await this.storage.write("asked", true);
      await navigator.storage?.persist?.();
    } catch {
      // a browser that cannot promise it keeps the storage as long as it likes
    }
  }

  // ── the list ──

  /** Reads the list anew. */
  async refresh() {
    const matches = await this.saves.list().catch(() => null);
    if (matches) this.page.set({ matches });
  }

  /** Which of these matches are on a table, here or in another tab. @param {Iterable<string>} ids */
  async playing(ids) {
    const all = [...new Set(ids)];
    const held = await Promise.all(all.map((id) => this.holder.elsewhere(id)));
    return new Set(all.filter((id, nth) => held[nth] || id === this.head?.id));
  }

  /** A match that cannot be read stays where it is, with the reason. @param {string} id @param {Text} why */
  async markBroken(id, why) {
    this.release();
    await this.saves.mark(id, { broken: why }).catch(() => undefined);
    this.page.set({
      matches: this.page.app().matches.map((head) => (head.id === id ? { ...head, broken: why } : head)),
    });
  }

  /** Takes a match off the list; it can be put back until the page is left. @param {string} id */
  async remove(id) {
    if (await this.holder.elsewhere(id)) return this.page.toast(both("saved.elsewhere"), "info");
    try {
      const removed = await this.saves.drop(id);
      if (removed) this.page.set({ deleted: { ...this.page.app().deleted, [id]: removed } });
      this.reportUnkept(await this.saves.flush());
      this.tellTabs();
    } catch {
      this.page.toast(both("unkept.refused"), "error");
    }
  }

  /** Puts a match back. @param {string} id */
  async restore(id) {
    const kept = this.page.app().deleted[id];
    if (!kept) return;
    const { [id]: _, ...deleted } = this.page.app().deleted;
    this.reportUnkept(await this.saves.put(kept.head, kept.record).catch(() => null));
    this.page.set({ deleted });
    this.tellTabs();
  }

  /** Gives the player a match's record as a file. @param {string} id */
  async download(id) {
    const found = await this.saves.get(id).catch(() => null);
    if (found) saveFile(`hupai-${id}.txt`, found.record);
  }
}
