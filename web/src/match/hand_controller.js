/** @file The player's own cards: lifted, played, and laid out as the player likes; the order is kept over a reload. */
import { inOwnOrder, setApart } from "./arranging.js";
import { both, say } from "./i18n.js";
import { cardOfKey, columnsOf, discardOf, keyed } from "./update.js";

/** Two taps closer than this are one. */
const DOUBLE_MS = 240;

/** @typedef {{match: string, hand: number, columns: string[][]}} Kept The order of one hand, as it is stored. */

export class Holding {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** When the lifted card was lifted. */
    this.liftedAt = 0;
  }

  get app() {
    return this.play.app;
  }

  /**
   * A card is tapped: lifted first, played on the second tap. A double tap is one tap: fingers stutter.
   * A card that may not be played says why, on somebody else's turn too.
   * @param {string} key
   * @param {boolean} pointer whether a mouse or a finger did it, and not a key
   */
  async tap(key, pointer) {
    const card = cardOfKey(key);
    const entry = discardOf(this.app, card);
    if (!entry) return this.play.asking.whyNot(`discard ${card}`);
    if (this.app.selected === key) {
      if (pointer && performance.now() - this.liftedAt < DOUBLE_MS) return;
      return this.playSelected();
    }
    this.lift(key);
  }

  /** @param {string} key */
  lift(key) {
    this.liftedAt = performance.now();
    this.play.set({ selected: key });
    this.play.page.hear("lift");
  }

  deselect() {
    this.play.set({ selected: null });
  }

  /** Plays the lifted card; says how when none is lifted. */
  async playSelected() {
    const { selected } = this.app;
    const entry = selected && discardOf(this.app, cardOfKey(selected));
    if (!selected || !entry) return this.play.page.toast(both("prompt.discard.how"), "info");
    this.leaves(selected);
    await this.play.act(entry.action);
  }

  /** Plays a card that was dragged out of the hand, or says why it may not be. @param {string} key */
  async throwOut(key) {
    this.play.set({ selected: key });
    if (discardOf(this.app, cardOfKey(key))) return this.playSelected();
    this.deselect();
    await this.play.asking.whyNot(`discard ${cardOfKey(key)}`);
  }

  /** Of equal cards, this is the one that goes. @param {string} key */
  leaves(key) {
    if (!this.app.own) return;
    const columns = keyed(columnsOf(this.app));
    const column = columns.findIndex((cards) => cards.some((card) => card.key === key));
    if (column >= 0) this.play.set({ own: setApart(columnsOf(this.app), { column, row: columns[column].findIndex((card) => card.key === key) }) });
  }

  /** The player has laid the hand out otherwise; what has left it is remembered where it was, for a decision taken back. @param {string[][]} columns */
  lay(columns) {
    this.play.set({ own: columns });
    this.keep();
  }

  /** The usual order again. */
  tidy() {
    if (!this.app.view || !this.app.own) return this.play.speak(say(this.app.settings.lang, "hand.tidy.already"));
    this.play.set({ own: null });
    this.keep();
    this.play.speak(say(this.app.settings.lang, "hand.tidied"));
  }

  keep() {
    const { page } = this.play;
    const { own, state } = this.app;
    /** @type {Kept|null} */
    const kept = own && state ? { match: page.keeping.id, hand: state.match.hand, columns: own } : null;
    void page.keep("arranged", kept);
  }

  /** A hand comes onto the table: as it was laid out, if it is the one whose order is kept. @param {import("./types.js").MatchState} state */
  async recall(state) {
    const { page } = this.play;
    /** @type {Kept|null|undefined} */
    const kept = await page.storage.read("arranged").catch(() => null);
    const same = kept && kept.match === page.keeping.id && kept.hand === state.match.hand && isColumns(kept.columns);
    this.play.set({ own: same && !state.view.result ? inOwnOrder(kept.columns, state.view.columns) : null });
  }
}

/** Whether something stored is columns of cards. @param {unknown} columns @returns {columns is string[][]} */
const isColumns = (columns) =>
  Array.isArray(columns) && columns.every((column) => Array.isArray(column) && column.every((card) => typeof card === "string"));
