/** @file Something of every kind to begin with. */
import { EXAMPLES } from "../calculate/examples.js";
import { factsOf } from "../families/facts.js";
import { KINDS } from "../frame/address.js";

/** @import { Kind } from "../frame/address.js" */
/** @typedef {Record<string, string>} Fields */

/** An example of a kind that a hand makes; null for the others, whose examples are files of the site. @param {Kind} kind @param {string} game @param {string} family @returns {Fields|null} */
export function exampleOf(kind, game, family) {
  const { win = "", ...hand } = EXAMPLES[game] ?? {};
  if (kind === "meld") return { game, laid: hand.laid ?? factsOf(family).groups };
  if (kind === "play") return { game, seed: "article-1" };
  if (!KINDS[kind].includes("laid")) return null;
  const cards = kind === "discard" ? { cards: `${hand.cards} ${win}` } : KINDS[kind].includes("win") ? { win } : {};
  const { by = "", ...rest } = hand;
  const all = { game, ...rest, ...(kind === "score" ? { by } : {}), ...cards };
  return Object.fromEntries(Object.entries(all).filter(([name]) => KINDS[kind].includes(name)));
}

/** Whether an example of a kind comes from the files of the site. @param {Kind} kind */
export const comesFromFiles = (kind) => kind === "position" || kind === "puzzle";
