/** @file Lifts, plays and arranges the cards of the player's hand. The arrangement survives a reload. */
import { cardOfKey, inOwnOrder, setApart, spotOf } from "../board/arrangement.js";
import { columnsOf, discardOf, familyOf, isShared, legalNow } from "../state/selectors.js";
import { bothIn, say, sayIn } from "../text/i18n.js";

/** Two taps of a finger within this number of milliseconds count as one. A double click of a mouse is meant. */
const DOUBLE_MS = 240;

/**
 * The arrangement of one hand, as it is stored.
 * @typedef {{match: string, hand: number, columns: string[][]}} Arrangement
 */

export class HandController {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    this.page = play.page;
    /** When the lifted card was lifted. */
    this.liftedAt = 0;
  }

  /**
   * Handles a press on a card: the first press lifts it, the second plays it. A double tap counts as one press, a double
   * click as two. If the card may not be played, a toast says why, even when it is not the player's turn.
   * @param {string} key
   * @param {boolean} tapped whether a finger or a pen pressed it, and not a mouse or a key
   */
  async press(key, tapped) {
    const { app } = this.page;
    const card = cardOfKey(key);
    if (!discardOf(app, card)) return this.play.queries.whyNot(`discard ${card}`);
    if (app.hand.selected !== key) return this.lift(key);
    if (!tapped || performance.now() - this.liftedAt >= DOUBLE_MS) await this.playSelected();
  }

  /** @param {string} key */
  lift(key) {
    this.liftedAt = performance.now();
    this.play.announcer.closeNotice();
    this.page.set({ hand: { selected: key } });
    this.page.audio.play("lift");
  }

  deselect() {
    this.page.set({ hand: { selected: null } });
  }

  /** Makes the next discard reveal the hand, or not. A lifted card stays lifted if it may be played so. @param {boolean} on */
  setRevealing(on) {
    const { page } = this;
    const { app } = page;
    const [first] = on ? familyOf(app).prompt.plays(legalNow(app), true) : [];
    if (on && !first) return void this.play.queries.whyNot(`reveal ${app.table.view?.hand[0] ?? ""}`);
    page.set({ hand: { revealing: on } });
    if (first) void this.play.queries.foresee(first.action);
    const { selected } = page.app.hand;
    if (selected && !discardOf(page.app, cardOfKey(selected))) this.deselect();
  }

  /** Plays the lifted card. If none is lifted, says how to play one. */
  async playSelected() {
    const { app } = this.page;
    const { selected } = app.hand;
    const entry = selected && discardOf(app, cardOfKey(selected));
    if (!selected || !entry) return this.page.toast(bothIn(familyOf(app).prefix, "prompt.discard.how"), "info");
    this.setApart(selected);
    await this.play.act(entry);
  }

  /** Plays a card that was dragged out of the hand, or says why it may not be played. @param {string} key */
  async throwOut(key) {
    this.page.set({ hand: { selected: key } });
    if (discardOf(this.page.app, cardOfKey(key))) return this.playSelected();
    this.deselect();
    await this.play.queries.whyNot(`discard ${cardOfKey(key)}`);
  }

  /** Moves a card to a column of its own, so that of equal cards this one leaves the hand. @param {string} key */
  setApart(key) {
    const { app } = this.page;
    if (!app.hand.arranged) return;
    const columns = columnsOf(app);
    const spot = spotOf(columns, key);
    if (spot.column >= 0) this.page.set({ hand: { arranged: setApart(columns, spot) } });
  }

  /**
   * Stores a new arrangement by the player. Cards that have left the hand keep their place in it, in case the player
   * undoes the decision.
   * @param {string[][]} columns
   * @param {string} card
   * @param {number} column where the card lies now
   */
  arrange(columns, card, column) {
    this.page.set({ hand: { arranged: columns } });
    this.keep();
    const { lang } = this.page.app.settings;
    const { prefix, cards } = familyOf(this.page.app);
    this.play.announcer.speak(sayIn(prefix, lang, "hand.moved", { card: cards.name(card, lang), n: column + 1 }));
  }

  /** Arranges the hand in the usual order again; where it is in that order, in the other one that there is. */
  tidy() {
    const { table, hand, settings } = this.page.app;
    const { announcer } = this.play;
    if (!table.view) return;
    if (!hand.arranged) return this.sort();
    this.page.set({ hand: { arranged: null } });
    this.keep();
    announcer.speak(say(settings.lang, "hand.tidied"));
  }

  /** Sorts the hand in the other order, where the family has two. */
  sort() {
    const { settings } = this.page.app;
    if (familyOf(this.page.app).hidden.includes("sort"))
      return this.play.announcer.speak(say(settings.lang, "hand.tidy.already"));
    const sort = settings.sort === "groups" ? "rank" : "groups";
    this.page.setSettings({ sort });
    this.play.announcer.speak(say(settings.lang, `hand.sorted.${sort}`));
  }

  /** Stores how the hand is arranged; not where others would find the cards. */
  keep() {
    const { store } = this.play;
    const { arranged } = this.page.app.hand;
    const { state } = this.page.app.table;
    if (isShared(state?.setup)) return;
    store.writeArrangement(arranged && state ? { match: store.id, hand: state.hand, columns: arranged } : null);
  }

  /**
   * Restores the arrangement of a hand that comes onto the table, if it is the hand that is stored.
   * @param {import("../shared/types.js").MatchState} state
   */
  async recall(state) {
    const { store } = this.play;
    const stored = /** @type {Arrangement|null|undefined} */ (await store.readArrangement().catch(() => null));
    const usual = familyOf(this.page.app).hand.columns(state.view, "groups");
    const same = stored && stored.match === store.id && stored.hand === state.hand && isColumns(stored.columns);
    this.page.set({ hand: { arranged: same && !state.view.result ? inOwnOrder(stored.columns, usual) : null } });
  }
}

/** Whether a stored value is columns of cards. @param {unknown} columns @returns {columns is string[][]} */
const isColumns = (columns) =>
  Array.isArray(columns) &&
  columns.every((column) => Array.isArray(column) && column.every((card) => typeof card === "string"));
