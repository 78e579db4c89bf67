import assert from "node:assert/strict";
import { test } from "node:test";
import { pitchOf, TableAudio } from "../../web/src/audio/audio.js";
import { voiceFor } from "../../web/src/audio/voice.js";
import { markWords } from "../../web/src/board/mark_words.js";
import { mahjong } from "../../web/src/mahjong/page.js";
import { optionsWords as optionsOf, questionWords } from "../../web/src/match/options_words.js";
import { say } from "../../web/src/text/i18n.js";
import { inPoints } from "../../web/src/text/rates.js";
import { actionWords } from "../../web/src/zipai/action_words.js";
import { answerWords, consequencesWords, positionWords } from "../../web/src/zipai/announce.js";
import { listCards } from "../../web/src/zipai/cards.js";
import { bindingOf, limitedTo } from "../../web/src/zipai/limits.js";
import { marksOf } from "../../web/src/zipai/marks.js";
import { zipai } from "../../web/src/zipai/page.js";
import { calledOut, soundOf } from "../../web/src/zipai/sounds.js";
import { assertRising, assertSentence, assertSentences } from "./assertions.js";
import { LANGS, part, pluck, same } from "./support.js";

const NAMES = {
  win: { red: { zh: "红胡", en: "red" }, dot: { zh: "点胡", en: "one red" } },
  fan: { wang_chuang: { zh: "王闯", en: "king's charge" } },
  group_short: { peng: { zh: "碰", en: "peng" }, shun: { zh: "顺", en: "run" } },
};
const wordingOf = (lang) => ({ lang, names: NAMES });

const optionsWords = (wording, answers, legal, passKey) =>
  optionsOf(zipai, wording, { answers, plays: zipai.prompt.plays(legal, false), legal }, passKey);

const seat = (nth, more = {}) =>
  part({ seat: nth, cards: 20 - nth, huxi: nth, melds: [], discards: [], dead: false, ...more });
const VIEW = part({
  seat: 0,
  wall: 19,
  live: { card: "7b", seat: 1, from: "flip" },
  hand: ["1s", "2s", "3b"],
  columns: [["1s", "2s"], ["3b"]],
  huxi: { laid: 3, hand: 6, total: 9, min: 15 },
  waits: ["4b"],
  seats: [seat(0), seat(1), seat(2, { limits: ["red"] })],
});

const ANSWERS = [
  { verb: "hu", action: "hu", huxi: 18, pay_each: 6 },
  { verb: "hu", action: "hu", huxi: 18, discarder_pays: 12 },
  { verb: "declare", action: "declare wang_chuang", name: "wang_chuang" },
  { verb: "raise", action: "raise", waits: ["4b", "7b"] },
  { verb: "peng", action: "peng", gained: 3 },
  { verb: "chi", action: "chi 123s", gained: 3, melds: [{ cards: ["1s", "2s", "3s"], scores: null, huxi: 3 }] },
  {
    verb: "chi",
    action: "chi 123s 456s",
    melds: ["123", "456"].map((text) => ({ cards: [...text].map((digit) => `${digit}s`), scores: null, huxi: 0 })),
  },
  { verb: "discard", action: "discard 5b", card: "5b" },
  { verb: "pass", action: "pass" },
];

test("the position names what lies, what is held, what is waited for and the three seats", () => {
  for (const lang of LANGS) {
    const text = positionWords(wordingOf(lang), VIEW);
    assertSentence(text);
    for (const cards of [["7b"], ["1s", "2s"], ["3b"], ["4b"]]) assert.ok(text.includes(listCards(lang, cards)));
    for (const fact of ["9", "15", "19", "20", NAMES.win.red[lang]]) assert.ok(text.includes(fact), `${fact}: ${text}`);
  }
});

test("a position without a lying card or a wait does not speak of one", () => {
  const text = positionWords(wordingOf("en"), { ...VIEW, live: null, waits: [] });
  assertSentence(text);
  assert.equal(text.includes("big seven"), false);
  assert.equal(text.includes("big four"), false);
});

test("every kind of answer is a sentence of its own", () => {
  for (const lang of LANGS) {
    const texts = ANSWERS.map((answer) => answerWords(wordingOf(lang), answer));
    assertSentences(texts);
    assert.ok(texts[1].includes("12"));
    assert.ok(texts[6].includes(listCards(lang, ["4s", "5s", "6s"])));
  }
});

test("answers are told with their keys in order, then passing, then the cards to play", () => {
  const wording = wordingOf("en");
  const [hu, , , , peng] = ANSWERS;
  const legal = [...ANSWERS, { verb: "discard", action: "discard 6b", card: "6b" }];
  const text = optionsWords(wording, [hu, peng], legal, "Space");
  assertSentence(text);
  const places = ["1: ", "2: ", "Space: ", listCards("en", ["5b", "6b"])].map((part) => text.indexOf(part));
  assert.ok(places.every((place) => place >= 0));
  assertRising(places);
});

test("a question names its answers in short: what they are worth, or in how many ways they can be done", () => {
  const [hu, , declare, raise, peng, chi, , discard, pass] = ANSWERS;
  const asked = (family, phase, legal) =>
    LANGS.map((lang) => questionWords(family, wordingOf(lang), part({ phase, legal })));
  assert.deepEqual(asked(zipai, "claim", [pass, chi, chi, peng]), [
    "你要不要这张？碰 +3 息、吃有 2 种或过。",
    "Do you want this card? Peng +3, chi 2 ways, or pass.",
  ]);
  const less = { ...chi, gained: -2 };
  assert.equal(asked(zipai, "claim", [pass, less, hu])[1], "Do you want this card? Win 18, chi −2, or pass.");
  assert.equal(asked(zipai, "declare", [declare, pass])[1], "Declare your king? King or pass.");
  const none = { ...peng, gained: 0 };
  assert.equal(asked(zipai, "opening", [raise, none])[0], "开局：要不要举手，要不要胡？举手或碰。");
  assert.deepEqual(asked(zipai, "discard", [discard, hu, discard]), [
    "轮到你出牌：胡 18 息或打一张牌。",
    "Your turn to play: win 18 or play a card.",
  ]);
  const tiles = ["angang", "angang", "discard", "reveal"].map((verb) => ({ verb }));
  assert.deepEqual(asked(mahjong, "turn", tiles), [
    "轮到你出牌：暗杠有 2 种、明牌或打一张牌。",
    "Your turn to discard: concealed kong 2 ways, reveal, or discard a tile.",
  ]);
  const noChoice = LANGS.map((lang) => say(lang, "turn.discard"));
  assert.deepEqual(asked(zipai, "discard", [discard, discard]), noChoice, "the question is all that is said");
});

test("where passing is not allowed, its key is not told", () => {
  const [hu] = ANSWERS;
  assert.equal(optionsWords(wordingOf("en"), [hu], [hu], "Space").includes("Space"), false);
});

test("consequences say the answer, the huxi before and after, the engine's effects and the waits", () => {
  const preview = part({
    huxi: 12,
    gained: 3,
    effects: [{ text: same("EFFECT"), gravity: "tells" }],
    waits: ["4b"],
    waits_self: [],
    waits_by_discard: ["1s", "2s", "3s"].map((discard) => ({ discard, waits: [], waits_self: ["7b"] })),
  });
  for (const lang of LANGS) {
    const text = consequencesWords(wordingOf(lang), ANSWERS[4], preview);
    assertSentence(text);
    for (const part of ["9", "12", "EFFECT", listCards(lang, ["4b"]), listCards(lang, ["2s"])])
      assert.ok(text.includes(part), `${part}: ${text}`);
    assert.equal(text.includes(listCards(lang, ["3s"])), false, "more than two discards are told");
  }
});

test("without a preview, consequences say what a discard binds to", () => {
  const discard = { ...ANSWERS[7], limit: ["red"], bars: true };
  assert.ok(consequencesWords(wordingOf("en"), discard, null).includes(bindingOf(wordingOf("en"), discard)));
});

test("a limit names the wins that are left, or says that there is none", () => {
  for (const lang of LANGS) {
    const text = limitedTo(wordingOf(lang), "binds.limit", ["red", "dot"]);
    assertSentence(text);
    for (const { [lang]: name } of Object.values(NAMES.win)) assert.ok(text.includes(name));
    assert.equal(limitedTo(wordingOf(lang), "binds.limit", []), say(lang, "binds.limit.none"));
  }
  assert.equal(bindingOf(wordingOf("zh"), undefined), "");
});

test("every mark is a sentence and cites a rule, and a dead hand has no other mark", () => {
  const bound = { raised: true, barred: true, limits: [] };
  const marks = [{ ...bound, dead: true }, bound, { limits: ["red"] }].map((binds) => marksOf(seat(1, binds), 5));
  assert.deepEqual(pluck(marks[0], "name"), ["dead"]);
  assert.deepEqual(pluck(marks[1], "name"), ["raised", "barred", "limits", "above"]);
  assert.deepEqual(marksOf(seat(1), 0), []);
  for (const mark of marks.flat()) {
    for (const lang of LANGS) assertSentence(markWords(wordingOf(lang), mark, "WHO"));
    assert.match(mark.rule, /^\w+\.\w+$/);
  }
});

test("an action of the engine's is a sentence", () => {
  for (const lang of LANGS) {
    for (const action of ["discard 7b", "chi 123s 456s", "peng", "pass", "hu"])
      assertSentence(actionWords(lang, action));
    assert.ok(actionWords(lang, "discard 7b").includes(listCards(lang, ["7b"])));
    assert.ok(actionWords(lang, "chi 123s 456s").includes(listCards(lang, ["4s", "5s", "6s"])));
  }
});

test("a value in thousandths is told in points with a sign", () => {
  assert.deepEqual([1234, -1234, 0, 4].map(inPoints), ["+1.23", "−1.23", "0.00", "+0.00"]);
});

test("calls are called out by their short name, cards only where all is wanted", () => {
  for (const lang of LANGS) {
    const wording = wordingOf(lang);
    assert.equal(calledOut(wording, { t: "peng" }, "calls"), NAMES.group_short.peng[lang]);
    assert.equal(calledOut(wording, { t: "flipped", card: "7b" }, "calls"), "");
    assert.equal(calledOut(wording, { t: "flipped", card: "7b" }, "all"), listCards(lang, ["7b"]));
    assert.equal(calledOut(wording, { t: "discarded", card: null }, "all"), "");
    assert.notEqual(calledOut(wording, { t: "won" }, "calls"), "");
    assert.equal(calledOut(wording, { t: "dealt" }, "all"), "");
  }
  assert.equal(calledOut(wordingOf("en"), { t: "declared", name: "wang_chuang" }, "calls"), "King's charge");
});

test("an event has the sound of its kind, or none", () => {
  const sounds = ["won", "passed", "toString"].map((t) => soundOf(part({ t })));
  assert.deepEqual(sounds, ["win", undefined, undefined]);
});

test("sounds grow with the volume, and nothing is heard when it is muted", () => {
  const audio = part(new TableAudio());
  const heard = [];
  audio.sounds = { play: (name, loudness) => heard.push([name, loudness]) };
  for (const volume of [0, 25, 50, 100]) audio.play({ volume, muted: false }, "card");
  audio.play({ volume: 100, muted: true }, "card");
  assert.equal(heard.length, 3);
  const levels = heard.map(([, loudness]) => loudness);
  assert.ok(0 < levels[0] && levels[0] < levels[1] && levels[1] < levels[2] && levels[2] <= 1);
});

test("nothing is called out where all sound, the voice or its volume is off", () => {
  let called = 0;
  const calledOut = () => {
    called += 1;
    return "";
  };
  const family = part({ calledOut, soundOf: () => null });
  const spoken = part({ voice: "all", muted: false, speech: 80, lang: "en" });
  for (const change of [{ muted: true }, { voice: "off" }, { speech: 0 }])
    new TableAudio().event({ ...spoken, ...change }, wordingOf("en"), family, part({ t: "peng" }));
  assert.equal(called, 0);
  new TableAudio().event(spoken, wordingOf("en"), family, part({ t: "peng" }));
  assert.equal(called, 1);
});

test("only a voice of this machine speaks: the system's own choice for the language, else its first", () => {
  const voice = (name, lang, more) => ({ name, lang, localService: true, default: false, ...more });
  const far = voice("far", "zh-CN", { localService: false, default: true });
  const first = voice("first", "zh-TW");
  const chosen = voice("chosen", "ZH-cn", { default: true });
  assert.equal(voiceFor([far, first, chosen], "zh"), chosen);
  assert.equal(voiceFor([far, first], "zh"), first);
  assert.equal(voiceFor([far], "zh"), null);
  assert.equal(voiceFor([first], "en"), null);
});

test("each of four seats calls in a pitch of its own", () => {
  assert.equal(new Set([0, 1, 2, 3].map(pitchOf)).size, 4);
  assert.equal(pitchOf(undefined), 1);
});
