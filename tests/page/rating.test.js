import assert from "node:assert/strict";
import { test } from "node:test";
import { LEVEL_RATINGS } from "../../web/src/storage/level_ratings.js";
import { FEWEST, outcomesOf, PERIOD, ratedBy, ratingsOf, shareAbove } from "../../web/src/storage/rating.js";
import { statisticsEn } from "../../web/words/statistics.en.js";
import { statisticsZh } from "../../web/words/statistics.zh.js";
import { chanceOf, part } from "./support.js";

const BESIDE = [
  { bot: "regular", points: -4 },
  { bot: "regular", points: 2 },
];
const row = (more = {}) => part({ game: "yongzhou", at: 1, points: 2, aids: [], beside: BESIDE, ...more });
/** So many hands in which the player stands above one regular bot and is equal to another. */
const hands = (count, more = {}) => Array.from({ length: count }, (_, at) => row({ at, ...more }));
const EVEN = part([
  [1500, 0, 1],
  [1500, 0, 0],
]);

test("the formula is Glickman's: his worked example", () => {
  const opponents = part([
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  const { rating, rd, vol } = ratedBy([opponents], { rating: 1500, rd: 200, vol: 0.06 });
  for (const [found, told, digit] of [
    [rating, 1464.06, 0.01],
    [rd, 151.52, 0.01],
    [vol, 0.05999, 0.00001],
  ])
    assert.ok(Math.abs(found - told) <= digit, `${found} for ${told}`);
});

test("a hand is a result against each bot beside the player: more points, as many, or fewer", () => {
  const scores = (points) => outcomesOf(row({ points })).map(([, , score]) => score);
  assert.deepEqual(
    [3, 2, 0, -4, -5].map(scores),
    part([
      [1, 1],
      [1, 0.5],
      [1, 0],
      [0.5, 0],
      [0, 0],
    ]),
  );
  const { rating, margin } = LEVEL_RATINGS.yongzhou.levels.beginner;
  assert.deepEqual(outcomesOf(row({ beside: [{ bot: "beginner", points: 0 }] })), [[rating, margin / 1.96, 1]]);
});

test("hands with help, of practice, sat out, stored before, or beside nobody known say nothing", () => {
  const silent = [{ aids: ["hint"] }, { aids: ["open"] }, { beside: [] }, { beside: undefined }, { game: "toString" }];
  for (const more of [...silent, { beside: [{ bot: "constructor", points: 1 }] }])
    assert.deepEqual(outcomesOf(row(more)), []);
  const [one, ...others] = ratingsOf([...hands(40), ...hands(3, { aids: ["undo"] }), ...hands(2, { beside: [] })]);
  assert.deepEqual([one.game, one.hands, one.left, others], ["yongzhou", 40, 5, []]);
  assert.deepEqual(ratingsOf(hands(2, { game: "unknown" })), []);
});

test("too few hands have no rating, and each game has its own", () => {
  const all = ratingsOf([...hands(FEWEST - 1, { game: "leiyang" }), ...hands(FEWEST)]);
  assert.deepEqual(
    all.map(({ game, own }) => [game, own !== null]),
    [
      ["yongzhou", true],
      ["leiyang", false],
    ],
  );
});

test("who stands above as often as not has a regular bot's rating, and more hands make the interval narrower", () => {
  const after = (count) => ratedBy(Array(count).fill(EVEN));
  for (const count of [1, PERIOD, 3 * PERIOD + 7]) assert.ok(Math.abs(after(count).rating - 1500) < 1e-6);
  const widths = [0, FEWEST, PERIOD, 2 * PERIOD, 10 * PERIOD].map((count) => after(count).rd);
  assert.deepEqual(
    widths,
    [...widths].sort((a, b) => b - a),
  );
  assert.equal(widths[0], 350);
});

test("hands count in the order in which they were played, whatever order they were stored in", () => {
  const played = Array.from({ length: 250 }, (_, at) => row({ at, points: at < 125 ? 9 : -9 }));
  const [one] = ratingsOf(played);
  assert.deepEqual(ratingsOf([...played].reverse()), [one]);
  const turned = played.map((each) => ({ ...each, at: -each.at }));
  assert.ok(ratingsOf(turned)[0].own.rating > one.own.rating, "what was won last counts more");
});

test("the share that a rating stands for is Glicko's", () => {
  assert.equal(shareAbove(1500), 0.5);
  assert.ok(Math.abs(shareAbove(1900) - 10 / 11) < 1e-12);
  for (const { levels } of Object.values(LEVEL_RATINGS))
    assert.ok(shareAbove(levels.beginner.rating) < 0.5 && shareAbove(levels.random.rating) < 0.4);
});

test("the interval holds the truth about as often as it says", () => {
  const chance = chanceOf(41);
  const won = 400; // of 1000: above both others; else one of them is above, and the other equal
  const truth = 1500 + 400 * Math.log10((0.25 + 0.75 * 0.4) / (0.75 - 0.75 * 0.4));
  let held = 0;
  for (let player = 0; player < 200; player++) {
    const played = Array.from({ length: 150 }, () => {
      const score = chance(1000) < won ? [1, 1] : [0, 0.5];
      return score.map((each) => part([1500, 0, each]));
    });
    const { rating, rd } = ratedBy(played);
    held += Math.abs(rating - truth) <= 1.96 * rd ? 1 : 0;
  }
  assert.ok(held >= 184 && held <= 200, `${held} of 200`);
});

test("the words name the numbers that are reckoned with", () => {
  for (const words of [statisticsZh, statisticsEn]) {
    assert.match(words["rating.how"], /Glicko-2.*\{period\}.*1500/);
    assert.match(words["rating.few"], /\{fewest\}/);
  }
});
