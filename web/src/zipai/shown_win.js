/** @file Lays a won hand out in its groups, with the kings as kings and the card on which it was won marked. */
import { say } from "../text/i18n.js";
import { badgeOf, nameOf } from "../text/names.js";
import { cardsOf } from "./cards.js";

/** @import { ShownCard, ShownWin } from "../family/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @import { Card, Group, ZipaiResult as Result, ZipaiView as View } from "./types.js" */

const KING = "k";
/** A factor that comes from how the card came, and not from the hand. */
const PLAIN = "self_draw";

/** Every choice of so many places among `length`. @param {number} length @param {number} many @returns {number[][]} */
function choices(length, many) {
  if (many === 0) return [[]];
  return Array.from({ length }, (_, nth) => nth).flatMap((first) =>
    choices(first, many - 1).map((others) => [...others, first]),
  );
}

/**
 * Finds which cards of the groups are kings: the other cards must be those of the hand.
 * @param {Group[]} groups
 * @param {Card[]} held
 * @returns {number[][]} the places of the kings, for each group
 */
export function placesOfKings(groups, held) {
  const left = [...held];
  /** @param {number} nth @returns {number[][]|null} */
  const from = (nth) => {
    if (nth === groups.length) return [];
    const cards = cardsOf(groups[nth].cards);
    for (const kings of choices(cards.length, Math.min(groups[nth].kings, cards.length))) {
      const real = cards.filter((card, place) => card !== KING && !kings.includes(place));
      /** @type {Card[]} */
      const taken = [];
      for (const card of real) if (left.includes(card)) taken.push(...left.splice(left.indexOf(card), 1));
      const rest = taken.length === real.length ? from(nth + 1) : null;
      if (rest) return [kings, ...rest];
      left.push(...taken);
    }
    return null;
  };
  return from(0) ?? groups.map(() => []);
}

/**
 * The groups of a win. Groups from the hand come after those that lay on the table, as the engine lists them.
 * @param {Wording} wording
 * @param {Result} result
 * @returns {ShownWin[]}
 */
export function shownWins(wording, { winner, card, score, hands }) {
  if (winner === null || !score) return [];
  const inHand = score.groups.filter(({ where }) => where === "hand");
  const kings = placesOfKings(inHand, card ? [...hands[winner], card] : hands[winner]);
  /** @type {{cards: ShownCard[], badge: string, value: number, laid: boolean}[]} */
  const groups = score.groups.map((group) => {
    const wild = kings[inHand.indexOf(group)] ?? [];
    const cards = cardsOf(group.cards).map((one, place) => shownCard(one, one === KING || wild.includes(place)));
    // A king lies last, where its whole face shows.
    return {
      cards: [...cards.filter((one) => !one.wild), ...cards.filter((one) => one.wild)],
      badge: badgeOf(wording, group.kind),
      value: group.huxi,
      laid: group.where === "laid",
    };
  });
  markWon(groups, card);
  const names = score.fans.map(({ id }) => nameOf(wording, "fan", id));
  const sum = { n: score.huxi, unit: say(wording.lang, "showdown.huxi") };
  return [{ seat: winner, groups, sum, names, grand: score.fans.some(({ id }) => id !== PLAIN) }];
}

/**
 * What the player's own hand lacked when another one had won. Of a hand without any huxi nothing is said: in some games it
 * may win as it is (无胡).
 * @param {Wording} wording
 * @param {View} view
 */
export function lacked({ lang }, { huxi: { total, min } }) {
  if (total === 0) return "";
  if (total >= min) return say(lang, "showdown.lacked.cards", { n: total });
  return say(lang, "showdown.lacked.huxi", { n: total, more: min - total });
}

/** @param {Card} card @param {boolean} wild @returns {ShownCard} */
const shownCard = (card, wild) => ({
  card: wild ? KING : card,
  as: wild && card !== KING ? card : null,
  wild,
  won: false,
});

/**
 * Marks the card on which the hand was won: in a group of the hand if one has it.
 * @param {{cards: ShownCard[], laid: boolean}[]} groups
 * @param {Card|null} card
 */
export function markWon(groups, card) {
  for (const { cards } of [...groups.filter(({ laid }) => !laid), ...groups.filter(({ laid }) => laid)]) {
    const found = cards.findLast((one) => one.card === card);
    if (found) {
      found.won = true;
      return;
    }
  }
}
