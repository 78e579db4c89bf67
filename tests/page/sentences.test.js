import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { addWords, ago, both, has, say, signed } from "../../web/src/text/i18n.js";
import { fill, pick, preferredLanguage } from "../../web/src/text/phrases.js";
import { mean, share, signedMean } from "../../web/src/text/rates.js";
import { LANGS, standIn } from "./support.js";

test("placeholders are filled, and one without a value stays as it is written", () => {
  assert.equal(fill("{a} and {b}, {a}", { a: "x", b: 2 }), "x and 2, x");
  assert.equal(fill("{a} and {b}", { a: "x" }), "x and {b}");
  assert.equal(fill("nothing", { a: "x" }), "nothing");
});

test("a value that looks like a placeholder or a pattern is not filled again", () => {
  assert.equal(fill("{a}{b}", { a: "{b}", b: "$&" }), "{b}$&");
});

test("the number n chooses the English plural", () => {
  const phrase = { one: "{n} hand", other: "{n} hands" };
  assert.deepEqual(
    [0, 1, 2, 11, 21].map((n) => fill(phrase, { n })),
    ["0 hands", "1 hand", "2 hands", "11 hands", "21 hands"],
  );
});

test("a text is read in the player's language, or in Chinese where it has no other", () => {
  assert.equal(pick("en", { zh: "胡", en: "win" }), "win");
  assert.equal(pick("en", { zh: "胡", en: "" }), "胡");
  assert.equal(pick("en", null), "");
  assert.equal(pick("zh", undefined), "");
});

test("Chinese among the browser's languages makes the page begin in Chinese", () => {
  for (const [languages, lang] of [
    [["zh-Hant-HK"], "zh"],
    [["fr", "ZH"], "zh"],
    [["en-GB", "fr"], "en"],
    [[], "en"],
  ]) {
    standIn("navigator", { languages });
    assert.equal(preferredLanguage(), lang);
  }
});

test("a missing sentence shows its key", () => {
  for (const lang of LANGS) assert.equal(say(lang, "no.such.key"), "no.such.key");
  assert.equal(has("no.such.key"), false);
});

test("the words of a part are there once they are added, in both languages", () => {
  addWords({ zh: { "test.hello": "你好，{who}" }, en: { "test.hello": "Hello, {who}" } });
  assert.equal(has("test.hello"), true);
  assert.deepEqual(both("test.hello", { who: "A" }), { zh: "你好，A", en: "Hello, A" });
});

test("points have a sign and a real minus", () => {
  assert.deepEqual([5, 0, -5, -0].map(signed), ["+5", "0", "−5", "0"]);
});

test("a time is told by its largest unit", () => {
  const now = 1_700_000_000_000;
  mock.method(Date, "now", () => now);
  const told = (seconds) => ago("en", now - seconds * 1000);
  assert.equal(told(0), "just now");
  assert.equal(told(59), "just now");
  assert.equal(told(60), "1 minute ago");
  assert.equal(told(3599), "59 minutes ago");
  assert.equal(told(2 * 3600), "2 hours ago");
  assert.equal(told(86_400), "yesterday");
  assert.equal(told(40 * 86_400), "last month");
  assert.equal(told(800 * 86_400), "2 years ago");
  assert.equal(ago("zh", now - 5000), "刚刚");
  assert.match(ago("zh", now - 300_000), /5\s*分钟前/);
  mock.restoreAll();
});

test("a time that a wrong clock puts into the future is now", () => {
  assert.equal(ago("en", Date.now() + 3_600_000), "just now");
});

test("shares and means are rounded, and a dash where there is nothing to divide by", () => {
  assert.deepEqual([share(1, 3), share(0, 5), share(5, 5), share(0, 0)], ["33%", "0%", "100%", "–"]);
  assert.deepEqual([mean(7, 2), mean(-1, 3), mean(0, 0)], ["3.5", "-0.3", "–"]);
});

test("a mean has its sign, and a mean of nothing has none", () => {
  assert.deepEqual(["3.5", "-0.3", "0.0", "–"].map(signedMean), ["+3.5", "−0.3", "0.0", "–"]);
});
