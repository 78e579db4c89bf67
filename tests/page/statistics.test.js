import assert from "node:assert/strict";
import { test } from "node:test";
import { addFamily } from "../../web/src/family/registry.js";
import { rowId, rowOf } from "../../web/src/storage/hand_rows.js";
import { groupsOf, sideOf, sidesOf, sumOf } from "../../web/src/storage/statistics.js";
import { isRow } from "../../web/src/storage/validators.js";
import { zipai } from "../../web/src/zipai/page.js";
import { chanceOf, frozen, part, pluck, same } from "./support.js";

addFamily(zipai);

const HEAD = part({ id: "m", aids: {} });
const option = (id, ...values) => ({
  id,
  default: values[0],
  choices: values.map((value) => ({ value, label: same("") })),
});
const GAMES = part({ games: [{ id: "yongzhou", options: [option("min_huxi", 15, 18)] }] });
const stateOf = (winner, scores = [10, -5, -5], more = {}) =>
  part({
    setup: { game: "yongzhou", options: { min_huxi: 18 }, seats: ["human", "strong", "beginner"] },
    hand: 2,
    scores,
    waiting: "next",
    view: { seat: 0, result: { winner, scores: [6, -3, -3], score: { huxi: 21 } } },
    ...more,
  });
const rowOfHand = (change = {}) =>
  part({
    id: "m/1",
    match: "m",
    hand: 1,
    at: 0,
    game: "yongzhou",
    houses: {},
    bots: ["strong", "strong"],
    how: "won",
    points: 6,
    huxi: 15,
    aids: [],
    ...change,
  });

test("a hand that is not over has no row", () => {
  assert.equal(rowOf(GAMES, HEAD, stateOf(0, [0, 0, 0], { view: { result: null } })), null);
});

test("a row has the player's points, and the huxi of a win of the player's own only", () => {
  const rows = [0, 1, null].map((winner) => rowOf(GAMES, HEAD, stateOf(winner)));
  assert.deepEqual(pluck(rows, "how"), ["won", "lost", "drawn"]);
  assert.deepEqual(pluck(rows, "huxi"), [21, null, null]);
  assert.deepEqual(pluck(rows, "points"), [6, 6, 6]);
  for (const row of rows) assert.ok(isRow(row));
});

test("the player may have another seat", () => {
  const setup = { ...stateOf(0).setup, seats: ["strong", "beginner", "human"] };
  const { view } = stateOf(2);
  const row = rowOf(GAMES, HEAD, stateOf(2, [-5, -5, 10], { setup, waiting: "end", view: { ...view, seat: 2 } }));
  assert.deepEqual([row.how, row.points, row.huxi, row.bots], ["won", -3, 21, ["beginner", "strong"]]);
  assert.deepEqual([row.session.how, row.session.points], ["won", 10]);
});

test("a row names the hand, the levels of the others and the changed house rules", () => {
  const row = rowOf(GAMES, HEAD, stateOf(0));
  assert.equal(row.id, rowId("m", 2));
  assert.deepEqual(row.bots, ["beginner", "strong"]);
  assert.deepEqual(row.houses, { min_huxi: 18 });
  assert.deepEqual(rowOf(null, HEAD, stateOf(0)).houses, {});
});

test("the last hand of a match brings its session: won, tied or lost", () => {
  const session = (scores) => rowOf(GAMES, HEAD, stateOf(0, scores, { waiting: "end" })).session;
  assert.equal(rowOf(GAMES, HEAD, stateOf(0)).session, undefined);
  assert.deepEqual(session([10, -5, -5]), { how: "won", points: 10, aided: false, open: false });
  assert.equal(session([5, 5, -10]).how, "tied");
  assert.equal(session([-5, 10, -5]).how, "lost");
});

test("help in any hand of a match makes the session aided, the hand only in which it was used", () => {
  const aids = { 1: ["undo"], 3: [] };
  const row = rowOf(GAMES, { ...HEAD, aids }, stateOf(0, undefined, { waiting: "end" }));
  assert.deepEqual(row.aids, []);
  assert.deepEqual([row.session.aided, row.session.open], [true, false]);
  const alone = rowOf(GAMES, { ...HEAD, aids: { 1: [] } }, stateOf(0, undefined, { waiting: "end" }));
  assert.equal(alone.session.aided, false);
  const open = rowOf(GAMES, { ...HEAD, aids: { 2: ["open"] } }, stateOf(0, undefined, { waiting: "end" }));
  assert.deepEqual(open.aids, ["open"]);
  assert.equal(open.session.open, true);
});

test("a hand with any help counts as aided, with open hands as practice", () => {
  assert.equal(sideOf(rowOfHand()), "unaided");
  for (const aid of ["hint", "undo", "auto"]) assert.equal(sideOf(rowOfHand({ aids: [aid] })), "aided");
  assert.equal(sideOf(rowOfHand({ aids: ["hint", "open"] })), "practice");
});

test("sums count wins, draws, points, huxi and sessions", () => {
  const rows = [
    rowOfHand(),
    rowOfHand({ huxi: 30, points: 12, session: { how: "won", points: 18, aided: false } }),
    rowOfHand({ how: "lost", huxi: null, points: -4, session: { how: "tied", points: 0, aided: false } }),
    rowOfHand({ how: "drawn", huxi: null, points: 0 }),
  ];
  assert.deepEqual(sumOf(rows), {
    hands: 4,
    won: 2,
    drawn: 1,
    points: 14,
    huxi: 45,
    best: 30,
    huxiWins: 2,
    worth: 0,
    bestWorth: 0,
    worthWins: 0,
    sessions: 2,
    sessionsWon: 1,
  });
  assert.equal(sumOf([rowOfHand({ huxi: null })]).huxi, 0);
  assert.ok(Object.values(sumOf([])).every((sum) => sum === 0));
});

test("wins that are multiplied count beside those that are worth huxi, and neither changes the other's mean", () => {
  const sum = sumOf([
    rowOfHand({ huxi: 15 }),
    rowOfHand({ huxi: null, worth: 8 }),
    rowOfHand({ huxi: null, worth: 2 }),
    rowOfHand({ how: "lost", huxi: null, worth: 0 }),
  ]);
  assert.deepEqual([sum.huxi, sum.huxiWins, sum.best], [15, 1, 15]);
  assert.deepEqual([sum.worth, sum.worthWins, sum.bestWorth], [10, 2, 8]);
});

test("a session with help in one hand is aided, and the hands played alone stay unaided", () => {
  const session = { how: "won", points: 5, aided: true };
  const sides = sidesOf([rowOfHand({ aids: ["undo"] }), rowOfHand(), rowOfHand({ session })]);
  assert.deepEqual([sides.all.hands, sides.unaided.hands, sides.aided.hands], [3, 2, 1]);
  assert.deepEqual([sides.all.sessions, sides.unaided.sessions, sides.aided.sessions], [1, 0, 1]);
  assert.deepEqual([sides.all.sessionsWon, sides.aided.sessionsWon], [1, 1]);
});

test("every hand and every session counts on exactly one side", () => {
  const chance = chanceOf(1);
  const one = (...choices) => choices[chance(choices.length)];
  for (let round = 0; round < 200; round++) {
    const rows = frozen(
      Array.from({ length: chance(12) }, () =>
        rowOfHand({
          how: one("won", "lost", "drawn"),
          points: chance(40) - 20,
          huxi: one(null, 15, 21),
          aids: one([], ["hint"], ["open"], ["undo", "open"]),
          session: one(undefined, {
            how: one("won", "tied", "lost"),
            points: 0,
            aided: chance(2) === 0,
            open: chance(2) === 0,
          }),
        }),
      ),
    );
    const { all, ...sides } = sidesOf(rows);
    for (const fact of ["hands", "won", "drawn", "points", "huxi", "sessions", "sessionsWon"])
      assert.equal(
        Object.values(sides).reduce((sum, side) => sum + side[fact], 0),
        all[fact],
        fact,
      );
  }
});

test("rows are grouped by game, by house rules and by opponents, the most played first", () => {
  const rows = [
    rowOfHand({ game: "leiyang" }),
    rowOfHand({ houses: { a: 1, b: 2 } }),
    rowOfHand({ houses: { b: 2, a: 1 } }),
    rowOfHand({ bots: ["beginner", "strong"] }),
  ];
  assert.deepEqual(
    groupsOf(rows, "game").map((group) => group.length),
    [3, 1],
  );
  assert.deepEqual(
    groupsOf(rows, "rules").map((group) => group.length),
    [2, 1, 1],
  );
  assert.deepEqual(
    groupsOf(rows, "bots").map((group) => group.length),
    [3, 1],
  );
  for (const by of ["game", "rules", "bots"]) assert.equal(groupsOf(rows, part(by)).flat().length, rows.length);
  assert.deepEqual(groupsOf([], "game"), []);
});
