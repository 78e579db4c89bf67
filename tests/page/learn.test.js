import assert from "node:assert/strict";
import { test } from "node:test";
import { alsoAsked, lessonAsked, rulesAsked, stepAddress, termAsked } from "../../web/src/learn/address.js";
import { byFamily } from "../../web/src/learn/data.js";
import {
  doneIn,
  joinedProgress,
  keptProgress,
  readProgress,
  resumeAt,
  withStep,
} from "../../web/src/learn/progress.js";
import { pilesWords, pileWords } from "../../web/src/learn/scene.js";
import { fitsSearch } from "../../web/src/learn/term_search.js";
import { cards as tiles } from "../../web/src/mahjong/faces.js";
import { gradeChoice, gradeMarks, gradePick, rightPick } from "../../web/src/quiz/grade.js";
import { cards } from "../../web/src/zipai/faces.js";
import { assertSentences } from "./assertions.js";
import { frozen, gameWith, LANGS, part, pluck, rounds, same, shuffled } from "./support.js";

const lesson = (id, steps) => part({ id, steps: Array.from({ length: steps }, () => ({ kind: "read" })) });
const LESSONS = part([lesson("cards", 3), lesson("kan", 9), lesson("chi", 12)]);
const GAMES = part([gameWith("yongzhou", "zipai"), gameWith("leiyang", "zipai"), gameWith("yibin", "mahjong")]);
const TERMS = part([
  { id: "zi-mo", zi: "自摸", pinyin: "zìmō", means: { zh: "自己摸到胡牌", en: "a win by one's own flip" } },
  { id: "kan", zi: "坎", pinyin: "kǎn", means: { zh: "三张相同的牌", en: "three equal cards in the hand" } },
  { id: "bi", zi: "比, 下火", pinyin: "bǐ", means: { zh: "吃牌后比牌", en: "the rest of a claim" } },
]);

/** Addresses that were made to do harm, or that name nothing. */
const NAMES = ["__proto__/1", "constructor", "toString/valueOf", "%E0%A4%A", "9".repeat(5000), 'bi"]', ""];
const HOSTILE = ["", ...["<img src=x onerror=alert(1)>", "javascript:alert(1)", ...NAMES].map((name) => `#${name}`)];

// ── addresses ──

test("the address of every step leads to that step, and the one after the last is the end", () => {
  for (const one of LESSONS)
    for (let at = 0; at <= one.steps.length; at++)
      assert.deepEqual(lessonAsked(stepAddress(one, at), LESSONS), { lesson: one, at });
  assert.equal(stepAddress(LESSONS[0], 3), "#cards/end");
});

test("a lesson without a step, or with one that it does not have, begins at its first", () => {
  for (const hash of ["#kan", "#kan/", "#kan/0", "#kan/-1", "#kan/99", "#kan/1e1", "#kan/%00", "#kan/ 2", "#kan/11"])
    assert.deepEqual(lessonAsked(hash, LESSONS), { lesson: LESSONS[1], at: 0 }, hash);
});

test("an address that names no lesson leads to the list of lessons", () => {
  for (const hash of [...HOSTILE, "#kan/3/4"]) assert.equal(lessonAsked(hash, LESSONS), null, hash);
});

/** The game, the other game and the rule that an address asks for. */
const asked = (hash) => {
  const { game, other, rule } = rulesAsked(hash, GAMES);
  return [game.id, other?.id ?? null, rule];
};

test("a rule book is asked for with a rule, or with another game of its family beside it", () => {
  assert.deepEqual(asked("#leiyang"), ["leiyang", null, ""]);
  assert.deepEqual(asked("#leiyang/win.minimum"), ["leiyang", null, "win.minimum"]);
  assert.deepEqual(asked("#leiyang/vs/yongzhou"), ["leiyang", "yongzhou", ""]);
  assert.equal(asked("#leiyang/vs/yibin")[1], null); // games of two families have no rule in common
});

test("an unknown game is the first one, and an unknown game beside it is left aside", () => {
  for (const hash of HOSTILE) assert.deepEqual(asked(hash).slice(0, 2), ["yongzhou", null], hash);
  for (const hash of ["#yongzhou/vs/yongzhou", "#yongzhou/vs/__proto__"])
    assert.deepEqual(asked(hash), ["yongzhou", null, ""], hash);
});

test("what is also called by the name of a game has an address beside the rule books, and each entry one of its own", () => {
  assert.equal(alsoAsked("#also"), "");
  assert.equal(alsoAsked("#also/articles-7"), "articles-7");
  for (const hash of [...HOSTILE, "#leiyang"]) assert.equal(alsoAsked(hash), null, hash);
});

test("a term is asked for by its name, also where the address is escaped", () => {
  assert.equal(termAsked("#kan", TERMS), "kan");
  assert.equal(termAsked("#zi%2Dmo", TERMS), "zi-mo");
  for (const hash of HOSTILE) assert.equal(termAsked(hash, TERMS), null, hash);
});

// ── finding a term ──

test("a term is found by characters, by pinyin with or without tones, and by its meaning", () => {
  const found = (search, lang = part("en")) =>
    TERMS.flatMap((term) => (fitsSearch(term, lang, search) ? term.id : [])).join();
  const selfDraw = ["自摸", "zimo", "ZiMo", "zìmō", "zi mo", "own flip"];
  const ids = {
    "zi-mo": selfDraw,
    "bi": ["下火"],
    "kan": ["three equal"],
    "": ["三张", "xyzzy"],
    "zi-mo,kan,bi": [""],
  };
  for (const [id, searches] of Object.entries(ids))
    for (const search of searches) assert.equal(found(search), id, search);
  assert.equal(found("三张", "zh"), "kan");
});

// ── answers ──

const option = (right, name) => ({ right, why: same(name), rule: name, text: null, piles: [] });
const STEP = part({ options: [option(true, "a"), option(false, "b"), option(true, "c")] });

test("a choice is right or wrong as the lesson says, with its reason and rule", () => {
  assert.deepEqual(gradeChoice(STEP, 0), { right: true, why: same("a"), rule: "a" });
  assert.deepEqual(gradeChoice(STEP, 1), { right: false, why: same("b"), rule: "b" });
});

test("marks are right only when all right ones and no other are marked", () => {
  const grade = (...marked) => gradeMarks(STEP, new Set(marked));
  assert.equal(grade("0", "2").right, true);
  assert.deepEqual(grade("0"), { right: false, why: null, rule: null });
  assert.deepEqual(grade("0", "1", "2"), { right: false, why: same("b"), rule: "b" });
  assert.equal(grade().right, false);
});

const PICK = part({
  cards: ["1s", "2s", "2s", "3s", "9b"],
  answers: [
    { cards: ["1s", "2s", "3s"], right: true, why: same("run"), rule: "chi" },
    { cards: ["2s", "2s"], right: false, why: same("pair"), rule: null },
  ],
  notes: { "9b": same("foreign") },
  ...{ missing: same("missing"), otherwise: same("otherwise") },
});

test("a pick is right in any order of its cards", () => {
  for (const chance of rounds(20, 1)) assert.equal(gradePick(PICK, shuffled(["1s", "2s", "3s"], chance)).right, true);
});

test("a wrong pick says what is wrong: the whole pick, a card, something missing, or anything else", () => {
  const why = (step, ...cards) => gradePick(step, cards).why?.en;
  assert.equal(why(PICK, "2s", "2s"), "pair");
  assert.equal(why(PICK, "1s", "9b"), "foreign");
  assert.equal(why(PICK, "1s"), "missing");
  assert.equal(why(PICK), "otherwise");
  assert.equal(why({ ...PICK, missing: null, otherwise: undefined }, "1s"), undefined);
  assert.equal(gradePick(part({ cards: [] }), ["toString"]).right, false);
});

test("the cards of the right pick are shown once each", () => {
  assert.deepEqual(rightPick(PICK), ["0", "1", "3"]);
  assert.deepEqual(rightPick(part({})), []);
});

// ── progress ──

test("stored progress that is none is dropped", () => {
  for (const stored of [null, undefined, 7, "text", [], {}, { done: 7 }, { done: null }])
    assert.deepEqual(readProgress(stored), {});
  const done = { kan: "x", chi: [1, "first", null, "0:first", "3:best", "100:read"], valueOf: ["1:first"] };
  assert.deepEqual(readProgress({ done }), { kan: [], chi: [], valueOf: ["first"] });
});

test("of several notes about a step the best counts", () => {
  const done = { cards: ["2:shown", "2:first", "2:later", "4:read", "4:read"] };
  assert.deepEqual(readProgress({ done }), { cards: [null, "first", null, "read"] });
});

test("a lesson that shares its name with something of every object has its own progress only", () => {
  assert.deepEqual(doneIn({}, lesson("constructor", 2)), [null, null]);
  assert.deepEqual(doneIn({ kan: ["read", null, "first", "first"] }, lesson("kan", 3)), ["read", null, "first"]);
});

test("a step done worse than before stays as it was, and the lesson goes on at its first open step", () => {
  const [cards] = LESSONS;
  let progress = frozen({});
  assert.equal(resumeAt(progress, cards), 0);
  progress = frozen(withStep(withStep(progress, cards, 0, "read"), cards, 1, "first"));
  progress = frozen(withStep(progress, cards, 1, "shown"));
  assert.deepEqual(doneIn(progress, cards), ["read", "first", null]);
  assert.equal(resumeAt(progress, cards), 2);
  assert.equal(resumeAt(withStep(progress, cards, 2, "later"), cards), 0);
});

/** From nothing to the best. */
const ORDER = [null, "shown", "read", "later", "first"];

/** Progress as chance makes it. @returns {any} */
function progressOf(chance) {
  const steps = () => Array.from({ length: 1 + chance(9) }, () => ORDER[chance(5)]);
  return Object.fromEntries(
    pluck(LESSONS, "id")
      .slice(0, chance(4))
      .map((id) => [id, steps()]),
  );
}

test("progress is read back as it was kept", () => {
  for (const chance of rounds(300, 2)) {
    const progress = progressOf(chance);
    const read = readProgress(JSON.parse(JSON.stringify(keptProgress(progress))));
    for (const one of LESSONS) assert.deepEqual(doneIn(read, one), doneIn(progress, one));
  }
});

test("joining progress loses nothing, whichever comes first", () => {
  for (const chance of rounds(300, 3)) {
    const [one, other] = [progressOf(chance), progressOf(chance)];
    const both = joinedProgress(one, other);
    assert.deepEqual(joinedProgress(both, one), both);
    for (const some of LESSONS) {
      const [joined, mine, theirs] = [both, one, other].map((progress) => doneIn(progress, some));
      assert.deepEqual(doneIn(joinedProgress(other, one), some), joined);
      const best = mine.map((how, at) => ORDER[Math.max(ORDER.indexOf(how), ORDER.indexOf(theirs[at]))]);
      assert.deepEqual(joined, best);
    }
  }
});

// ── words ──

test("a group of cards is told by its name, its cards, whether it lies face down, and its huxi", () => {
  const pile = { cards: ["8b", "8b", "8b"], name: { zh: "偎", en: "wei" }, huxi: 6, down: 0, claimed: null };
  for (const lang of LANGS) {
    const piles = [pile, { ...pile, down: 3 }, { ...pile, huxi: null }, { ...pile, name: null }];
    const texts = piles.map((one) => pileWords(lang, one, cards));
    assertSentences(texts);
    assert.ok(texts[0].includes(pile.name[lang]) && texts[0].includes("6"));
    assert.equal(texts[2].includes("6"), false);
    assert.equal(pilesWords(lang, [pile, pile], cards).split(texts[0]).length, 3);
  }
});

test("a group of tiles is told with what its wild stands for, and with the tile that won", () => {
  const name = { zh: "顺子", en: "run" };
  const pile = { cards: ["4s", "5p", "6s"], name, huxi: null, down: 0, claimed: null, wild: [1], last: 2 };
  const wild = { ...pile, as: ["4s", "5s", "6s"] };
  assert.equal(pileWords("zh", wild, tiles), "顺子：四条、五筒、六条，五筒当五条，胡的是六条");
  const en = "run: 4 of bamboo, 5 of dots, 6 of bamboo, 5 of dots as 5 of bamboo, won with 6 of bamboo";
  assert.equal(pileWords("en", wild, tiles), en);
  assert.equal(pileWords("zh", { ...wild, last: null, as: pile.cards }, tiles), "顺子：四条、五筒、六条");
});

// ── families ──

test("things are listed family by family, in the order in which the families come", () => {
  const [a, b, c] = ["zipai", "mahjong", "zipai"].map((family, nth) => ({ family, nth }));
  assert.deepEqual(byFamily([a, b, c]), [
    ["zipai", [a, c]],
    ["mahjong", [b]],
  ]);
  assert.deepEqual(byFamily([]), []);
});
