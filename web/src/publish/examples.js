/** @file Something of every kind to begin with. */
import { EXAMPLES } from "../calculate/examples.js";
import { KINDS } from "../frame/address.js";

/** @typedef {import("./address.js").Kind} Kind */
/** @typedef {Record<string, string>} Fields */

/** Groups, for games whose example of a hand has none on the table. @type {Record<string, string>} */
const GROUPS = { zipai: "ti:0000b wei:222s chi:123b", mahjong: "peng:111s angang:5555p" };

/** An example of a kind that a hand makes; null for the others, whose examples are files of the site. @param {Kind} kind @param {string} game @param {string} family @returns {Fields|null} */
export function exampleOf(kind, game, family) {
  const { win = "", ...hand } = EXAMPLES[game] ?? {};
  if (kind === "meld") return { game, laid: hand.laid ?? GROUPS[family] };
  if (kind === "play") return { game, seed: "article-1" };
  if (!KINDS[kind].includes("laid")) return null;
  const cards = kind === "discard" ? { cards: `${hand.cards} ${win}` } : KINDS[kind].includes("win") ? { win } : {};
  const { by = "", ...rest } = hand;
  const all = { game, ...rest, ...(kind === "score" ? { by } : {}), ...cards };
  return Object.fromEntries(Object.entries(all).filter(([name]) => KINDS[kind].includes(name)));
}

/** Whether an example of a kind comes from the files of the site. @param {Kind} kind */
export const comesFromFiles = (kind) => kind === "position" || kind === "puzzle";
