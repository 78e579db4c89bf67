/** @file Draws hands, groups and positions as SVG text: the module `hupai-embed/svg`. */
import { markup } from "../picture/markup.js";
import { drawnHand, drawnMeld, drawnPosition, Refusal } from "./draw.js";

/** @import { Element } from "../picture/markup.js" */
/** @import { Look } from "../../npm/svg.js" */

/** A picture that cannot be drawn; the message is a sentence in the picture's language. */
export class PictureError extends Error {
  /** @param {string} sentence @param {string} code @param {string} [part] @param {number} [position] */
  constructor(sentence, code, part, position) {
    super(sentence);
    this.name = "PictureError";
    this.code = code;
    this.part = part;
    this.position = position;
  }
}

/** @type {typeof import("../../npm/svg.js").hand} */
export const hand = (cards, options = {}) => written(() => drawnHand(cards, options), options);

/** @type {typeof import("../../npm/svg.js").meld} */
export const meld = (groups, options = {}) => written(() => drawnMeld(groups, options), options);

/** @type {typeof import("../../npm/svg.js").position} */
export const position = (text, options = {}) => written(() => drawnPosition(text, options), options);

/** @param {() => Element} draw @param {Look} look */
function written(draw, { lang = "zh" }) {
  try {
    return markup(draw());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, place } = error.wrong;
    throw new PictureError(error.sentence(lang), code, error.part, place);
  }
}
