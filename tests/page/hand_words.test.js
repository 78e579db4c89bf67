import assert from "node:assert/strict";
import { test } from "node:test";
import { decisionsOf } from "../../web/src/app/sheets/back.js";
import { laidBy } from "../../web/src/zipai/calls.js";
import { cardName } from "../../web/src/zipai/cards.js";
import { headline, manner, paymentWords } from "../../web/src/zipai/result.js";
import { assertSentence, assertSentences } from "./assertions.js";
import { LANGS, part } from "./support.js";

const RESULT = part({ winner: 1, by: "self", from: null, card: "7b", scores: [0, 0, 0], score: { special: null } });
const WINS = [
  RESULT,
  { ...RESULT, by: "other", from: 2 },
  { ...RESULT, by: "discard", from: 2 },
  { ...RESULT, by: "shown", from: 0 },
  { ...RESULT, by: "deal", card: null },
];

test("the headline says who won, in other words where it is the player, and in others where nobody did", () => {
  for (const lang of LANGS) {
    const told = (mine, winner = 1) => headline(part({ lang }), { ...RESULT, winner }, mine);
    assertSentences([told(0), told(1), told(0, null)]);
  }
});

test("every way to win is a sentence of its own, with its card", () => {
  for (const lang of LANGS)
    for (const mine of [0, 1]) {
      const lines = WINS.map((result) => manner(part({ lang }), result, mine));
      assertSentences(lines);
      assert.ok(lines[1].includes(cardName("7b", lang)));
    }
});

test("a hand that nobody won has a sentence too", () => {
  for (const lang of LANGS) assertSentence(manner(part({ lang }), { ...RESULT, winner: null }, 0));
});

test("a payment is told from the one who pays to the one who is paid, with its points and what it is for", () => {
  const paid = part({ scores: [-4, 4, 0], payments: [{ from: 0, to: 1, points: 4, why: "win" }], by: "discard" });
  const told = (lang, mine) => paymentWords({ lang, names: {} }, paid, 0, mine);
  assert.deepEqual([told("zh", 0), told("zh", 1)], ["你付阿凤 4 分（discard）", "老唐付你 4 分（discard）"]);
  assert.equal(told("en", 0), "You pay Feng 4 points (discard)");
});

test("the decisions of a seat stand in order, each with the card that lay in the middle", () => {
  const step = (seat, action, ...events) => ({ seat, action, events });
  const flipped = { t: "flipped", card: "7b" };
  const steps = [
    step(null, null, { t: "dealt" }),
    step(0, "discard 3s", { t: "discarded", card: "3s" }),
    step(1, "pass", flipped),
    step(0, "peng"),
    step(2, "discard 1s", { t: "discarded", card: "1s" }),
    step(0, "pass"),
  ];
  assert.deepEqual(
    decisionsOf(steps, 0, laidBy).map(({ action, card }) => [action, card]),
    [
      ["discard 3s", null],
      ["peng", "7b"],
      ["pass", "1s"],
    ],
  );
  assert.deepEqual(decisionsOf([], 0, laidBy), []);
  assert.deepEqual(decisionsOf(steps.slice(0, 1), 0, laidBy), []);
});
