import assert from "node:assert/strict";
import { test } from "node:test";
import { ACHIEVEMENTS, longestRow, standingOf } from "../../web/src/storage/achievements.js";
import { statisticsEn } from "../../web/words/statistics.en.js";
import { statisticsZh } from "../../web/words/statistics.zh.js";
import { part } from "./support.js";

const row = (more = {}) =>
  part({ game: "leiyang", how: "won", points: 4, huxi: 12, hand: 8, aids: [], bots: ["strong", "expert"], ...more });
const done = (rows, more = {}) =>
  standingOf({ rows, right: 0, streak: 0, ...more }).flatMap(({ name, done: is }) => (is ? [name] : []));

test("nothing is reached before anything was played, and a lost hand reaches nothing", () => {
  assert.deepEqual(done([]), []);
  assert.deepEqual(done([row({ how: "lost", huxi: null })]), []);
});

test("each is reached by what its words say, and not by less", () => {
  assert.deepEqual(done([row()]), ["first_win"]);
  assert.deepEqual(done([row({ huxi: 29 })]), ["first_win"]);
  assert.deepEqual(done([row({ huxi: 30 })]), ["first_win", "huxi"]);
  assert.deepEqual(done([row({ huxi: null, worth: 8 })]), ["first_win", "worth"]);
  assert.deepEqual(done(Array(5).fill(row())), ["first_win", "unaided"]);
  assert.deepEqual(done(Array(5).fill(row({ aids: ["hint"] }))), ["first_win"]);
  assert.deepEqual(done(["a", "b", "c", "d"].map((game) => row({ game, aids: ["hint"] }))), ["first_win", "games"]);
  assert.deepEqual(done([], { right: 10 }), ["puzzles"]);
  assert.deepEqual(done([], { right: 9, streak: 7 }), ["week"]);
});

test("a match counts if it was won without help, and by the level of everybody in it", () => {
  const match = (more, session = {}) =>
    row({ how: "lost", session: { how: "won", points: 9, aided: false, ...session }, ...more });
  assert.deepEqual(done([match({})]), ["match", "strong"]);
  assert.deepEqual(done([match({ bots: ["strong", "regular"] })]), ["match"]);
  assert.deepEqual(done([match({ hand: 1 })]), []);
  for (const session of [{ aided: true }, { open: true }, { how: "tied" }])
    assert.deepEqual(done([match({}, session)]), []);
});

test("practice with open hands reaches nothing", () => {
  assert.deepEqual(done([row({ aids: ["open"], huxi: 60 })]), []);
});

test("the longest row of days counts over the end of a month", () => {
  assert.equal(longestRow(["2026-12-01", "2026-11-29", "2026-11-30", "2026-12-03"]), 3);
  assert.equal(longestRow(["2026-12-01", "2026-12-01"]), 1);
  assert.equal(longestRow([]), 0);
});

test("each has a name and says what to learn, in both languages", () => {
  for (const words of [statisticsZh, statisticsEn])
    for (const name of Object.keys(ACHIEVEMENTS)) {
      assert.ok(words[`reached.${name}`], name);
      assert.ok(words[`reached.${name}.how`], name);
    }
});
