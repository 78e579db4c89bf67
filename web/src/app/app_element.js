/** @file What every element of the page shares: light DOM, the state it draws, and words. */
import { LitElement } from "lit";
import { initialState } from "../state.js";
import { cardName } from "../cards.js";
import { pick, say } from "../i18n.js";

/**
 * Drawn in the page's own tree, not in a shadow: one sheet of styles, one sprite, labels and live
 * regions that reach everywhere. Lit patches what changed, so buttons, and focus, stay.
 */
export class Part extends LitElement {
  static properties = { app: { attribute: false }, page: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../state.js").App} */
    this.app = initialState();
    /** @type {import("../controller.js").Controller} */
    this.page = /** @type {any} */ (null);
  }

  createRenderRoot() {
    return this;
  }

  /** Drawn before Python is there is what this browser has kept, and others of this host may write there too. */
  performUpdate() {
    try {
      super.performUpdate();
    } catch (error) {
      if (!this.page?.dropPicture()) throw error;
    }
  }

  get lang() {
    return this.app.settings.lang;
  }

  /** @param {import("../i18n.js").Key|string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** @param {import("../types.js").Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }

  /** @param {string} card */
  name(card) {
    return cardName(card, this.lang);
  }
}
