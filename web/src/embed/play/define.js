/** @file Defines the elements that ask the engine. A frame of ours and a page of others differ in where Python runs. */

import { ScoreElement, WaitsElement } from "./calculator.js";
import { PlayElement } from "./play_element.js";
import { RuleElement } from "./rule.js";

/** @type {Record<string, typeof PlayElement>} */
const ELEMENTS = { "hupai-score": ScoreElement, "hupai-waits": WaitsElement, "hupai-rule": RuleElement };

/**
 * Defines the elements, unless the page has them already.
 * @param {import("./play_element.js").Connect} connect
 * @param {Record<string, typeof PlayElement>} [more]
 */
export function definePlay(connect, more = {}) {
  PlayElement.connect = connect;
  for (const [name, element] of Object.entries({ ...ELEMENTS, ...more })) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
