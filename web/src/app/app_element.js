/** @file What every element of the page shares: light DOM, the state it draws, words, and the way to ask for something. */
import { LitElement } from "lit";
import { initialState } from "../state/app_state.js";
import { wordingOf } from "../state/selectors.js";
import { pick, say } from "../text/i18n.js";
import { cardName } from "../zipai/cards.js";

/**
 * Drawn in the page's own tree, not in a shadow: one style sheet, one sprite, labels and live regions that reach
 * everywhere. Lit patches what changed, so buttons, and focus, stay.
 */
export class AppElement extends LitElement {
  static properties = { app: { attribute: false }, send: { attribute: false } };

  constructor() {
    super();
    this.app = initialState();
    /** @type {import("./intents.js").Send} asks for something to be done */
    this.send = /** @type {any} */ (() => undefined);
  }

  createRenderRoot() {
    return this;
  }

  /** What is drawn before Python is there comes from a storage that others of this host may write to. */
  performUpdate() {
    try {
      super.performUpdate();
    } catch (error) {
      if (!this.send("dropCachedTable")) throw error;
    }
  }

  get lang() {
    return this.app.settings.lang;
  }

  get wording() {
    return wordingOf(this.app);
  }

  /** @param {import("../text/i18n.js").Key|string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** @param {import("../shared/types.js").Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }

  /** @param {string} card */
  name(card) {
    return cardName(card, this.lang);
  }
}
