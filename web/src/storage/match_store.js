/**
 * @file What is kept of what is played: the match on the table after every answer, the list of all matches, the
 * finished hands; and what the page says when the storage, or another tab, does not let it.
 */
import { saveFile } from "./download.js";
import { both } from "./i18n.js";
import { keepPicture } from "./picture.js";
import { freshId, Saves, Taken } from "./saves.js";
import { rowId, rowOf } from "./statistics.js";
import { Holder, neighbours } from "./tabs.js";

/** @typedef {import("./records.js").Head} Head */
/** @typedef {import("./records.js").Aid} Aid */
/** @typedef {import("./types.js").MatchState} MatchState */

/** The help used, and this one in the hands from one to another. @param {Head["aids"]} aids @param {Aid} aid @param {number} first @param {number} last */
function withAid(aids, aid, first, last) {
  const all = { ...aids };
  for (let hand = first; hand <= last; hand++) all[hand] = [...new Set([...(all[hand] ?? []), aid])];
  return all;
}

export class Keeping {
  /**
   * @param {import("./controller.js").Controller} page
   * @param {import("./storage.js").Storage} storage
   */
  constructor(page, storage) {
    this.page = page;
    this.storage = storage;
    this.saves = new Saves(storage);
    this.holder = new Holder();
    storage.answers = () => void this.refresh().then(() => this.told(null));
    this.tellTabs = neighbours(() => void this.refresh());
    /** @type {Head|null} the match on the table */
    this.head = null;
    /** Which match is, was last, or is about to be on the table. */
    this.id = "";
    /** Done once this tab has the match that is about to begin. @type {Promise<boolean>} */
    this.held = Promise.resolve(false);
    this.record = "";
    /** Rows of hands that were taken back, until the position that follows is kept. @type {string[]} */
    this.uncounted = [];
    // Back again as it was left, without a load: others may have played meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && void this.refresh());
    addEventListener("beforeunload", (event) => {
      if (this.page.app.unkept === "full" && this.saves.waiting.size > 0) event.preventDefault();
    });
  }

  /** The time, but never before what was played last: a clock that is set back does not turn the list over. */
  now() {
    return Math.max(Date.now(), ...this.page.app.matches.map((head) => head.at + 1));
  }

  // ── the match on the table ──

  /** A name for the match that is about to begin, which this tab has from now on. */
  fresh() {
    this.id = freshId();
    this.held = this.holder.hold(this.id, false, () => this.lost());
    return this.id;
  }

  /** A new match comes onto the table. @param {MatchState} state */
  async begin(state) {
    const { game, options, seats, hand, hands, scores } = state.match;
    const now = this.now();
    this.head = { id: this.id, game, options, seats, hand, hands, scores, over: false, began: now, at: now, counted: 0, aids: {} };
    if (state.view.open) this.head = { ...this.head, practice: true, open: true };
    await this.held;
  }

  /**
   * A match to take up again; null when another tab has it, which is then told.
   * @param {string} id
   * @param {boolean} steal take it from that tab
   */
  async take(id, steal) {
    this.id = id;
    this.head = null;
    this.uncounted = [];
    if (!(await this.holder.hold(id, steal, () => this.lost()))) {
      this.page.set({ opening: null, sheet: "elsewhere", elsewhere: "held" });
      return null;
    }
    const found = await this.saves.take(id).catch(() => null);
    if (found) this.head = found.head;
    else this.release();
    return found;
  }

  /** Another tab has taken the match: this one stops, and says so. */
  lost() {
    if (!this.head) return;
    this.head = null;
    this.page.play.leave();
    this.page.set({ busy: true, sheet: "elsewhere", elsewhere: "taken", question: null });
  }

  /** The match has left the table. */
  release() {
    this.holder.free();
    if (this.head) this.tellTabs();
    this.head = null;
    this.uncounted = [];
  }

  /** Written after every answer, before it is drawn, so that what was seen is kept. @param {MatchState} state */
  async store(state) {
    if (!this.head) return this.page.play.leave(); // taken away while the engine was thinking: nothing of it is drawn
    const { broken: _, ...head } = this.head; // it has been read
    const { game, options, seats, hand, hands, scores } = state.match;
    const counts = state.view.result !== null && hand > head.counted;
    this.record = state.save;
    const aids = state.view.open && !state.view.result ? withAid(head.aids, "open", hand, hand) : head.aids;
    this.head = {
      ...head, aids, game, options, seats, hand, hands, scores, over: state.waiting === "end", at: this.now(),
      counted: counts ? hand : head.counted,
    };
    for (const row of this.uncounted.splice(0)) this.saves.uncount(row);
    keepPicture(this.head.id, state, this.page.app.log);
    await this.write(counts ? rowOf(this.page.app, this.head, state) : null);
    if (state.waiting === "end") void this.askToStay();
  }

  /** An engine that was started anew is told the match whose tally is read: it is asked about its hands. */
  async remind() {
    if (!this.head || !this.record) return;
    await this.page.engine.ask({ do: "load", record: this.record, open: this.head.open === true }).catch(() => null);
  }

  /** Help was used in the hand on the table: it counts as aided. @param {Aid} aid */
  async aid(aid) {
    if (!this.head) return;
    const { hand } = this.head;
    this.head = { ...this.head, aids: withAid(this.head.aids, aid, hand, hand) };
    if (this.record) await this.write(null);
  }

  /** Decisions were taken back, from one hand to another: kept, and these hands uncounted, with the position that follows. @param {number} first @param {number} last */
  takeBack(first, last) {
    if (!this.head) return;
    const { id, counted } = this.head;
    // A hand that was taken back is finished, and counted, anew.
    const uncounted = Math.min(counted, first - 1);
    for (let hand = uncounted + 1; hand <= counted; hand++) this.uncounted.push(rowId(id, hand));
    this.head = { ...this.head, aids: withAid(this.head.aids, "undo", first, last), counted: uncounted };
  }

  /** All hands lie open from now on, or are hidden again; it stays so when the match is taken up again. @param {boolean} open */
  lay(open) {
    if (this.head) this.head = { ...this.head, open };
  }

  /** @param {import("./statistics.js").HandRow|null} row */
  async write(row) {
    if (!this.head) return;
    const { head, record } = this;
    const others = this.page.app.matches.filter((other) => other.id !== head.id);
    const first = others.length === this.page.app.matches.length;
    try {
      const unkept = await this.saves.put(head, record, row);
      if (first) this.tellTabs();
      this.page.set({ matches: [head, ...others] });
      this.told(unkept);
    } catch (error) {
      if (error instanceof Taken) this.lost();
      else throw error;
    }
  }

  /** Says once why something is not kept, and once that it is again. @param {import("./storage.js").Unkept|null} unkept */
  told(unkept) {
    const why = unkept ?? this.storage.refused;
    if (why === this.page.app.unkept) return;
    const before = this.page.app.unkept;
    this.page.set({ unkept: why });
    if (why === null) this.page.toast(both(before === "full" ? "unkept.over" : "unkept.answers"), "info");
    else this.page.toast(both(`unkept.${why}`), why === "full" ? "error" : "info", null, why === "full" ? "data" : null);
  }

  /** Asked once, after the first finished match: the browser may otherwise clear what it keeps when it needs room. */
  async askToStay() {
    try {
      if (await this.storage.read("asked")) return;
      await this.storage.write("asked", true);
      await navigator.storage?.persist?.();
    } catch {
      // a browser that cannot say so keeps it as long as it likes
    }
  }

  // ── the list ──

  /** Reads the list anew. */
  async refresh() {
    const matches = await this.saves.list().catch(() => null);
    if (matches) this.page.set({ matches });
  }

  /** A match that cannot be read stays where it is, with the reason. @param {string} id @param {import("./types.js").Text} why */
  async spoil(id, why) {
    this.release();
    await this.saves.mark(id, { broken: why }).catch(() => undefined);
    this.page.set({ matches: this.page.app.matches.map((head) => (head.id === id ? { ...head, broken: why } : head)) });
  }

  /** Takes a match off the list; it can be put back until the page is left. @param {string} id */
  async remove(id) {
    if (await this.holder.elsewhere(id)) return this.page.toast(both("saved.elsewhere"), "info");
    try {
      const gone = await this.saves.drop(id);
      if (gone) this.page.set({ gone: { ...this.page.app.gone, [id]: gone } });
      this.told(await this.saves.flush());
      this.tellTabs();
    } catch {
      this.page.toast(both("unkept.refused"), "error");
    }
  }

  /** Puts a match back. @param {string} id */
  async restore(id) {
    const kept = this.page.app.gone[id];
    if (!kept) return;
    const { [id]: _, ...gone } = this.page.app.gone;
    this.told(await this.saves.put(kept.head, kept.record).catch(() => null));
    this.page.set({ gone });
    this.tellTabs();
  }

  /** A match's record as a file. @param {string} id */
  async download(id) {
    const found = await this.saves.get(id).catch(() => null);
    if (found) saveFile(`hupai-${id}.txt`, found.record);
  }
}
