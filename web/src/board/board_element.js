/** @file What every element of the board shares: light DOM, the state it draws, words, events. */
import { LitElement } from "lit";
import { say } from "../text/i18n.js";
import { cardName } from "../zipai/cards.js";
import { emptyBoard } from "./board_state.js";

/**
 * Drawn in the page's own tree, not in a shadow: one style sheet, one sprite, labels and live regions that reach
 * everywhere. Lit patches what changed, so buttons, and focus, stay.
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

  /** A view may come from a storage that others write to: whoever owns the board may catch what cannot be drawn. */
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

  /** The player's own seat. */
  get mine() {
    return this.board.view?.seat ?? 0;
  }

  /** @param {import("../text/i18n.js").Key|string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** @param {string} card */
  name(card) {
    return cardName(card, this.lang);
  }

  /** Sends an event up; false where it was prevented. @param {string} type @param {unknown} [detail] */
  emit(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
  }
}
