import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { IN_ROW, sortOf } from "../../web/src/practise/mix.js";
import { nextPuzzle, rowOf, skillIn, withAnswer } from "../../web/src/practise/schedule.js";
import { FIRST_SKILL, skillAfter, wantedHardness } from "../../web/src/practise/skill.js";
import { fresh } from "../../web/src/storage/own_puzzles.js";
import { chanceOf, part } from "./support.js";

const NOON = 1_800_000_000_000;
const FOLDER = new URL("../../web/puzzles/", import.meta.url);
const GAMES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
const rowsOf = (game) =>
  JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), "utf-8")).map((one) => rowOf(part(one), game));

/** Whether the answer of this person is right. */
const PEOPLE = {
  "who knows all": () => true,
  "who knows nothing": () => false,
  "who always takes": (row) => sortOf(row) !== "pass",
  "who always passes": (row) => sortOf(row) === "pass",
  "who guesses": (_, chance) => chance(2) === 0,
};

/** The puzzles of 40 answers. */
function evening(rows, isRight) {
  const chance = chanceOf(3);
  let kept = fresh();
  const asked = [];
  for (let nth = 0; nth < 40; nth++) {
    const row = nextPuzzle(kept, rows, NOON + nth, asked.at(-1)?.id);
    asked.push(row);
    kept = withAnswer(kept, row, isRight(row, chance), NOON + nth);
  }
  return { asked, kept };
}

const longestRun = (values) =>
  values.reduce(
    ({ run, most, last }, one) => {
      const now = one === last ? run + 1 : 1;
      return { run: now, most: Math.max(most, now), last: one };
    },
    { run: 0, most: 0, last: "" },
  ).most;

/** How many in a hundred of the questions whether to take are to be answered with yes. */
function takes(asked) {
  const sorts = asked.map(sortOf).filter(Boolean);
  return { share: (100 * sorts.filter((sort) => sort === "take").length) / sorts.length, count: sorts.length };
}

for (const game of GAMES)
  for (const [who, isRight] of Object.entries(PEOPLE))
    test(`40 answers of ${game}, ${who}: kinds and answers are mixed`, () => {
      const { asked } = evening(rowsOf(game), isRight);
      const kinds = asked.map(({ kind }) => kind);
      assert.ok(longestRun(kinds) <= IN_ROW, kinds.join(" "));
      assert.ok(new Set(kinds).size >= 5, kinds.join(" "));
      const { share, count } = takes(asked);
      assert.ok(count >= 10 && share >= 40 && share <= 60, `${share} of ${count}`);
    });

test("who practises one kind alone is asked it alone, with both answers", () => {
  for (const game of GAMES) {
    const claims = rowsOf(game).filter(({ kind }) => kind === "claim");
    const { asked } = evening(claims, PEOPLE["who always takes"]);
    const { share } = takes(asked);
    assert.ok(asked.length === 40 && share >= 40 && share <= 60, `${game}: ${share}`);
  }
});

test("the answer does not follow from the one before", () => {
  const claims = rowsOf("yongzhou").filter(({ kind }) => kind === "claim");
  const sorts = evening(claims, PEOPLE["who knows all"]).asked.map(sortOf);
  const changes = sorts.filter((sort, nth) => nth > 0 && sort !== sorts[nth - 1]).length;
  assert.ok(changes > 10 && changes < 30, sorts.join(" "));
});

test("nobody is asked a puzzle twice in 40 answers that are right, where there are enough", () => {
  const { asked } = evening(rowsOf("yongzhou"), () => true);
  assert.equal(new Set(asked.map(({ id }) => id)).size, 40);
});

test("harder puzzles follow right answers, easier ones wrong answers", () => {
  const rows = rowsOf("leiyang");
  const [good, bad] = [true, false].map((right) => evening(rows, () => right));
  assert.ok(skillIn(good.kept, "leiyang") > 3 && skillIn(bad.kept, "leiyang") < 1);
  const mean = (some) => some.reduce((sum, { hard }) => sum + hard, 0) / some.length;
  assert.ok(mean(good.asked.slice(20)) > mean(good.asked.slice(0, 8)) + 1);
  assert.ok(mean(good.asked.slice(20)) > mean(bad.asked.slice(20)) + 1);
});

test("the skill moves most by what nobody expected, and asks for what is right three times in four", () => {
  const moved = (hard, right) => Math.abs(skillAfter(3, hard, right) - 3);
  assert.ok(moved(5, true) > moved(3, true) && moved(3, true) > moved(1, true));
  assert.ok(moved(1, false) > moved(5, false));
  const wanted = wantedHardness(4);
  assert.ok(Math.abs(1 / (1 + 10 ** ((wanted - 4) / 2)) - 0.75) < 1e-9);
  assert.deepEqual([wantedHardness(FIRST_SKILL), wantedHardness(9)], [1, 5]);
});

test("a miss waits while its answer has been right too often", () => {
  const claim = (id, answer) => ({ id, game: "leiyang", kind: "claim", hard: 1, answer });
  const rows = [claim("a", "pass"), claim("b", "pass"), claim("c", "peng"), claim("d", "peng")];
  let kept = withAnswer(fresh(), rows[0], false, NOON);
  kept = withAnswer(kept, rows[1], true, NOON + 1);
  assert.equal(sortOf(nextPuzzle(kept, rows, NOON + 2, "b")), "take");
});
