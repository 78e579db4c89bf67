import assert from "node:assert/strict";
import { test } from "node:test";
import { addFamily } from "../../web/src/family/registry.js";
import { mahjong } from "../../web/src/mahjong/page.js";
import { rowId, rowOf } from "../../web/src/storage/hand_rows.js";
import { groupsOf, sideOf, sidesOf, sumOf, waitsOf, waysOf } from "../../web/src/storage/statistics.js";
import { isRow } from "../../web/src/storage/validators.js";
import { zipai } from "../../web/src/zipai/page.js";
import { frozen, gameWith, optionOf, part, pluck, ROW, rounds } from "./support.js";

addFamily(zipai);

const HEAD = part({ id: "m", aids: {} });
const GAMES = part({ games: [gameWith("yongzhou", "zipai", optionOf("min_huxi", 15, 18))] });
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
  part({ ...ROW, bots: ["strong", "strong"], how: "won", points: 6, huxi: 15, ...change });

test("a hand that is not over has no row", () => {
  assert.equal(rowOf(GAMES, HEAD, stateOf(0, [0, 0, 0], { view: { result: null } })), null);
});

test("a row has the player's points, and the huxi of a win of the player's own only", () => {
  const rows = [0, 1, null].map((winner) => rowOf(GAMES, HEAD, stateOf(winner)));
  const told = rows.map(({ how, huxi, points }) => `${how} ${huxi} ${points}`);
  assert.deepEqual(told, ["won 21 6", "lost null 6", "drawn null 6"]);
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

test("a row has the others that played, each with the points of the hand, and nobody beside a player who sat out", () => {
  assert.deepEqual(rowOf(GAMES, HEAD, stateOf(0)).beside, [
    { bot: "strong", points: -3 },
    { bot: "beginner", points: -3 },
  ]);
  const setup = { ...stateOf(0).setup, seats: ["strong", "human", "beginner", "regular"] };
  const { result } = stateOf(0).view;
  const sitting = (sitter) => {
    const view = { seat: 1, sitter, result: { ...result, scores: [9, -4, -2, -3] } };
    return rowOf(GAMES, HEAD, stateOf(0, [9, -4, -2, -3], { setup, view }));
  };
  assert.deepEqual(
    [null, 3, 1].map((sitter) => sitting(sitter).beside.map(({ bot, points }) => `${bot} ${points}`)),
    [["strong 9", "beginner -2", "regular -3"], ["strong 9", "beginner -2"], []],
  );
  for (const sitter of [null, 3, 1]) assert.ok(isRow(sitting(sitter)));
});

test("a row says how the card of the player's own win came, whatever a family calls it", () => {
  const { result } = stateOf(0).view;
  const came = (winner, by) =>
    rowOf(GAMES, HEAD, stateOf(winner, [1, 0, 0], { view: { seat: 0, result: { ...result, winner, by } } })).came;
  assert.deepEqual(
    ["self", "wai", "other", "discard", "deal", "shown"].map((by) => came(0, by)),
    ["own", "own", "flip", "discard", "deal", "deal"],
  );
  assert.deepEqual([came(1, "self"), came(null, null)], [undefined, undefined]);
  const wins = [
    { seat: 1, by: "self", multiplier: 2 },
    { seat: 2, by: "rob", multiplier: 4 },
  ];
  const tiles = (seat) => mahjong.figures(part({ winners: [1, 2], wins }), seat).came;
  assert.deepEqual([0, 1, 2].map(tiles), [null, "own", "discard"]);
});

test("wins are counted by how they came; those of which no page kept it are counted apart", () => {
  const rows = [
    ...[undefined, "flip", "own", "flip"].map((came) => rowOfHand(came ? { came } : {})),
    rowOfHand({ how: "lost", points: -3 }),
  ];
  for (const row of rows) assert.ok(isRow(row));
  assert.ok(!isRow(rowOfHand({ came: "luck" })));
  assert.deepEqual(waysOf(rows), {
    ways: [
      { way: "own", n: 1 },
      { way: "flip", n: 2 },
    ],
    unknown: 1,
  });
  assert.deepEqual(waysOf([]), { ways: [], unknown: 0 });
});

test("a row says for how many kinds of cards the hand waited, where the engine says so", () => {
  const waited = (cards) => {
    const { view } = stateOf(0);
    const row = rowOf(GAMES, HEAD, stateOf(0, undefined, { view: { ...view, waited: cards } }));
    assert.ok(isRow(row));
    return row.waited;
  };
  assert.deepEqual([["3s", "6s"], [], null, undefined].map(waited), [2, 0, undefined, undefined]);
  assert.ok(!isRow(rowOfHand({ waited: -1 })) && !isRow(rowOfHand({ waited: ["3s"] })) && isRow(rowOfHand()));
});

test("hands are counted by the kinds that they waited for, with the wins; those that do not say are left out", () => {
  const rows = [
    ...[0, 0, 2, 2, 2, 5, 9].map((waited, nth) => rowOfHand({ waited, how: nth % 2 === 1 ? "lost" : "won" })),
    rowOfHand(),
  ];
  assert.deepEqual(waitsOf(rows), {
    known: 7,
    waiting: 5,
    numbers: [
      { kinds: 0, hands: 2, won: 1 },
      { kinds: 2, hands: 3, won: 2 },
      { kinds: 5, hands: 2, won: 1 },
    ],
  });
  assert.deepEqual(waitsOf([rowOfHand()]), { known: 0, waiting: 0, numbers: [] });
});

test("the last hand of a match brings its session: won, tied or lost", () => {
  const session = (scores) => rowOf(GAMES, HEAD, stateOf(0, scores, { waiting: "end" })).session;
  assert.equal(rowOf(GAMES, HEAD, stateOf(0)).session, undefined);
  assert.deepEqual(session([10, -5, -5]), { how: "won", points: 10, aided: false, open: false });
  assert.equal(session([5, 5, -10]).how, "tied");
  assert.equal(session([-5, 10, -5]).how, "lost");
});

test("help in any hand of a match makes the session aided, the hand only in which it was used", () => {
  const last = stateOf(0, undefined, { waiting: "end" });
  const [before, alone, open] = [{ 1: ["undo"], 3: [] }, { 1: [] }, { 2: ["open"] }].map((aids) =>
    rowOf(GAMES, { ...HEAD, aids: part(aids) }, last),
  );
  assert.deepEqual([before.aids, before.session.aided, before.session.open], [[], true, false]);
  assert.equal(alone.session.aided, false);
  assert.deepEqual([open.aids, open.session.open], [["open"], true]);
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
  const { hands, won, drawn, points, huxi, best, huxiWins, sessions, sessionsWon, ...worth } = sumOf(rows);
  assert.deepEqual([hands, won, drawn, points, huxi, best, huxiWins], [4, 2, 1, 14, 45, 30, 2]);
  assert.deepEqual([sessions, sessionsWon, worth], [2, 1, { worth: 0, bestWorth: 0, worthWins: 0 }]);
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
  for (const chance of rounds(200, 1)) {
    const one = (...choices) => choices[chance(choices.length)];
    const row = () => {
      const session = { how: one("won", "tied", "lost"), points: 0, aided: one(true, false), open: one(true, false) };
      const aids = one([], ["hint"], ["open"], ["undo", "open"]);
      const [how, points, huxi] = [one("won", "lost", "drawn"), chance(40) - 20, one(null, 15, 21)];
      return rowOfHand({ how, points, huxi, aids, session: one(undefined, session) });
    };
    const { all, ...sides } = sidesOf(frozen(Array.from({ length: chance(12) }, row)));
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
  const sizes = ["game", "rules", "bots"].map((by) => pluck(groupsOf(rows, part(by)), "length"));
  assert.deepEqual(sizes, [
    [3, 1],
    [2, 1, 1],
    [3, 1],
  ]);
  assert.deepEqual(groupsOf([], "game"), []);
});

test("hands of one game that is called differently with other house rules are groups of their own", () => {
  const rows = [rowOfHand({}), rowOfHand({ houses: { kings: 4 } }), rowOfHand({ houses: { xing: "gen" } })];
  const groups = groupsOf(rows, "game", ({ game, houses }) => `${game} ${houses.kings ?? 2}`);
  assert.deepEqual(groups, [[rows[0], rows[2]], [rows[1]]]);
});
