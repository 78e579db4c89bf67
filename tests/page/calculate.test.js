import assert from "node:assert/strict";
import { test } from "node:test";
import { readHand, writeHand } from "../../web/src/calculate/address.js";
import {
  copiesLeft,
  groupsWith,
  readFields,
  withCard,
  withGroup,
  without,
  written,
} from "../../web/src/editor/fields.js";
import { ofHands, optionsText, otherChoices } from "../../web/src/embed/play/options.js";

import { NotationError } from "../../web/src/picture/notation.js";
import { assertReadOrRefused, assertRefused } from "./assertions.js";
import { frozen, KINDS, optionOf, part, pluck, READERS, rounds } from "./support.js";

const GAMES = frozen({ leiyang: "zipai", yibin: "mahjong" });
const LABELS = frozen({ indicator: ["", ""], laid: ["", ""], cards: ["", ""], win: ["", ""], discards: ["", ""] });
const DATA = frozen({ labels: LABELS, small: [], longest: 1000, most_in_group: 4 });
const COPIES = frozen(Object.fromEntries([...KINDS, "k"].map((code) => [code, code === "k" ? 2 : 4])));
const DECK = part({
  fact: "card",
  cards: Object.fromEntries([...KINDS, "k"].map((code) => [code, {}])),
  groups: { peng: ["碰", "peng"], chi: ["吃", "chi"], ti: ["提", "ti"] },
  copies: COPIES,
  reader: READERS.zipai,
  parse: (text) => READERS.zipai.typed(text, READERS.zipai.cards),
});
const read = (values) => readFields(DATA, DECK, values);
const codes = (field) => field.pieces.flatMap((piece) => piece.codes);

// ── the address ──

test("a hand that is written into the address is read back", () => {
  const hand = { game: "yibin", options: "cap=4,piao=on", cards: "123m + 一&=#%", win: "5p", seats_state: "me:piao" };
  assert.deepEqual(readHand(`#${writeHand(hand)}`, GAMES, "leiyang"), hand);
  assert.equal(writeHand({ game: "leiyang", cards: " 12s ", win: "" }), "game=leiyang&cards=12s");
});

test("an address without a game is one of the game that is shown", () => {
  assert.deepEqual(readHand("", GAMES, "yibin"), { game: "yibin" });
  assert.deepEqual(readHand("#hand=12s", GAMES, "yibin"), { game: "yibin", cards: "12s" });
});

const readAny = (hash) => readHand(hash, GAMES, "leiyang");

test("what is wrong with an address is said by a code", () => {
  assertRefused(readAny, {
    wrong_field: ["#game=whist", "#game=__proto__"],
    unknown_field: ["#score?cards=1s"],
    field_twice: ["#cards=1s&cards=2s"],
    not_text: ["#cards=%E4%B8"],
    too_long: [`#cards=${"1".repeat(9000)}`],
  });
});

test("no address makes anything but a hand or an AddressError", () => {
  const pieces = ["game=", "leiyang", "cards=", "win=", "&", "=", "#", "%", "%ff", "+", "<img>", "__proto__", "\ud800"];
  assertReadOrRefused(readAny, pieces, ({ game }) => Object.hasOwn(GAMES, game));
});

// ── house rules ──

const OPTIONS = frozen([
  optionOf("hands_per_session", 8, 16),
  optionOf("xing", "off", "gen", "fan"),
  optionOf("dihu", true, false),
]);

test("only house rules that differ are written", () => {
  assert.equal(optionsText(OPTIONS, { xing: "off", dihu: false }), "dihu=off");
  assert.equal(optionsText(OPTIONS, {}), "");
});

test("every choice that is not made is tried once, the others as they are", () => {
  const tried = pluck(otherChoices(ofHands(OPTIONS), { xing: "gen" }), "values");
  assert.deepEqual(tried, [{ xing: "off" }, { xing: "fan" }, { xing: "gen", dihu: false }]);
});

// ── the fields of the editor ──

test("fields are read into cards and groups", () => {
  const found = read({ cards: "123s x k", laid: "peng:333b  chi:1s2s3s", win: "四" });
  assert.deepEqual(codes(found.cards), ["1s", "2s", "3s", "", "k"]);
  assert.deepEqual(pluck(found.laid.pieces, "text"), ["peng:333b", "chi:1s2s3s"]);
  assert.deepEqual(pluck(found.laid.pieces, "kind"), ["peng", "chi"]);
  assert.deepEqual(codes(found.laid), ["3b", "3b", "3b", "1s", "2s", "3s"]);
  assert.deepEqual(codes(found.win), ["4s"]);
});

test("a field that cannot be read says where, and the others are read all the same", () => {
  const { cards, laid } = read({ cards: "123s q", laid: "peng:333b" });
  assert.ok(cards.wrong?.error instanceof NotationError);
  assert.deepEqual([cards.wrong.error.place, laid.pieces.length], [5, 1]);
});

test("a fifth copy is wrong in the field that has it", () => {
  const { cards, laid } = read({ laid: "ti:1111s", cards: "1s" });
  assert.deepEqual([cards.wrong?.error.code, laid.wrong], ["too_many_copies", null]);
});

test("cards that are written are read back in their order", () => {
  for (const chance of rounds(500, 7)) {
    const some = Array.from({ length: chance(12) }, () => ["", "k", ...KINDS.slice(0, 20)][chance(22)]);
    const few = some.filter(
      (code, at) => some.slice(0, at).filter((other) => other === code).length < (COPIES[code] ?? 99),
    );
    assert.deepEqual(codes(read({ discards: written(few) }).discards), few);
  }
});

test("a tap adds a card in order, replaces a winning card, and keeps the order of discards", () => {
  const { cards, win, discards } = read({ cards: "9b2s", win: "4s", discards: "9b" });
  assert.equal(withCard(DECK, "cards", cards.pieces, "5s"), "25s 9b");
  assert.equal(withCard(DECK, "win", win.pieces, "k"), "k");
  assert.equal(withCard(DECK, "discards", discards.pieces, "2s"), "9b 2s");
});

test("a piece that is taken away leaves the others as they were written", () => {
  const { cards, laid } = read({ cards: "三四五 k", laid: "chi:一二三 peng:333b" });
  assert.equal(without("cards", cards.pieces, 1), "35s k");
  assert.equal(without("laid", laid.pieces, 1), "chi:一二三");
  const ti = { kind: "ti", codes: Array(4).fill("5s") };
  assert.equal(withGroup(laid.pieces, ti), "chi:一二三 peng:333b ti:5555s");
});

test("copies that lie anywhere are gone, and groups need copies enough", () => {
  const left = copiesLeft(COPIES, read({ cards: "11s", laid: "chi:123s", win: "2s" }));
  assert.deepEqual([left["1s"], left["2s"], left["3s"], left.k], [1, 2, 3, 2]);
  assert.deepEqual(copiesLeft(COPIES, read({ win: "2s" }), ["win"])["2s"], 4);
  assert.deepEqual(groupsWith(DECK, ["111s", "123s", "234s"], left, "2s"), [
    ["1s", "2s", "3s"],
    ["2s", "3s", "4s"],
  ]);
  assert.deepEqual(groupsWith(DECK, ["111s", "222s"], left, "1s"), []);
});
