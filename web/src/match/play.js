/**
 * @file The match on the table: takes the player's answers to the engine, lets the others answer, and
 * draws what happened one fact at a time. It decides nothing about the rules.
 */
import { Asking } from "./asking.js";
import { Autoplay } from "./autoplay.js";
import { Holding } from "./holding.js";
import { say } from "./i18n.js";
import { sentence } from "./log.js";
import { LookingBack } from "./lookback.js";
import { callOf, fold, isVisible } from "./playback.js";
import { pauseFor } from "./settings.js";
import { binds, givesUpWin, isOver, legalNow, logged, mayAct, mayUndo } from "./update.js";

/** @typedef {import("./types.js").MatchState} MatchState */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** The player's seat; the others are bots. */
const HUMAN = 0;
/** How long a call stays beside its seat; less where nobody waits for anything, as it lies over what comes next. */
const CALL_MS = 1100;
const HASTY_CALL_MS = 450;
/** So long it waits for a picture that nobody may see. */
const UNSEEN_MS = 100;
/** How many of the facts before are told when a hand comes onto the table. */
const LATELY = 4;

export class Play {
  /** @param {import("./controller.js").Controller} page */
  constructor(page) {
    this.page = page;
    this.seat = HUMAN;
    this.auto = new Autoplay(this);
    this.asking = new Asking(this);
    this.holding = new Holding(this);
    this.past = new LookingBack(this);
    this.ids = 0;
    /** Grows when the match on the table is replaced: a playback of the old one then stops. */
    this.round = 0;
    /** Whether a visible step was drawn since the player's last own step: then the next one waits. */
    this.stepped = false;
    /** The commitments that were shown before the hands of this visit. @type {Map<string, string>} */
    this.seals = new Map();
    /** Whether what the others do is drawn without pauses until the player is asked. */
    this.skipping = false;
    /** Ends the current pause at once. */
    this.skipPause = () => {};
  }

  get app() {
    return this.page.app;
  }

  /** @param {Partial<import("./state.js").App>} change */
  set(change) {
    this.page.set(change);
  }

  /** The match leaves the table; whatever was being drawn stops. */
  leave() {
    this.round += 1;
    this.skipping = false;
    this.auto.thinking = false;
    this.skipPause();
  }

  /** A match comes onto the table: new, or taken up again. @param {MatchState} state */
  async enter(state) {
    this.round += 1;
    this.set({ screen: "table", opening: null });
    await this.begin(state);
  }

  /** A hand is on the table: the engine tells all of its events so far. @param {MatchState} state */
  async begin(state) {
    const round = this.round;
    this.set({ busy: true, past: null, log: logged([], 0, state.events) });
    await Promise.all([this.page.keeping.store(state), this.holding.recall(state)]);
    if (round !== this.round) return;
    const { hand } = state.match;
    if (!state.can_undo && !state.view.result && !this.sealOf(hand)) this.seals.set(`${this.page.keeping.id}/${hand}`, state.view.commitment);
    this.stepped = true; // a bot that begins lets the cards be seen first
    this.announce(state.events.slice(-LATELY));
    this.settle(state);
    void this.page.openBook(state.match); // not before the cards are there
    await this.goOn();
  }

  /** The commitment that was shown before a hand of the match on the table; null where this page did not see it begin. @param {number} hand */
  sealOf(hand) {
    return this.seals.get(`${this.page.keeping.id}/${hand}`) ?? null;
  }

  /** An answer of the player's. @param {string} action */
  async act(action) {
    if (!mayAct(this.app)) return;
    if (givesUpWin(this.app, action) && !this.app.giveUpAgreed) {
      const reasons = await this.asking.graveEffects(action);
      if (mayAct(this.app)) this.set({ sheet: "pass", question: { action, reasons } });
      return;
    }
    await this.actOrAsk(action);
  }

  /** The player was asked whether to give up the win. @param {boolean} yes @param {boolean} remember */
  async giveUp(yes, remember) {
    const action = this.app.question?.action;
    this.set({ sheet: null, question: null, giveUpAgreed: this.app.giveUpAgreed || (yes && remember) });
    if (yes && action && mayAct(this.app)) await this.answer(action); // what else it binds to was in the question
  }

  /** Does it, or asks first when it binds the player for the rest of the hand. @param {string} action */
  async actOrAsk(action) {
    if (!binds(legalNow(this.app).find((entry) => entry.action === action))) return this.answer(action);
    const reasons = await this.asking.graveEffects(action);
    if (mayAct(this.app)) this.set({ sheet: "sure", question: { action, reasons } });
  }

  /** The player was asked whether to be bound. @param {boolean} yes */
  async sure(yes) {
    const action = this.app.question?.action;
    this.set({ sheet: null, question: null });
    if (yes && action && mayAct(this.app)) await this.answer(action);
  }

  /** @param {string} action */
  async answer(action) {
    this.set({ busy: true, selected: null, ahead: {}, looking: null, urgent: "" });
    const state = await this.page.ask({ do: "act", seat: HUMAN, action });
    if (!state) return this.set({ busy: false });
    this.stepped = false;
    if (await this.show(state)) await this.goOn();
  }

  /** Opens the hint for the decision that is owed; nothing is told before it is asked for. */
  async hint() {
    if (mayAct(this.app)) await this.page.openPart("hint");
    else this.hurry();
  }

  /** Opens the review of a hand that is over. */
  async review(hand = this.app.view?.result ? this.app.state?.match.hand : undefined) {
    if (hand === undefined) return;
    this.set({ reviewed: { hand } });
    await this.page.openPart("review");
  }

  /** Opens the list of the player's own decisions, to go back to one of them. */
  async earlier() {
    if (mayUndo(this.app)) await this.page.openPart("back");
    else this.hurry();
  }

  /** Practice: all hands lie open from now on, or are hidden again. @param {boolean} open */
  async lay(open) {
    if (!mayAct(this.app) && !isOver(this.app)) return this.hurry();
    const state = await this.page.ask({ do: "view", open });
    if (!state) return;
    this.page.keeping.lay(open);
    await this.page.keeping.store(state);
    this.set({ state, view: state.view });
  }

  /** Takes back the player's last own decision, or so many of them; the deal stays as it is. */
  async undo(steps = 1) {
    if (!mayAct(this.app) && !mayUndo(this.app)) return this.hurry();
    this.set({ busy: true, selected: null, ahead: {}, looking: null });
    const { round } = this;
    const hand = this.app.state?.match.hand;
    const state = await this.page.ask({ do: "undo", steps });
    if (round !== this.round) return; // the match has left the table
    if (!state) return this.set({ busy: false });
    this.page.keeping.takeBack(state.match.hand, hand ?? state.match.hand);
    await this.begin(state);
  }

  /** Play goes on until the player is waited for: the others answer, and for the player a bot does while it is asked to. */
  async goOn() {
    const round = this.round;
    do await this.others();
    while (round === this.round && (await this.auto.answer(HUMAN)));
  }

  /** Draws what the others do without pauses, until the player is asked. */
  skip() {
    if (this.app.past !== null) return this.past.present();
    if (!this.app.busy || !this.app.state) return;
    this.skipping = true;
    this.skipPause();
  }

  /** Lets the others answer, one decision at a time, until it is the player's turn. */
  async others() {
    const round = this.round;
    while (this.app.state?.waiting === "bot") {
      this.set({ busy: true });
      const state = await this.page.ask({ do: "advance" });
      if (round !== this.round) return;
      if (!state) return this.set({ busy: false }); // told in a note; the bar offers to try again
      if (!(await this.show(state))) return;
    }
  }

  async nextHand() {
    const { round } = this;
    this.set({ busy: true, sheet: null, selected: null });
    const state = await this.page.ask({ do: "next" });
    if (round !== this.round) return;
    if (state) await this.begin(state);
    else this.set({ busy: false });
  }

  /**
   * Draws an answer's events one after another, then the answer itself.
   * @param {MatchState} state
   * @returns {Promise<boolean>} false when the match was replaced meanwhile
   */
  async show(state) {
    const round = this.round;
    await this.page.keeping.store(state);
    if (round !== this.round) return false;
    this.set({ log: logged(this.app.log, state.from, state.events) });
    /** Facts such as "nobody wants it" wait for the next pause, so that the card is seen lying first. @type {GameEvent[]} */
    let held = [];
    for (const event of state.events) {
      if (!isVisible(event)) {
        held.push(event);
        continue;
      }
      if (this.stepped && this.paced) await this.pause(); // else all of it is one step, and is drawn once
      if (round !== this.round) return false;
      this.stepped = true;
      for (const quiet of held) this.draw(quiet);
      held = [];
      this.announce([event]);
      this.draw(event);
    }
    if (this.stepped && (held.length > 0 || state.view.result)) {
      if (this.paced) await this.pause();
      this.stepped = false;
    }
    if (round !== this.round) return false;
    this.settle(state);
    return true;
  }

  /** One fact on the way to the next position. @param {GameEvent} event */
  draw(event) {
    if (this.app.view) this.set({ view: fold(this.app.view, event) });
  }

  /** The engine's answer is now what is on the table. @param {MatchState} state */
  settle(state) {
    const over = state.waiting === "next" || state.waiting === "end";
    const owed = state.waiting === "human";
    this.set({
      state,
      view: state.view,
      busy: this.app.auto ? !over : !owed && !over,
      sheet: this.app.sheet === "result" ? null : this.app.sheet,
      ahead: {},
      looking: null,
    });
    if (owed || over) this.skipping = false;
    if (over) void this.tellResult(state);
    if (!owed || this.app.auto) return;
    this.set({ urgent: say(this.app.settings.lang, `turn.${state.view.phase}`) });
    this.page.hear("turn");
    void this.asking.foresee(state);
  }

  /** The hand is over: its account, once the table it ended on is drawn. @param {MatchState} state */
  async tellResult(state) {
    await drawn();
    if (this.app.state === state && this.app.screen === "table") this.set({ sheet: "result" });
  }

  /** Whether the others' steps are seen one by one. */
  get paced() {
    return !this.skipping && this.app.settings.speed !== "instant";
  }

  /** One pause of the others, all from the same distribution. */
  pause() {
    const wait = pauseFor(this.app.settings);
    return new Promise((/** @type {(value?: undefined) => void} */ done) => {
      const timer = setTimeout(done, wait);
      this.skipPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The player does not want to wait: the current pause ends now. */
  hurry() {
    this.skipPause();
  }

  /** Says events in the live region, as a caption, and as a call beside the seat. @param {GameEvent[]} events */
  announce(events) {
    const { lang } = this.app.settings;
    const told = events.map((event) => sentence(lang, event, HUMAN)).filter(Boolean);
    if (told.length === 0) return;
    const last = /** @type {GameEvent} */ (events.findLast((event) => sentence(lang, event, HUMAN)));
    const glyph = callOf(last);
    const id = ++this.ids;
    this.speak(told.join(lang === "zh" ? "。" : ". "));
    this.page.hear("event", last);
    this.set({
      caption: last,
      call: glyph && last.seat !== undefined ? { seat: last.seat, glyph, id } : null,
    });
    const shown = this.app.settings.speed === "instant" ? HASTY_CALL_MS : CALL_MS;
    if (glyph) setTimeout(() => this.app.call?.id === id && this.set({ call: null }), shown);
  }

  /** Says something in the polite live region, a second time too if it is asked for again. @param {string} text */
  speak(text) {
    this.set({ said: text === this.app.said ? `${text}\u00a0` : text });
  }

  /** Does an action by its name, or says why it is refused. @param {string} action */
  async wish(action) {
    if (legalNow(this.app).some((entry) => entry.action === action)) await this.act(action);
    else await this.asking.whyNot(action);
  }
}

/** Done once what has changed is drawn; where nothing is, as in a tab out of sight, a moment later. */
function drawn() {
  return new Promise((/** @type {(value?: undefined) => void} */ done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN_MS);
  });
}
