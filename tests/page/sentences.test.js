import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { addWords, ago, both, has, say, signed } from "../../web/src/text/i18n.js";
import { fill, pick, preferredLanguage } from "../../web/src/text/phrases.js";
import { mean, share, signedMean } from "../../web/src/text/rates.js";
import { LANGS, standIn } from "./support.js";

test("placeholders are filled once, whatever the value looks like, and one without a value stays as it is written", () => {
  assert.equal(fill("{a} and {b}, {a}", { a: "x", b: 2 }), "x and 2, x");
  assert.equal(fill("{a} and {b}", { a: "x" }), "x and {b}");
  assert.equal(fill("nothing", { a: "x" }), "nothing");
  assert.equal(fill("{a}{b}", { a: "{b}", b: "$&" }), "{b}$&");
});

test("the number n chooses the English plural", () => {
  const said = [0, 1, 2, 11, 21].map((n) => fill({ one: "{n} hand", other: "{n} hands" }, { n }));
  assert.deepEqual(said, ["0 hands", "1 hand", "2 hands", "11 hands", "21 hands"]);
});

test("a text is read in the player's language, or in Chinese where it has no other", () => {
  assert.equal(pick("en", { zh: "胡", en: "win" }), "win");
  assert.equal(pick("en", { zh: "胡", en: "" }), "胡");
  assert.equal(pick("en", null), "");
  assert.equal(pick("zh", undefined), "");
});

test("Chinese among the browser's languages makes the page begin in Chinese", () => {
  const said = ["zh-Hant-HK", "fr,ZH", "en-GB,fr", ""].map((languages) => {
    standIn("navigator", { languages: languages ? languages.split(",") : [] });
    return preferredLanguage();
  });
  assert.deepEqual(said, ["zh", "zh", "en", "en"]);
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
  const [hour, day] = [3600, 86_400];
  const told = (...seconds) => seconds.map((many) => ago("en", now - many * 1000));
  assert.deepEqual(told(0, 59, 60, hour - 1), ["just now", "just now", "1 minute ago", "59 minutes ago"]);
  const long = ["2 hours ago", "yesterday", "last month", "2 years ago"];
  assert.deepEqual(told(2 * hour, day, 40 * day, 800 * day), long);
  assert.deepEqual(told(-hour), ["just now"], "a wrong clock has put it into the future");
  assert.equal(ago("zh", now - 5000), "刚刚");
  assert.match(ago("zh", now - 300_000), /5\s*分钟前/);
  mock.restoreAll();
});

test("shares and means are rounded, and a dash where there is nothing to divide by; a mean may have its sign", () => {
  assert.deepEqual([share(1, 3), share(0, 5), share(5, 5), share(0, 0)], ["33%", "0%", "100%", "–"]);
  assert.deepEqual([mean(7, 2), mean(-1, 3), mean(0, 0)], ["3.5", "-0.3", "–"]);
  assert.deepEqual(["3.5", "-0.3", "0.0", "–"].map(signedMean), ["+3.5", "−0.3", "0.0", "–"]);
});
