/** @file What the ledger tells: the player's 硬息 laid and in hand, the minimum, the waits, the dead cards and dead pairs. */
import { say } from "../text/i18n.js";
import { listCards } from "../zipai/cards.js";
import { drawLedgerOf } from "../zipai/ledger.js";
import { waitsOf } from "./announce.js";

/** @import { GuihuziView as View } from "./types.js" */
/** @import { LedgerPort as Port } from "../family/types.js" */

/**
 * What a choice leads to, with the waits on the player's own flip where there are no others.
 * @template {{waits?: string[], waits_self?: string[]}} T
 * @param {T} led
 * @returns {T}
 */
const withOwn = (led) => (led.waits?.length === 0 ? { ...led, waits: led.waits_self ?? [] } : led);

/** Draws the ledger of a view; the dead cards and pairs are those that the hand still has. @param {View} view @param {Port} port */
export function drawLedger(view, port) {
  const dead = view.no_chi.filter((card) => view.hand.includes(card));
  const pairs = view.dead_pairs.filter((pair) => pair.every((card) => view.hand.includes(card)));
  const words = (/** @type {import("../shared/types.js").Lang} */ lang) =>
    say(lang, pairs.length > 0 ? "guihuzi.ledger.dead.pairs" : "ledger.dead.list", {
      cards: listCards(lang, dead),
      pairs: pairs.map((pair) => listCards(lang, pair)).join(lang === "zh" ? "；" : "; "),
    });
  return drawLedgerOf(
    {
      huxi: view.huxi,
      words: "guihuzi.ledger",
      waits: waitsOf(view),
      dead: {
        cards: [...new Set([...dead, ...pairs.flat()])],
        words,
        rule: pairs.length > 0 ? "past.pair" : "past.chi",
      },
    },
    { ...port, lifted: port.lifted && withOwn(port.lifted), ahead: port.ahead && withOwn(port.ahead) },
  );
}
