/** @file Card names and marks. The text form is the engine's: digits, then a size; `k` is the king. */

/** @import { Card, Lang } from "../shared/types.js" */

const SMALL = ["十", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
const BIG = ["拾", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"];
const ENGLISH = ["ten", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** The digit of a card as it is written ("0" for ten), or "" for the king. @param {Card} card */
const digit = (card) => (card === "k" ? "" : card[0]);

/** Whether the card's ink is red: two, seven and ten of both sizes. @param {Card} card */
export const isRed = (card) => card !== "k" && "270".includes(card[0]);

/** Whether the card has a big character, which is the formal one. @param {Card} card */
export const isBig = (card) => card[1] === "b";

/** The character printed on the card. @param {Card} card */
export function face(card) {
  if (card === "k") return "王";
  return (isBig(card) ? BIG : SMALL)[Number(digit(card))];
}

/** The small corner number, 1 to 10; nothing on the king. @param {Card} card */
export function index(card) {
  return card === "k" ? "" : digit(card) === "0" ? "10" : digit(card);
}

/**
 * The card's spoken name: "大柒", "big seven".
 * @param {Card} card
 * @param {Lang} lang
 */
export function cardName(card, lang) {
  if (card === "k") return lang === "zh" ? "王" : "king";
  if (lang === "zh") return (isBig(card) ? "大" : "小") + face(card);
  return (isBig(card) ? "big " : "small ") + ENGLISH[Number(digit(card))];
}

/**
 * Splits the compact form "33s3b" or "270b k" into cards.
 * @param {string} text
 * @returns {Card[]}
 */
export function cardsOf(text) {
  /** @type {Card[]} */
  const cards = [];
  for (const [, digits, size] of text.matchAll(/([0-9]+)([sb])|k/g)) {
    if (digits === undefined) cards.push("k");
    else for (const d of digits) cards.push(d + size);
  }
  return cards;
}

/** Several card names as a list: "大柒、小七", "big seven, small seven". @param {Lang} lang @param {Card[]} cards */
export const listCards = (lang, cards) => cards.map((card) => cardName(card, lang)).join(lang === "zh" ? "、" : ", ");

const COPIES = 4;

/** The whole deck with as many kings as these cards have, in the order before the shuffle. @param {Card[]} cards */
export const deckOf = (cards) => [
  ...["s", "b"].flatMap((size) => [..."1234567890"].flatMap((number) => Array(COPIES).fill(number + size))),
  ...cards.filter((card) => card === "k"),
];
