/**
 * @file Plays the match on the table: sends the player's answers to the engine, lets the opponents answer, and draws
 * what happened event by event. It decides nothing about the rules.
 */
import { familyOf, givesUpWin, isOver, legalAction, logged, mayAct, mayUndo, wordingOf } from "../state/selectors.js";
import { joined, say } from "../text/i18n.js";
import { Announcer } from "./announcer.js";
import { Autoplay } from "./autoplay.js";
import { drawn } from "./drawn.js";
import { HandController } from "./hand_controller.js";
import { LogPosition } from "./log_position.js";
import { questionWords } from "./options_words.js";
import { Pace } from "./pace.js";
import { People } from "./people.js";
import { Queries } from "./queries.js";
import { stateAfter, withChanges } from "./state_changes.js";

/** @import { GameEvent, Legal, MatchSetup, MatchState, StateAnswer } from "../shared/types.js" */

/** How many of the last events are announced when a hand comes onto the table. */
const LATEST = 4;

export class Play {
  /** @param {import("./ports.js").MatchPage} page @param {import("./ports.js").TableStore} store */
  constructor(page, store) {
    this.page = page;
    this.store = store;
    this.announcer = new Announcer(page);
    this.pace = new Pace(page);
    this.queries = new Queries(this);
    this.hand = new HandController(this);
    this.log = new LogPosition(this);
    this.auto = new Autoplay(this);
    this.people = new People(this);
    /** Grows when the match on the table is replaced, so that the drawing of the old one stops. */
    this.generation = 0;
    /** Whether the next step waits first: a step was drawn since the player's last action. */
    this.pauseBeforeNext = false;
    /** The commitments that this visit has shown before its hands, by match and hand. @type {Map<string, string>} */
    this.commitments = new Map();
  }

  get app() {
    return this.page.app;
  }

  get family() {
    return familyOf(this.app);
  }

  /** The match on the table, as the state has it. */
  get table() {
    return this.app.table;
  }

  /** @param {import("../state/app_state.js").Change} change */
  set(change) {
    this.page.set(change);
  }

  /**
   * Sends a move to the engine; null if the engine refused it, which a toast then says.
   * @param {Record<string, unknown>} request
   * @returns {Promise<MatchState|null>}
   */
  async move(request) {
    const before = this.table.state;
    const answer = await this.page.ask(request);
    return answer && stateAfter(before, answer);
  }

  /** Stops all drawing, because the match leaves the table. */
  leave() {
    this.generation += 1;
    this.pace.skipping = false;
    this.auto.thinking = false;
    this.pace.hurry();
  }

  // ── a hand comes onto the table ──

  /** Puts a match on the table: a new one, or a stored one. @param {StateAnswer} answer */
  async enter(answer) {
    this.generation += 1;
    this.set({ screen: "table", table: { opening: null, log: [], called: null }, hand: { revealing: false } });
    await this.begin(stateAfter(null, answer));
  }

  /** Puts a hand on the table, and says the last events. @param {MatchState} state @param {number} [said] how many of them */
  async begin(state, said = LATEST) {
    if (state.waiting === "seat") return this.people.cover(state);
    const { generation, store } = this;
    this.set({ table: { busy: true, past: null } });
    const before = await this.eventsBefore(state.from);
    if (generation !== this.generation) return;
    this.set({ table: { log: logged(before, state.from, state.events) } });
    const [stored] = await Promise.all([store.store(state, this.table.log), this.hand.recall(state)]);
    if (!stored) this.leave();
    if (generation !== this.generation) return;
    const name = `${store.id}/${state.hand}`;
    if (!state.can_undo && !state.view.result && !this.commitments.has(name))
      this.commitments.set(name, state.view.commitment);
    this.pauseBeforeNext = true; // if a bot begins, it waits until the player has seen the cards
    this.announcer.announce(this.table.log.slice(-said));
    if (this.table.auto) this.announcer.urge(say(this.app.settings.lang, "auto.on"));
    this.drawPosition(state);
    await this.playOpponents();
    if (generation !== this.generation) return;
    void this.openBook(state.setup, generation);
    await this.goOn();
  }

  /** Brings the rule book, but not before the first decision is drawn. @param {MatchSetup} setup @param {number} generation */
  async openBook(setup, generation) {
    await drawn();
    if (generation === this.generation) await this.page.openBook(setup);
  }

  /**
   * Returns the first events of the hand. Those that are not in the log are asked from the engine.
   * @param {number} count
   * @returns {Promise<GameEvent[]>}
   */
  async eventsBefore(count) {
    const events = this.table.log.slice(0, count);
    while (events.length < count) {
      const page = await this.page.ask({ do: "log", from: events.length });
      if (!page || page.events.length === 0) break;
      events.push(...page.events.slice(0, count - events.length));
    }
    return events;
  }

  /** The commitment shown before a hand of this match; null if this page did not see it begin. @param {number} hand */
  commitmentOf(hand) {
    return this.commitments.get(`${this.store.id}/${hand}`) ?? null;
  }

  // ── the player's answers ──

  /**
   * Does an action. If it gives up a win or binds for the hand, asks first; the switch for revealing has told already.
   * @param {Legal} entry
   */
  async act(entry) {
    if (!mayAct(this.app)) return;
    const { action, verb } = entry;
    const passes = givesUpWin(this.app, entry) && !this.app.sheet.giveUpAgreed;
    const binds = entry.binds && !this.app.hand.revealing;
    if (!passes && !binds && !this.family.prompt.confirmed.includes(verb)) return this.answer(action);
    const reasons = await this.queries.graveEffects(action);
    if (!mayAct(this.app)) return;
    if (!passes && !binds && reasons.length === 0) return this.answer(action);
    this.set({ sheet: { open: passes ? "pass" : "sure", question: { action, reasons } } });
  }

  /** Marks the answer that a hint or the guide suggests, and lifts the card that it plays. @param {string|null} action @param {string|null} lifted */
  suggest(action, lifted) {
    this.set({ hand: { suggested: action, ...(lifted ? { selected: lifted } : {}) } });
  }

  /** Handles the reply to such a question. @param {boolean} yes @param {boolean} [remember] do not ask again */
  async confirm(yes, remember = false) {
    const { question, giveUpAgreed } = this.app.sheet;
    const action = question?.action;
    this.set({ sheet: { open: null, question: null, giveUpAgreed: giveUpAgreed || (yes && remember) } });
    if (yes && action && mayAct(this.app)) await this.answer(action);
  }

  /** Lets nothing be answered while the engine is at work: what was offered and lifted for the last question goes. */
  work() {
    this.set({
      table: { busy: true },
      hand: { selected: null, revealing: false, previews: {}, hovered: null },
      notices: { urgent: "" },
    });
  }

  /** Does an action by its name, or says why it is refused. @param {string} action */
  async wish(action) {
    const entry = legalAction(this.app, action);
    await (entry ? this.act(entry) : this.queries.whyNot(action));
  }

  /** @param {string} action */
  async answer(action) {
    this.announcer.closeNotice();
    this.work();
    const drawn = await this.actForPlayer(action);
    if (drawn === null) return this.set({ table: { busy: false } });
    if (drawn) await this.goOn();
  }

  /**
   * Does an action for the player's seat and draws it.
   * @param {string} action
   * @param {{aided?: boolean}} [how] whether a bot has chosen it
   * @returns {Promise<boolean|null>} null if it was refused, false if the match has left the table
   */
  async actForPlayer(action, { aided = false } = {}) {
    const { generation } = this;
    const state = await this.move({ do: "act", action });
    if (generation !== this.generation) return false;
    if (!state) return null;
    if (aided) await this.store.noteAid("auto");
    if (generation !== this.generation) return false; // taken back while that was stored
    this.pauseBeforeNext = false;
    return this.show(state);
  }

  /**
   * Takes back the player's last decision, or the last few. The deal stays as it is. While the opponents play, or a bot
   * for the player, they stop at once: what they have not drawn yet is dropped.
   */
  async undo(steps = 1) {
    if (this.table.final || (!mayAct(this.app) && !mayUndo(this.app))) return this.pace.hurry();
    this.leave();
    this.auto.stop();
    this.announcer.closeNotice();
    this.work();
    this.set({ sheet: { open: null } });
    const { generation } = this;
    const last = this.table.state?.hand;
    // Refused where a press before this one has taken back the first decision: then the table is drawn as it is.
    const state = (await this.move({ do: "undo", steps })) ?? (await this.move({ do: "view" }));
    if (generation !== this.generation) return; // the match has left the table, or more is taken back
    if (!state) return this.set({ table: { busy: false } });
    this.store.takeBack(state.hand, last ?? state.hand);
    await this.begin(state);
  }

  /** Shows all hands in practice, or hides them again. @param {boolean} open */
  async showHands(open) {
    if (!mayAct(this.app) && !isOver(this.app)) return this.pace.hurry();
    const { generation } = this;
    const state = await this.move({ do: "view", open });
    if (!state || generation !== this.generation) return;
    this.store.showHands(open);
    if (!(await this.store.store(state, this.table.log))) return this.leave();
    if (generation === this.generation) this.set({ table: { state, view: state.view } });
  }

  // ── sheets ──

  /** Opens the sheet with hints for the player's current decision. */
  async hint() {
    if (mayAct(this.app)) await this.page.openPart("hint");
    else this.pace.hurry();
  }

  /**
   * Opens the review of a hand that is over, perhaps at a decision.
   * @param {number} [hand]
   * @param {number} [step] how many actions come before the decision
   */
  async review(hand = this.table.view?.result ? this.table.state?.hand : undefined, step) {
    if (hand === undefined) return;
    this.set({ sheet: { reviewed: { hand, step } } });
    await this.page.openPart("review");
  }

  /** Opens the list of the player's own decisions, to go back to one of them. */
  async openBack() {
    if (mayUndo(this.app)) await this.page.openPart("back");
    else this.pace.hurry();
  }

  // ── the opponents ──

  /** Continues until the player is asked: the opponents answer and, with autoplay, a bot answers for the player. */
  async goOn() {
    const { generation } = this;
    do await this.playOpponents();
    while (generation === this.generation && (await this.auto.answer()));
    if (generation === this.generation) await this.people.handOver();
  }

  /** Draws the opponents' steps without pauses, until the player is asked. In a look back, returns to the present. */
  skip() {
    if (this.table.past !== null) return this.log.present();
    if (!this.table.busy || !this.table.state) return;
    this.pace.skip();
  }

  /** Lets the opponents answer, one decision at a time, until it is the player's turn. */
  async playOpponents() {
    const { generation } = this;
    while (this.table.state?.waiting === "bot") {
      this.set({ table: { busy: true } });
      const state = await this.move({ do: "advance" });
      if (generation !== this.generation) return;
      if (!state) return this.set({ table: { busy: false } }); // a toast says so; the prompt offers to try again
      if (!(await this.show(state))) return;
    }
  }

  async nextHand() {
    const { generation } = this;
    this.announcer.closeNotice();
    this.set({ table: { busy: true }, hand: { selected: null, revealing: false }, sheet: { open: null } });
    const state = await this.move({ do: "next" });
    if (generation !== this.generation) return;
    if (state) await this.begin(state);
    else this.set({ table: { busy: false } });
  }

  // ── drawing ──

  /**
   * Stores an answer, then draws its events one after another, then the answer itself.
   * @param {MatchState} state
   * @returns {Promise<boolean>} false if the match was replaced meanwhile
   */
  async show(state) {
    const { generation } = this;
    const log = logged(this.table.log, state.from, state.events);
    if (!(await this.store.store(state, log))) this.leave();
    if (generation !== this.generation) return false;
    // Taken back may be what was just done, although it is not drawn to its end yet.
    const before = this.table.state;
    this.set({ table: { log, state: before && { ...before, can_undo: state.can_undo } } });
    /** Events such as "nobody wants it" wait for the next pause, so that the card is seen first. @type {GameEvent[]} */
    let waiting = [];
    for (const event of state.events) {
      if (!this.family.isShownAlone(event)) {
        waiting.push(event);
        continue;
      }
      if (this.pauseBeforeNext && this.pace.pauses) await this.pace.pause(); // without pauses, all events are drawn at once
      if (generation !== this.generation) return false;
      this.pauseBeforeNext = true;
      for (const earlier of waiting) this.draw(earlier);
      waiting = [];
      this.announcer.announce([event]);
      this.draw(event);
    }
    if (this.pauseBeforeNext && (waiting.length > 0 || state.view.result)) {
      if (this.pace.pauses) await this.pace.pause();
      this.pauseBeforeNext = false;
    }
    if (generation !== this.generation) return false;
    this.drawPosition(state);
    return true;
  }

  /** Draws what one event changes. @param {GameEvent} event */
  draw(event) {
    const { view } = this.table;
    if (view && event.changes) this.set({ table: { view: withChanges(view, event.changes) } });
  }

  /** Draws the position after all events, and asks the player. @param {MatchState} state */
  drawPosition(state) {
    const over = state.waiting === "next" || state.waiting === "end";
    const owed = state.waiting === "human";
    const { auto } = this.table;
    this.set({
      table: { state, view: state.view, busy: auto ? !over : !owed && !over },
      hand: { previews: {}, hovered: null },
    });
    if (this.app.sheet.open === "result") this.set({ sheet: { open: null } });
    if (owed || over) this.pace.skipping = false;
    if (over) void this.showResult(state);
    if (!owed || auto) return;
    const wording = wordingOf(this.app);
    const asked = questionWords(this.family, wording, state.view);
    const before = this.family.prompt.drawn?.(wording, state.view) ?? "";
    this.set({ notices: { urgent: joined(wording.lang, [before, asked]) } });
    this.page.audio.play("turn");
    void this.queries.previewAnswers(state);
  }

  /** Opens the result sheet of a hand, once the final position is drawn. @param {MatchState} state */
  async showResult(state) {
    const won = typeof state.view.result?.winner === "number";
    // A win opens on the table, and from the first frame on: a key pressed in between would do something else. So a stage
    // that is here is not loaded again, which takes a task. It stays there until the player goes on.
    if (!won || !this.pace.pauses) await drawn();
    else if (this.page.parts.isHere("stage")) this.set({ sheet: { open: "stage" }, notices: { toast: null } });
    else await this.page.openPart("stage");
    if (this.table.state !== state || this.app.screen !== "table") return;
    this.announcer.closeNotice();
    if (this.app.sheet.open !== "stage") this.set({ sheet: { open: "result" } });
  }
}
