/** @file What can be published, and in which forms: elements exist for what a page can draw or ask by itself, the rest is shown in frames. */

/** @import { Kind } from "../frame/address.js" */
/** @typedef {"tag"|"frame"|"markdown"|"svg"|"png"|"link"} Form */

/** The kinds as the page lists them. */
export const GROUPS = /** @type {const} */ ({
  pictures: ["hand", "meld", "position"],
  engine: ["score", "waits", "discard", "rule", "play", "puzzle"],
  site: ["lesson", "replay", "review"],
});

/** The elements of pages that hold more than frames, and which of our scripts brings them. @type {Partial<Record<Kind, [tag: string, script: string]>>} */
export const ELEMENTS = {
  hand: ["hupai-hand", "hupai-cards.js"],
  meld: ["hupai-meld", "hupai-cards.js"],
  position: ["hupai-position", "hupai-cards.js"],
  score: ["hupai-score", "hupai-play.js"],
  waits: ["hupai-waits", "hupai-play.js"],
  discard: ["hupai-discard", "hupai-play.js"],
  rule: ["hupai-rule", "hupai-play.js"],
  play: ["hupai-table", "hupai-play.js"],
  puzzle: ["hupai-puzzle", "hupai-play.js"],
};

/** The notation of a kind, which is the text of its element. @type {Partial<Record<Kind, string>>} */
export const NOTATION = {
  hand: "cards",
  meld: "laid",
  position: "position",
  score: "cards",
  waits: "cards",
  discard: "cards",
};

/** Whether a kind is a picture, which needs no engine. @param {Kind} kind */
export const isPicture = (kind) => /** @type {readonly string[]} */ (GROUPS.pictures).includes(kind);

/** The forms in which a kind can be copied. @param {Kind} kind @returns {Form[]} */
export function formsOf(kind) {
  if (isPicture(kind)) return ["tag", "frame", "markdown", "svg", "png", "link"];
  return ELEMENTS[kind] ? ["tag", "frame", "link"] : ["frame", "link"];
}
