/** @file The base class of the board's elements: light DOM, the state to draw, the words, and `emit` for events. */
import { LightElement } from "../shared/light_element.js";
import { sayIn } from "../text/i18n.js";
import { emptyBoard } from "./board_state.js";

export class BoardElement extends LightElement {
  static properties = { board: { attribute: false } };

  constructor() {
    super();
    this.board = emptyBoard();
  }

  /**
   * Draws. The view may come from a storage that other pages write to, so the board's owner may handle a view that
   * cannot be drawn.
   */
  performUpdate() {
    try {
      super.performUpdate();
    } catch (error) {
      if (this.emit("hp-broken-view")) throw error;
    }
  }

  get lang() {
    return this.board.wording.lang;
  }

  /** How many play. */
  get seats() {
    return this.board.seats;
  }

  get family() {
    return this.board.family;
  }

  /** The player's own seat. */
  get mine() {
    return this.board.view?.seat ?? 0;
  }

  /** @param {import("../text/i18n.js").Key|string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return sayIn(this.family.prefix, this.lang, key, values);
  }

  /** @param {string} card */
  name(card) {
    return this.family.cards.name(card, this.lang);
  }

  /**
   * Dispatches an event that bubbles; returns false if its default was prevented.
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
  }
}
