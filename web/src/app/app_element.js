/** @file The base class of the page's elements: light DOM, the state to draw, the words, and the page that does what is wanted. */
import { LightElement } from "../shared/light_element.js";
import { initialState } from "../state/app_state.js";
import { familyOf, wordingOf } from "../state/selectors.js";
import { pick, sayIn } from "../text/i18n.js";

/** @import { TablePage } from "./table_page.js" */

/** @template {TablePage} [P=TablePage] */
export class AppElement extends LightElement {
  static properties = { app: { attribute: false }, page: { attribute: false } };

  constructor() {
    super();
    this.app = initialState();
    /** The page, whose objects do what the player wants. @type {P} */
    this.page = /** @type {P} */ (/** @type {unknown} */ (null));
  }

  /**
   * Draws. Before Python has started, the table comes from localStorage, where other pages of this host may write. A
   * cached table that cannot be drawn is dropped.
   */
  performUpdate() {
    try {
      super.performUpdate();
    } catch (error) {
      if (!this.page?.dropCachedTable()) throw error; // a replay in a frame has no such page
    }
  }

  get lang() {
    return this.app.settings.lang;
  }

  /** What draws the cards, and has the words of their games. */
  get family() {
    return familyOf(this.app);
  }

  get wording() {
    return wordingOf(this.app);
  }

  /** @param {import("../text/i18n.js").Key|string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return sayIn(this.family.prefix, this.lang, key, values);
  }

  /** @param {import("../shared/types.js").Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }

  /** @param {string} card */
  name(card) {
    return this.family.cards.name(card, this.lang);
  }
}
