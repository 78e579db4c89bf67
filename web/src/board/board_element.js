/** @file The base class of the board's elements: light DOM, the state to draw, the words, and `emit` for events. */
import { LitElement } from "lit";
import { sayIn } from "../text/i18n.js";
import { emptyBoard } from "./board_state.js";

/**
 * Draws into the page's own tree and not into a shadow tree, so that one style sheet, one sprite, labels and live
 * regions work for all elements. Lit patches only what has changed, so buttons stay and keep the focus.
 */
export class BoardElement extends LitElement {
  static properties = { board: { attribute: false } };

  constructor() {
    super();
    this.board = emptyBoard();
  }

  createRenderRoot() {
    return this;
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
