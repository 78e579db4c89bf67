import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeOf, capital, listNames, nameOf } from "../../web/src/text/names.js";
import { callOf, isShownAlone, laidBy } from "../../web/src/zipai/calls.js";
import { cardName, cardsOf, deckOf, face, index, isBig, isRed, listCards } from "../../web/src/zipai/cards.js";
import { handOf, KINDS, LANGS, part, rounds, same } from "./support.js";

const ALL = [...KINDS, "k"];

test("every card has a character and a name of its own, as a player says it", () => {
  for (const lang of LANGS) assert.equal(new Set(ALL.map((card) => cardName(card, lang))).size, ALL.length);
  assert.equal(new Set(ALL.map(face)).size, ALL.length);
  assert.equal(listCards("zh", ["7b", "0s"]), "大柒、小十");
  assert.equal(listCards("en", ["7b", "k"]), "big seven, king");
  assert.equal(listCards("en", []), "");
});

test("two, seven and ten are red, in both sizes, and the king is not", () => {
  assert.deepEqual(ALL.filter(isRed).sort(), ["0b", "0s", "2b", "2s", "7b", "7s"]);
  assert.equal(ALL.filter(isBig).length, 10);
});

test("corner numbers run from 1 to 10, and the king has none", () => {
  assert.equal([...KINDS.slice(0, 10), "k"].map(index).join(), "1,2,3,4,5,6,7,8,9,10,");
});

test("the compact form is read as single cards, and what is none is left out", () => {
  assert.deepEqual(cardsOf("33s3b"), ["3s", "3s", "3b"]);
  assert.deepEqual(cardsOf("270b kk"), ["2b", "7b", "0b", "k", "k"]);
  for (const text of ["", "x", "12", "sb", "<img>", "三"]) assert.deepEqual(cardsOf(text), []);
});

test("a hand that is written down is read as it was", () => {
  for (const chance of rounds(300, 1)) {
    const hand = handOf(chance(40), chance);
    const compact = hand.join("").replace(/([0-9])s(?=[0-9]s)/g, "$1");
    assert.deepEqual(cardsOf(compact), hand);
    assert.deepEqual(cardsOf(hand.join(" ")), hand);
  }
});

test("every call that is called out is shown alone", () => {
  for (const t of ["ti", "wei", "peng", "chi", "pao", "won", "declared", "raised"]) {
    assert.match(callOf(part({ t })), /^[wc]-\w+$/);
    assert.equal(isShownAlone(part({ t })), true);
  }
  for (const t of ["dealt", "passed", ""])
    assert.deepEqual([callOf(part({ t })), isShownAlone(part({ t }))], [null, false], t);
});

test("events that lay a card into the middle name it; a hidden card is null, and other events lay none", () => {
  assert.equal(laidBy(part({ t: "flipped", card: "7b" })), "7b");
  assert.equal(laidBy(part({ t: "discarded", card: null })), null);
  assert.equal(laidBy(part({ t: "peng", card: "7b" })), undefined);
});

test("the whole deck has four of every card, and the kings that were dealt", () => {
  const deck = deckOf(["3s", "k", "7b", "k"]);
  assert.equal(deck.length, 82);
  for (const card of KINDS) assert.equal(deck.filter((other) => other === card).length, 4, card);
  assert.deepEqual(deck.slice(-2), ["k", "k"]);
  assert.equal(deckOf([]).length, 80);
});

const NAMES = { win: { red: { zh: "红胡", en: "red win" } }, group_short: { kan: same("kan") } };
const wording = part({ lang: "en", names: NAMES });

test("a name that the engine did not send is its identifier", () => {
  assert.equal(nameOf(wording, "win", "red"), "red win");
  assert.equal(nameOf({ ...wording, lang: "zh" }, "win", "red"), "红胡");
  assert.deepEqual([nameOf(wording, "win", "black"), nameOf(wording, "fan", "red")], ["black", "red"]);
});

test("the badge of a group is its shortest name", () => {
  assert.equal(badgeOf(wording, "kan"), "kan");
  assert.equal(badgeOf(part({ lang: "en", names: { ...NAMES, group_badge: { kan: same("K") } } }), "kan"), "K");
});

test("names are listed, and begin with a capital where they stand alone", () => {
  assert.equal(listNames(wording, "win", ["red", "black"]), "red win, black");
  assert.equal(listNames({ ...wording, lang: "zh" }, "win", ["red", "black"]), "红胡、black");
  assert.equal(capital("red win"), "Red win");
  assert.equal(capital(""), "");
});
