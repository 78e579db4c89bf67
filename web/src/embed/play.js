/**
 * @file The script for pages of others that may want the engine: the pictures of cards.js, and the elements that ask
 * Python on a click. It runs in a hidden frame of ours, one for the whole page.
 */
import { define } from "./elements.js";
import { DiscardElement } from "./play/calculator.js";
import { definePlay } from "./play/define.js";
import { engineAt } from "./play/hidden_engine.js";
import { PuzzleElement } from "./play/puzzle.js";
import { engineAddress } from "./play/site.js";
import { TableElement } from "./play/table.js";

if (globalThis.customElements) {
  define(globalThis.document);
  definePlay((element) => engineAt(engineAddress(element.attribute("engine"), element.hasAttribute("keep"))), {
    "hupai-puzzle": PuzzleElement,
    "hupai-table": TableElement,
    "hupai-discard": DiscardElement,
  });
}
