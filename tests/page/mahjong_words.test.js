import assert from "node:assert/strict";
import { test } from "node:test";
import { actionWords } from "../../web/src/mahjong/action_words.js";
import { aheadWords, answerWords, consequencesWords, positionWords } from "../../web/src/mahjong/announce.js";
import { captionOf } from "../../web/src/mahjong/centre.js";
import { mahjong } from "../../web/src/mahjong/page.js";
import { prompt } from "../../web/src/mahjong/prompt.js";
import { headline, manner, paymentWords } from "../../web/src/mahjong/result.js";
import { marksOf } from "../../web/src/mahjong/seat.js";
import { calledOut, soundOf } from "../../web/src/mahjong/sounds.js";
import { listTiles, tileName } from "../../web/src/mahjong/tiles.js";
import { say } from "../../web/src/text/i18n.js";
import { assertRising, assertSentence, assertSentences } from "./assertions.js";
import { LANGS, part, pluck, same } from "./support.js";

const wordingOf = (lang) => ({
  lang,
  names: { verb: { peng: { zh: "碰", en: "peng" } }, wild: { wang_ba: { zh: "王霸", en: "wild (王霸)" } } },
});

const NEITHER = { dead: false, revealed: 0, piao: null, open: null, waits: null, won: null };
const seat = (nth, more = {}) => ({ seat: nth, tiles: 13, melds: [], river: [], playing: true, ...NEITHER, ...more });
const lying = (tile, fate = "lies") => ({ tile, fate });
const WON = { tile: "9m", by: "self", from: null, multiplier: 4, fan: 3, points: 12 };
const VIEW = part({
  seat: 0,
  wall: 42,
  live: { tile: "2p", seat: 1, from: "discard" },
  wilds: ["9m"],
  wild_name: "wang_ba",
  stand_in: null,
  hand: ["1s", "2s", "9m"],
  taken: null,
  waits: ["3s"],
  left: { "3s": 2 },
  unseen: { "3s": 2 },
  distance: 0,
  missing_suit: "p",
  seats: [
    seat(0, { melds: [{ kind: "peng", tiles: ["5m", "5m", "5m"], from: 1, claimed: 2, wild: null }] }),
    seat(1, { river: [lying("7z"), lying("2p"), lying("4s", "laid")] }),
    seat(2, { waits: ["6p"], revealed: 1 }),
    seat(3, { won: WON, playing: false }),
  ],
});
const WORTH = { multiplier: 4, fan: 3, pay_each: 4, pays: [1, 2, 3].map((from) => ({ from, points: 4 })) };
const hu = (change = {}) => ({ verb: "hu", action: "hu", worth: { ...WORTH, ...change } });

const ANSWERS = [
  hu(),
  hu({ pays: [{ from: 1, points: 4 }] }),
  hu({ pay_each: null, pays: [1, 2].map((from) => ({ from, points: from })) }),
  { verb: "gang", action: "gang", tile: "2p", tiles: Array(4).fill("2p"), waits: ["3s"] },
  { verb: "angang", action: "angang 5m", tile: "5m", tiles: Array(4).fill("5m") },
  { verb: "jiagang", action: "jiagang 5m", tile: "5m", tiles: Array(4).fill("5m") },
  { verb: "peng", action: "peng", tile: "2p", tiles: Array(3).fill("2p") },
  { verb: "chi", action: "chi 234p", tile: "2p", tiles: ["2p", "3p", "4p"] },
  { verb: "fei", action: "fei", tile: "2p", tiles: ["2p", "2p", "9m"] },
  { verb: "ti", action: "ti 6p", tile: "6p", tiles: Array(3).fill("6p") },
  { verb: "discard", action: "discard 1s", tile: "1s", waits: [], distance: 1 },
  { verb: "reveal", action: "reveal 1s", tile: "1s", waits: ["3s"], left: 2, binds: true },
  { verb: "piao", action: "piao" },
  { verb: "nopiao", action: "nopiao" },
  { verb: "pass", action: "pass" },
];

test("the position names what lies, what is held, what is waited for, the wilds and the seats", () => {
  for (const lang of LANGS) {
    const text = positionWords(wordingOf(lang), VIEW);
    assertSentence(text);
    for (const tiles of [["2p"], ["9m"], ["3s"], ["6p"], ["1s", "2s"], ["5m", "5m", "5m"], ["7z"]])
      assert.ok(text.includes(listTiles(lang, tiles)), `${tiles}: ${text}`);
    assert.ok(text.includes(wordingOf(lang).names.wild.wang_ba[lang]), text);
    assert.equal(text.includes(tileName("4s", lang)), false, "a discard that was claimed does not lie any more");
    assertSentence(positionWords(wordingOf(lang), { ...VIEW, live: null, waits: [], distance: 2, wilds: [] }));
  }
});

test("every kind of answer is a sentence of its own", () => {
  for (const lang of LANGS) {
    const texts = ANSWERS.map((answer) => answerWords(wordingOf(lang), answer));
    assertSentences(texts);
    assert.ok(texts[7].includes(listTiles(lang, ["2p", "3p", "4p"])));
  }
});

test("answers stand in their fixed order: win, kongs, peng, chi, fei, ti", () => {
  const { verbs } = prompt;
  const places = ["hu", "gang", "peng", "chi", "fei", "ti"].map((verb) => verbs.indexOf(verb));
  assert.ok(places.every((place) => place >= 0));
  assertRising(places);
  assert.equal(verbs.includes("discard") || verbs.includes("reveal") || verbs.includes("pass"), false);
});

test("the switch changes which discards are offered, and a command means what the game offers", () => {
  const [discard, reveal] = [ANSWERS[10], ANSWERS[11]];
  assert.deepEqual(prompt.plays(ANSWERS, false), [discard]);
  assert.deepEqual(prompt.plays(ANSWERS, true), [reveal]);
  assert.deepEqual(prompt.plays([discard], true), [discard]);
  assert.equal(prompt.cardOf(reveal), "1s");
  assert.equal(prompt.wish("gang", [ANSWERS[4], ANSWERS[5]]), "angang 5m");
  assert.equal(prompt.wish("gang", []), "gang");
  assert.equal(prompt.wish("pass", [ANSWERS[13]]), "nopiao");
  assert.equal(prompt.wish("hu", []), "hu");
});

test("consequences say the answer, the engine's effects, and what is waited for then", () => {
  const preview = part({
    effects: [{ text: same("EFFECT"), gravity: "tells" }],
    waits: [],
    left: {},
    by_discard: ["1s", "2s", "5s", "6s"].map((discard) => ({ discard, waits: ["3s"], left: { "3s": 2 } })),
    distance: 0,
    worth: null,
  });
  for (const lang of LANGS) {
    const text = consequencesWords(wordingOf(lang), ANSWERS[6], preview);
    assertSentence(text);
    for (const part of ["EFFECT", tileName("2p", lang), tileName("3s", lang), tileName("5s", lang)])
      assert.ok(text.includes(part), `${part}: ${text}`);
    assert.equal(text.includes(tileName("6s", lang)), false, "more than three discards are told");
    assert.deepEqual(aheadWords(wordingOf(lang), { ...preview, by_discard: [] }), []);
    assert.equal(aheadWords(wordingOf(lang), { ...preview, by_discard: [], distance: 2 }).length, 1);
    assertSentence(consequencesWords(wordingOf(lang), ANSWERS[10], null));
  }
});

const RESULT = part({
  winners: [1],
  wins: [{ seat: 1, by: "self", from: null, tile: "9m" }],
  exhausted: false,
  scores: [-4, 12, -4, -4],
  lines: [{ line: "payment", rule: null, text: same("PAYS") }],
});

test("the headline names every winner, and says so where the player is the only one", () => {
  for (const lang of LANGS) {
    const told = (winners, mine = 0) => headline(wordingOf(lang), { ...RESULT, winners }, mine);
    const lines = [told([1]), told([1], 1), told([1, 3]), told([])];
    assertSentences(lines);
    assert.ok(lines[2].includes(say(lang, "seat.left")) && lines[2].includes(say(lang, "seat.right")));
    const both = { zh: ["老唐、你胡了", "你、老唐胡了"], en: ["Tang and you win", "You and Tang win"] };
    assert.deepEqual([told([3, 0]), told([0, 3])], both[lang]);
  }
});

test("a mark's whole sentence contains the word that is seen on it", () => {
  const marked = seat(1, { won: WON, dead: true, revealed: 1, piao: true });
  for (const lang of LANGS)
    for (const { name } of [null, RESULT].flatMap((result) => marksOf(marked, part({ result })))) {
      const whole = say(lang, `seat.${name}.long`).toLowerCase();
      assert.ok(whole.includes(say(lang, `seat.${name}`).toLowerCase()), whole);
    }
});

test("every way in which a hand ends is a sentence of its own", () => {
  const by = (how, more = {}) => ({ wins: [{ seat: 1, by: how, from: 2, tile: "9m", ...more }] });
  const two = { wins: [1, 2].map((nth) => ({ seat: nth, by: "discard", from: 3, tile: "9m" })) };
  const ends = [by("self", { from: null }), by("discard"), by("rob"), by("deal", { from: null, tile: null })];
  for (const lang of LANGS) {
    const results = [...ends, { wins: [] }, two, { ...two, exhausted: true }];
    assertSentences(results.map((result) => manner(wordingOf(lang), { ...RESULT, ...result }, 0)));
    assert.equal(paymentWords(wordingOf(lang), RESULT, 0), "PAYS");
  }
});

test("what binds a seat is a mark with a rule, and has words; a winner has left only while the others play on", () => {
  assert.deepEqual(marksOf(seat(1), part({ result: null })), []);
  const marks = marksOf(seat(1, { dead: true, revealed: 1, piao: true, won: WON }), part({ result: null }));
  assert.deepEqual(pluck(marks, "name"), ["won", "no_win", "revealed", "piao"]);
  assert.deepEqual(pluck(marksOf(seat(1, { won: WON }), part({ result: RESULT })), "name"), ["has_won"]);
  for (const lang of LANGS)
    for (const { name, rule } of marks) {
      assert.match(rule, /^\w+\.\w+$/);
      for (const form of ["", ".short", ".long"]) assertSentence(say(lang, `seat.${name}${form}`));
    }
});

test("before the deal the caption does not repeat how the hand before ended, after the hand it says who has won", () => {
  for (const lang of LANGS) {
    const caption = (phase, result = null) =>
      captionOf(wordingOf(lang), part({ live: null, phase, result, seat: 0, seats: [] }));
    assertSentence(caption("piao"));
    assert.equal(caption("turn"), "");
    assert.equal(caption("over", RESULT), headline(wordingOf(lang), RESULT, 0));
  }
});

test("nobody is in turn before the deal, when all choose 飘; then it is one seat", () => {
  const inTurn = (tiles) =>
    [0, 1, 2, 3].filter((nth) => mahjong.seat.inTurn(part({ turn: 2, seats: Array(4).fill({ tiles }) }), nth));
  assert.deepEqual(inTurn(0), []);
  assert.deepEqual(inTurn(13), [2]);
});

test("an action of the engine's is a sentence", () => {
  for (const lang of LANGS) for (const { action } of ANSWERS) assertSentence(actionWords(lang, action));
  assert.ok(actionWords("zh", "discard 1s").includes("一条"));
  assert.ok(actionWords("en", "chi 234p").includes("2-3-4 of dots"));
});

test("calls are called out by their name, tiles only where all is wanted", () => {
  for (const lang of LANGS) {
    const wording = wordingOf(lang);
    assert.equal(calledOut(wording, { t: "peng" }, "calls"), wording.names.verb.peng[lang]);
    assert.equal(calledOut(wording, { t: "discarded", tile: "3s" }, "calls"), "");
    assert.equal(calledOut(wording, { t: "discarded", tile: "3s" }, "all"), tileName("3s", lang));
    assert.notEqual(calledOut(wording, { t: "won" }, "calls"), "");
    assert.notEqual(calledOut(wording, { t: "revealed" }, "calls"), "");
    assert.equal(calledOut(wording, { t: "drew", tile: "3s" }, "all"), "");
  }
  assert.deepEqual([soundOf(part({ t: "won" })), soundOf(part({ t: "toString" }))], ["win", undefined]);
});

test("the statistics count all winners, and what the player's own win was multiplied by", () => {
  const winners = [2, 0];
  const result = part({ winners, wins: winners.map((nth) => ({ seat: nth, by: "rob", multiplier: 4 + 2 * nth })) });
  assert.deepEqual(mahjong.figures(result, 0), { winners, huxi: null, worth: 4, came: "discard" });
  assert.deepEqual(mahjong.figures(result, 1), { winners, huxi: null, worth: 0, came: null });
  assert.deepEqual(mahjong.figures(part({ winners: [], wins: [] }), 0), {
    winners: [],
    huxi: null,
    worth: 0,
    came: null,
  });
});
