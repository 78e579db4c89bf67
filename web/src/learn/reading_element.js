/** @file The base of every element of the learning pages: light DOM, the reader's settings, words. */
import { LightElement } from "../shared/light_element.js";
import { pick } from "../text/phrases.js";
import { say } from "./words.js";

export class ReadingPart extends LightElement {
  static properties = { reader: { attribute: false }, hash: { attribute: false }, lang: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./types.js").Reader} what keeps the progress, and knows the addresses of steps */
    this.reader = /** @type {any} */ (null);
    this.hash = "";
    /** @type {import("../shared/types.js").Lang} */
    this.lang = "zh";
  }

  /** @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /**
   * Scrolls to an element and moves the focus there. If there is none, both stay where they are.
   * @param {string} selector
   * @param {"start"|"center"} block where it then stands in the window
   */
  goTo(selector, block) {
    const found = /** @type {HTMLElement|null} */ (this.querySelector(selector));
    found?.scrollIntoView({ block });
    found?.focus({ preventScroll: true });
  }

  /** @param {import("../shared/types.js").Text|null|undefined} text */
  pick(text) {
    return pick(this.lang, text);
  }
}
