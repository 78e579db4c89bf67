/**
 * @file A review of a finished hand: asks the engine, and keeps the position in the hand. A position is the number of
 * actions done, because that is the same from every seat. The engine does not tell what the seat could not see.
 */

/** @import { GameEvent, MatchSetup, Reason, TallyRow, Text, View } from "../shared/types.js" */
/** @typedef {{action: string, value: number|null}} Choice */
/**
 * @typedef {object} Judged What a bot thinks of a decision.
 * @property {Choice} played
 * @property {Choice} best
 * @property {number|null} cost
 * @property {boolean} differs
 * @property {Reason|null} says
 * @property {Reason[]} reasons
 * @property {Choice[]} ranking
 */
/** @typedef {{seat: number|null, action: string|null, at: number, events: GameEvent[]}} Step */
/** @typedef {{hand: number, setup: MatchSetup, own: number}} Played A hand of the match on the table. */
/** @typedef {{record: string}|{link: string}} Opened */
/**
 * @typedef {object} ReviewPage The page that the review is shown on.
 * @property {(request: Record<string, unknown>) => Promise<any>} query asks the engine
 * @property {(family: string) => Promise<unknown>} prepareFamily loads what draws the games of a family
 */

/** How many of the costliest decisions are named. */
const COSTLIEST = 3;

/** @param {number} seat @param {boolean} revealed */
const keyOf = (seat, revealed) => `${seat}${revealed ? " open" : ""}`;

export class ReviewSession {
  /** @param {ReviewPage} page @param {() => void} changed called when an answer has come */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    /** The record that was opened; null for the match on the table. @type {string|null} */
    this.record = null;
    /** @type {MatchSetup|null} */
    this.setup = null;
    /** The numbers of the finished hands. @type {number[]} */
    this.finished = [];
    this.hand = 1;
    /** The player's own seat, and the seat from which the hand is shown. */
    this.own = 0;
    this.seat = 0;
    this.revealed = false;
    /** How many actions have been done. */
    this.done = 0;
    /** @type {View|null} */
    this.view = null;
    /** The steps as each seat saw them, told to that seat, and with all cards open. @type {Map<string, Step[]>} */
    this.stepsBySeat = new Map();
    /**
     * What the bot thinks of each decision, by the number of actions before it; null for a forced one.
     * @type {Map<number, Judged|null>}
     */
    this.verdicts = new Map();
    /** The bot that judges; empty for the engine's own choice. */
    this.wanted = "";
    /** @type {{id: string, name: Text}|null} */
    this.judge = null;
    this.unjudged = false;
    /** The direction in which no further difference was found; 0 if none was looked for. @type {0|1|-1} */
    this.ended = 0;
    /** These grow with every question, so that a late answer to an older one is ignored. */
    this.opening = 0;
    this.asked = 0;
    this.generation = 0;
  }

  /** Returns the part of every question that names the hand. */
  get about() {
    return { hand: this.hand, ...(this.record === null ? {} : { record: this.record }) };
  }

  /** Returns how many play. */
  get seats() {
    return this.view?.seats.length ?? this.setup?.seats.length ?? 0;
  }

  /** Returns whether the hand comes from a file or a link, not from the match on the table. */
  get opened() {
    return this.record !== null;
  }

  /** Shows a hand of the match on the table. @param {Played} played */
  async play({ hand, setup, own }) {
    const opening = ++this.opening;
    const { tally } = await this.page.query({ do: "tally" });
    await this.page.prepareFamily(setup.family);
    if (opening !== this.opening) return;
    const finished = tally.map((/** @type {TallyRow} */ row) => row.hand);
    Object.assign(this, { record: null, setup, finished, own });
    await this.choose(hand, own, 0);
  }

  /**
   * Opens a record or a link. If the engine refuses it, throws the error and keeps the current hand.
   * @param {Opened} source
   * @param {number} [nth] which hand of the record; without it, the one that the source names
   */
  async open(source, nth) {
    const opening = ++this.opening;
    const { record, setup, finished, hand, step, seat, own } = await this.page.query({ do: "read", ...source });
    await this.page.prepareFamily(setup.family);
    if (opening !== this.opening) return;
    Object.assign(this, { record, setup, finished, own });
    if (nth) await this.choose(nth);
    else await this.choose(hand, seat, step);
  }

  /** Shows another hand of the same match. @param {number} hand @param {number} [seat] @param {number} [done] */
  async choose(hand, seat = this.own, done = 0) {
    Object.assign(this, { hand, seat, done, view: null, revealed: false });
    this.stepsBySeat = new Map();
    await this.judgeBy(this.wanted, false);
    await this.readSteps();
    await this.stand(done);
    void this.judgeAll();
  }

  /** Asks for the steps as the chosen seat saw them, or with all cards open. */
  async readSteps() {
    const { seat, about, stepsBySeat } = this;
    for (const revealed of this.revealed ? [false, true] : [false]) {
      const key = keyOf(seat, revealed);
      if (stepsBySeat.has(key)) continue;
      const from = revealed ? { seat: null, reader: seat } : { seat };
      const { steps } = await this.page.query({ do: "review", ...about, judge: null, ...from });
      stepsBySeat.set(key, steps);
    }
  }

  /** @returns {Step[]} */
  get steps() {
    return this.stepsBySeat.get(keyOf(this.seat, this.revealed)) ?? [];
  }

  /** Returns the number of the current step. */
  get at() {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.at <= this.done),
    );
  }

  get last() {
    return Math.max(0, this.steps.length - 1);
  }

  /** Returns how many actions the whole hand has, which is the same from every seat. */
  get total() {
    return this.steps.at(-1)?.at ?? 0;
  }

  /** Goes to the step nearest to this number of actions, in the direction of the way there. @param {number} done */
  async seek(done) {
    const ahead = done > this.done ? this.steps.findIndex((step) => step.at >= done) : -1;
    await this.go(ahead >= 0 ? ahead : this.steps.findLastIndex((step) => step.at <= done));
  }

  /** Goes to a step. @param {number} at */
  async go(at) {
    const step = this.steps[Math.min(Math.max(at, 0), this.last)];
    if (step) await this.stand(step.at);
  }

  /** Shows the table after this number of actions. @param {number} done */
  async stand(done) {
    const asked = ++this.asked;
    this.done = done;
    this.ended = 0;
    this.changed();
    const look = { step: done, seat: this.seat, revealed: this.revealed };
    const { view } = await this.page.query({ do: "moment", ...this.about, ...look });
    if (asked !== this.asked) return;
    this.view = view;
    this.changed();
  }

  /** Shows the hand from another seat. @param {number} seat */
  async look(seat) {
    if (seat === this.seat) return;
    this.seat = seat;
    await this.readSteps();
    await this.stand(this.steps[this.at]?.at ?? this.done);
    void this.judgeAll();
  }

  /** Shows everybody's cards, or hides them again. @param {boolean} revealed */
  async reveal(revealed) {
    this.revealed = revealed;
    await this.readSteps();
    await this.stand(this.steps[this.at]?.at ?? this.done);
  }

  // ── what a bot thinks ──

  /** Returns the seat's own decisions, each as the number of actions before it. @returns {number[]} */
  get decisions() {
    const steps = this.stepsBySeat.get(keyOf(this.seat, false)) ?? [];
    return steps.flatMap(({ seat }, nth) => (nth > 0 && seat === this.seat ? [steps[nth - 1].at] : []));
  }

  /** Returns how many of them the bot has not judged yet. */
  get unseen() {
    return this.decisions.filter((step) => !this.verdicts.has(step)).length;
  }

  /** Returns the decisions in which the seat and the bot differ. @returns {number[]} */
  get differences() {
    return this.decisions.filter((step) => this.verdicts.get(step)?.differs);
  }

  /** Returns the decisions that cost the seat most, the costliest first. @returns {number[]} */
  get costliest() {
    const cost = (/** @type {number} */ step) => this.verdicts.get(step)?.cost ?? 0;
    const costing = this.differences.filter((step) => cost(step) > 0);
    return costing.sort((one, other) => cost(other) - cost(one) || one - other).slice(0, COSTLIEST);
  }

  /**
   * Returns what the position was worth to the seat before each of its decisions, as the bot values it, in thousandths
   * of a point.
   * @returns {{step: number, value: number}[]}
   */
  get values() {
    return this.decisions.flatMap((step) => {
      const value = this.verdicts.get(step)?.best.value ?? null;
      return value === null ? [] : [{ step, value }];
    });
  }

  /** Returns the next or previous difference, if there is one. @param {1|-1} way */
  difference(way) {
    const { differences, done } = this;
    return way > 0 ? differences.find((step) => step > done) : differences.findLast((step) => step < done);
  }

  /** Notes that there is no further difference in this direction, until another moment is shown. @param {1|-1} way */
  findNone(way) {
    this.ended = way;
    this.changed();
  }

  /** Chooses the bot that judges from now on. @param {string} bot @param {boolean} [go] whether it begins at once */
  async judgeBy(bot, go = true) {
    this.wanted = bot;
    this.judge = null;
    this.unjudged = false;
    this.generation += 1;
    this.verdicts = new Map();
    if (go) await this.judgeAll();
  }

  /** Asks the bot about every decision of the seat, one at a time, the one that is shown first. */
  async judgeAll() {
    const generation = ++this.generation;
    this.unjudged = false;
    try {
      for (;;) {
        const left = this.decisions.filter((step) => !this.verdicts.has(step));
        if (left.length === 0) return;
        const step = left.includes(this.done) ? this.done : left[0];
        const bot = this.wanted ? { judge: this.wanted } : {};
        const { judge, judged } = await this.page.query({ do: "judge", ...this.about, step, ...bot });
        if (generation !== this.generation) return;
        this.judge = judge;
        this.verdicts.set(step, judged);
        this.changed();
      }
    } catch {
      if (generation !== this.generation) return;
      this.unjudged = true;
      this.changed();
    }
  }

  /** Ends the review: answers that are still to come are ignored. */
  leave() {
    this.opening += 1;
    this.generation += 1;
    this.asked += 1;
  }

  // ── link and record ──

  /** Returns a link to this moment. @returns {Promise<string>} */
  async link() {
    const { link } = await this.page.query({ do: "link", ...this.about, step: this.done, seat: this.seat });
    return link;
  }

  /** Returns the record of a match of this hand alone that has come to this moment. @returns {Promise<string>} */
  async toRetry() {
    const { record } = await this.page.query({ do: "retry", ...this.about, step: this.done, seat: this.seat });
    return record;
  }

  /** Returns the record of the whole match. @returns {Promise<string>} */
  async text() {
    if (this.record !== null) return this.record;
    const { record } = await this.page.query({ do: "save" });
    return record;
  }
}
