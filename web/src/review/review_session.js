/**
 * @file A finished hand that is gone through: what is asked of the engine, and where in it one stands. A place is the
 * number of actions done, which is the same from every seat; what a seat could not see, the engine does not tell.
 */

/** @typedef {import("../shared/types.js").Reason} Reason */
/** @typedef {import("../shared/types.js").View} View */
/** @typedef {import("../shared/types.js").Text} Text */
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
/** @typedef {{seat: number|null, action: string|null, at: number, events: import("../shared/types.js").GameEvent[]}} Step */
/** @typedef {{hand: number, setup: import("../shared/types.js").MatchSetup, own: number}} Played A hand of the match on the table. */
/** @typedef {{record: string}|{link: string}} Opened */

export class ReviewSession {
  /**
   * @param {(request: Record<string, unknown>) => Promise<any>} query asks the engine
   * @param {() => void} changed called when an answer has come
   */
  constructor(query, changed) {
    this.query = query;
    this.changed = changed;
    /** What was opened; null for the match on the table. @type {string|null} */
    this.record = null;
    /** @type {import("../shared/types.js").MatchSetup|null} */
    this.setup = null;
    /** The hands that are over. @type {number[]} */
    this.finished = [];
    this.hand = 1;
    /** The seat of whoever played, and the seat one looks from. */
    this.own = 0;
    this.seat = 0;
    this.revealed = false;
    /** How many actions have been done. */
    this.done = 0;
    /** @type {View|null} */
    this.view = null;
    /** The steps as a seat saw them, and as all cards open show them. @type {Map<number|null, Step[]>} */
    this.stepsBySeat = new Map();
    /** What a bot thinks, by the number of actions before; null where there was nothing to decide. @type {Map<number, Judged|null>} */
    this.verdicts = new Map();
    /** Which bot is asked; empty for the engine's own choice. */
    this.wanted = "";
    /** @type {{id: string, name: Text}|null} */
    this.judge = null;
    this.unjudged = false;
    /** Grow with every question, so that a late answer is not taken for a newer one. */
    this.asked = 0;
    this.round = 0;
  }

  /** The hand, as every question names it. */
  get about() {
    return { hand: this.hand, ...(this.record === null ? {} : { record: this.record }) };
  }

  /** Whether this is a hand somebody opened, and not one of the match on the table. */
  get opened() {
    return this.record !== null;
  }

  /** A hand of the match on the table. @param {Played} played */
  async play({ hand, setup, own }) {
    const { tally } = await this.query({ do: "tally" });
    this.record = null;
    this.setup = setup;
    this.finished = tally.map((/** @type {import("../shared/types.js").TallyRow} */ row) => row.hand);
    this.own = own;
    await this.choose(hand, own, 0);
  }

  /** What is in a record or a link; throws the engine's reason, and leaves what was looked at. @param {Opened} source */
  async open(source) {
    const { record, setup, finished, hand, step, seat, own } = await this.query({ do: "read", ...source });
    Object.assign(this, { record, setup, finished, own });
    await this.choose(hand, seat, step);
  }

  /** Another hand of the same match. @param {number} hand @param {number} [seat] @param {number} [done] */
  async choose(hand, seat = this.own, done = 0) {
    Object.assign(this, { hand, seat, done, view: null, revealed: false });
    this.stepsBySeat.clear();
    await this.judgeBy(this.wanted, false);
    await this.readSteps();
    await this.stand(done);
    void this.judgeAll();
  }

  /** Asks for what happened, as it is to be seen now. */
  async readSteps() {
    const from = this.revealed ? null : this.seat;
    if (this.stepsBySeat.has(from)) return;
    const { steps } = await this.query({ do: "review", ...this.about, judge: null, seat: from });
    this.stepsBySeat.set(from, steps);
  }

  /** @returns {Step[]} */
  get steps() {
    return this.stepsBySeat.get(this.revealed ? null : this.seat) ?? [];
  }

  /** Which step one stands at. */
  get at() {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.at <= this.done),
    );
  }

  get last() {
    return Math.max(0, this.steps.length - 1);
  }

  /** Goes to a step. @param {number} at */
  async go(at) {
    const step = this.steps[Math.min(Math.max(at, 0), this.last)];
    if (step) await this.stand(step.at);
  }

  /** The table after so many actions. @param {number} done */
  async stand(done) {
    const asked = ++this.asked;
    this.done = done;
    this.changed();
    const look = { step: done, seat: this.seat, revealed: this.revealed };
    const { view } = await this.query({ do: "moment", ...this.about, ...look });
    if (asked !== this.asked) return;
    this.view = view;
    this.changed();
  }

  /** Looks from another seat. @param {number} seat */
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

  /** The seat's own decisions, by the number of actions before. @returns {number[]} */
  get decisions() {
    const steps = this.stepsBySeat.get(this.seat) ?? [];
    return steps.flatMap(({ seat }, nth) => (nth > 0 && seat === this.seat ? [steps[nth - 1].at] : []));
  }

  /** How many of them a bot has not looked at yet. */
  get unseen() {
    return this.decisions.filter((step) => !this.verdicts.has(step)).length;
  }

  /** Places before which the seat's choice and the bot's differ. @returns {number[]} */
  get differences() {
    return this.decisions.filter((step) => this.verdicts.get(step)?.differs);
  }

  /** The difference before or after here, if there is one. @param {1|-1} way */
  difference(way) {
    const { differences, done } = this;
    return way > 0 ? differences.find((step) => step > done) : differences.findLast((step) => step < done);
  }

  /** Another bot is asked from now on. @param {string} bot @param {boolean} [go] whether it begins at once */
  async judgeBy(bot, go = true) {
    this.wanted = bot;
    this.judge = null;
    this.unjudged = false;
    this.round += 1;
    this.verdicts.clear();
    if (go) await this.judgeAll();
  }

  /** Asks about every decision of the seat, one at a time, that under one's eyes first. */
  async judgeAll() {
    const round = ++this.round;
    this.unjudged = false;
    try {
      for (;;) {
        const left = this.decisions.filter((step) => !this.verdicts.has(step));
        if (left.length === 0) return;
        const step = left.includes(this.done) ? this.done : left[0];
        const bot = this.wanted ? { judge: this.wanted } : {};
        const { judge, judged } = await this.query({ do: "judge", ...this.about, step, ...bot });
        if (round !== this.round) return;
        this.judge = judge;
        this.verdicts.set(step, judged);
        this.changed();
      }
    } catch {
      if (round !== this.round) return;
      this.unjudged = true;
      this.changed();
    }
  }

  /** Nobody looks any more. */
  leave() {
    this.round += 1;
    this.asked += 1;
  }

  // ── to keep and to send ──

  /** The moment one looks at, as a link. @returns {Promise<string>} */
  async link() {
    const { link } = await this.query({ do: "link", ...this.about, step: this.done, seat: this.seat });
    return link;
  }

  /** The whole record. @returns {Promise<string>} */
  async text() {
    if (this.record !== null) return this.record;
    const { record } = await this.query({ do: "save" });
    return record;
  }
}
