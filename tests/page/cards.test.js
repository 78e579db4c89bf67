import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeOf, capital, listNames, nameOf } from "../../web/src/text/names.js";
import { callOf, isShownAlone, laidBy } from "../../web/src/zipai/calls.js";
import { cardName, cardsOf, deckOf, face, index, isBig, isRed, listCards } from "../../web/src/zipai/cards.js";
import { chanceOf, handOf, KINDS, LANGS, part, same } from "./support.js";

const ALL = [...KINDS, "k"];

test("every card has a name and a character of its own", () => {
  for (const lang of LANGS) assert.equal(new Set(ALL.map((card) => cardName(card, lang))).size, ALL.length);
  assert.equal(new Set(ALL.map(face)).size, ALL.length);
});

test("names are those a player says", () => {
  assert.equal(cardName("7b", "zh"), "大柒");
  assert.equal(cardName("0s", "zh"), "小十");
  assert.equal(cardName("7b", "en"), "big seven");
  assert.equal(cardName("k", "en"), "king");
});

test("two, seven and ten are red, in both sizes, and the king is not", () => {
  const red = ALL.filter(isRed);
  assert.deepEqual(red.sort(), ["0b", "0s", "2b", "2s", "7b", "7s"]);
  assert.equal(ALL.filter(isBig).length, 10);
});

test("corner numbers run from 1 to 10, and the king has none", () => {
  assert.deepEqual(
    KINDS.slice(0, 10).map(index),
    Array.from({ length: 10 }, (_, nth) => String(nth + 1)),
  );
  assert.equal(index("k"), "");
});

test("the compact form is read as single cards", () => {
  assert.deepEqual(cardsOf("33s3b"), ["3s", "3s", "3b"]);
  assert.deepEqual(cardsOf("270b k"), ["2b", "7b", "0b", "k"]);
  assert.deepEqual(cardsOf("kk"), ["k", "k"]);
});

test("what is no card in the compact form is left out", () => {
  for (const text of ["", "x", "12", "sb", "<img>", "三"]) assert.deepEqual(cardsOf(text), []);
});

test("a hand that is written down is read as it was", () => {
  const chance = chanceOf(1);
  for (let round = 0; round < 300; round++) {
    const hand = handOf(chance(40), chance);
    const compact = hand.join("").replace(/([0-9])s(?=[0-9]s)/g, "$1");
    assert.deepEqual(cardsOf(compact), hand);
    assert.deepEqual(cardsOf(hand.join(" ")), hand);
  }
});

test("several cards are listed with the comma of the language", () => {
  assert.equal(listCards("zh", ["7b", "3s"]), "大柒、小三");
  assert.equal(listCards("en", ["7b", "3s"]), "big seven, small three");
  assert.equal(listCards("en", []), "");
});

test("every call that is called out is shown alone", () => {
  for (const t of ["ti", "wei", "peng", "chi", "pao", "won", "declared", "raised"]) {
    assert.match(callOf(part({ t })), /^[wc]-\w+$/);
    assert.equal(isShownAlone(part({ t })), true);
  }
  for (const t of ["dealt", "passed", ""]) {
    assert.equal(callOf(part({ t })), null);
    assert.equal(isShownAlone(part({ t })), false);
  }
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

const wording = part({
  lang: "en",
  names: { win: { red: { zh: "红胡", en: "red win" } }, group_short: { kan: same("kan") } },
});

test("a name that the engine did not send is its identifier", () => {
  assert.equal(nameOf(wording, "win", "red"), "red win");
  assert.equal(nameOf({ ...wording, lang: "zh" }, "win", "red"), "红胡");
  assert.equal(nameOf(wording, "win", "black"), "black");
  assert.equal(nameOf(wording, "fan", "red"), "red");
});

test("the badge of a group is its shortest name", () => {
  assert.equal(badgeOf(wording, "kan"), "kan");
  const names = { ...wording.names, group_badge: { kan: same("K") } };
  assert.equal(badgeOf({ ...wording, names }, "kan"), "K");
});

test("names are listed, and begin with a capital where they stand alone", () => {
  assert.equal(listNames(wording, "win", ["red", "black"]), "red win, black");
  assert.equal(listNames({ ...wording, lang: "zh" }, "win", ["red", "black"]), "红胡、black");
  assert.equal(capital("red win"), "Red win");
  assert.equal(capital(""), "");
});
