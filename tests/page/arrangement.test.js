import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardOfKey,
  inOwnOrder,
  isWhole,
  keyed,
  moved,
  setApart,
  spotOf,
  TALLEST,
  WIDEST,
} from "../../web/src/board/arrangement.js";
import { byRank } from "../../web/src/zipai/columns.js";
import { assertRising } from "./assertions.js";
import { frozen, handOf, inColumns, part, rounds, shuffled } from "./support.js";

const ROUNDS = 500;
const sorted = (columns) => columns.flat().sort();

test("a hand in the player's own order keeps the cards that are still held", () => {
  const own = [["9b", "8s"], ["3s"], ["2b", "7b"]];
  assert.deepEqual(inOwnOrder(own, [["3s"], ["8s"], ["2b"]]), [["8s"], ["3s"], ["2b"]]);
});

test("of equal cards the last one leaves the player's own order", () => {
  assert.deepEqual(inOwnOrder([["3s"], ["5b"], ["3s"]], [["3s"], ["5b"]]), [["3s"], ["5b"]]);
});

test("a new card goes to the end, in the column it usually has", () => {
  const usual = [
    ["1s", "2s", "3s"],
    ["4s", "5s"],
  ];
  assert.deepEqual(inOwnOrder([["5s"], ["1s"]], usual), [["5s"], ["1s"], ["2s", "3s"], ["4s"]]);
});

test("the player's own order holds exactly the cards of the hand, whatever was laid out before", () => {
  for (const chance of rounds(ROUNDS, 1)) {
    const own = frozen(inColumns(handOf(chance(22), chance), chance));
    const usual = frozen(inColumns(handOf(chance(22), chance), chance));
    const laid = inOwnOrder(own, usual);
    assert.deepEqual(sorted(laid), sorted(usual));
    assert.ok(laid.every((column) => column.length > 0));
    assert.deepEqual(inOwnOrder(laid, usual), laid);
    assert.deepEqual(inOwnOrder(own, own), own);
  }
});

test("by rank, small and big of a number share a column while it has at most two of each", () => {
  assert.deepEqual(byRank([["2b", "2s"], ["k"], ["1s"], ["0b"]]), [["1s"], ["2s", "2b"], ["0b"], ["k"]]);
  assert.deepEqual(byRank([["7s", "7s", "7s"], ["7b"]]), [["7s", "7s", "7s"], ["7b"]]);
  assert.deepEqual(byRank([["4s", "4s", "4b", "4b"]]), [["4s", "4s", "4b", "4b"]]);
  assert.deepEqual(byRank([]), []);
});

test("by rank, every card is there once, in the order of the numbers", () => {
  for (const chance of rounds(ROUNDS, 2)) {
    const usual = frozen(inColumns(handOf(21, chance), chance));
    const columns = byRank(usual);
    assert.deepEqual(sorted(columns), sorted(usual));
    const ranks = columns.map(([card]) => "1234567890k".indexOf(card[0]));
    assertRising(ranks);
    assert.ok(columns.every((column) => column.every((card) => card[0] === column[0][0]) && column.length <= TALLEST));
  }
});

test("four equal cards are never split, three only where the engine does not lock them", () => {
  assert.equal(isWhole(["3s", "3s", "3s", "3s"], []), true);
  assert.equal(isWhole(["3s", "3s", "3s"], ["3s"]), true);
  assert.equal(isWhole(["3s", "3s", "3s"], []), false);
  assert.equal(isWhole(["3s", "3s"], ["3s"]), false);
  assert.equal(isWhole(["3s", "3s", "3b"], ["3s"]), false);
});

test("a card goes into a column at the place it was dropped on", () => {
  const columns = frozen([["1s", "2s"], ["3s"], ["4s"]]);
  const into = (from, to) => moved(columns, [], from, { fresh: false, ...to });
  assert.deepEqual(into({ column: 1, row: 0 }, { column: 0, row: 1 }), [["1s", "3s", "2s"], ["4s"]]);
  assert.deepEqual(into({ column: 0, row: 0 }, { column: 0, row: 2 }), [["2s", "1s"], ["3s"], ["4s"]]);
  assert.deepEqual(into({ column: 0, row: 1 }, { column: 0, row: 0 }), [["2s", "1s"], ["3s"], ["4s"]]);
});

test("a card gets a new column before another one or at the end", () => {
  const columns = frozen([["1s", "2s"], ["3s"]]);
  const fresh = (column) => moved(columns, [], { column: 0, row: 0 }, { column, row: 0, fresh: true });
  assert.deepEqual(fresh(0), [["1s"], ["2s"], ["3s"]]);
  assert.deepEqual(fresh(1), [["2s"], ["1s"], ["3s"]]);
  assert.deepEqual(fresh(2), [["2s"], ["3s"], ["1s"]]);
});

test("a card that finds a full column gets a new one beside it", () => {
  const columns = frozen([["1s"], ["2s", "3s", "4s", "5s"], ["6s"]]);
  const to = { column: 1, row: 0, fresh: false };
  assert.deepEqual(moved(columns, [], { column: 2, row: 0 }, to), [["1s"], ["6s"], ["2s", "3s", "4s", "5s"]]);
  assert.deepEqual(moved(columns, [], { column: 0, row: 0 }, to), [["2s", "3s", "4s", "5s"], ["1s"], ["6s"]]);
});

test("a column that may not be split moves whole", () => {
  const columns = frozen([["3s", "3s", "3s"], ["1b"], ["2b"]]);
  const to = { column: 3, row: 0, fresh: true };
  assert.deepEqual(moved(columns, ["3s"], { column: 0, row: 1 }, to), [["1b"], ["2b"], ["3s", "3s", "3s"]]);
});

test("a card that is dropped on its own place stays there", () => {
  const columns = frozen([["1s", "2s", "3s"], ["4s"]]);
  for (const row of [1, 2])
    assert.deepEqual(moved(columns, [], { column: 0, row: 1 }, part({ column: 0, row })), columns);
  for (const column of [1, 2])
    assert.equal(moved(columns, [], { column: 1, row: 0 }, { column, row: 0, fresh: true }), columns);
});

test("in the widest hand no column is added, and a card that is alone still moves", () => {
  const columns = frozen([["1s", "1s"], ["3s"], ...Array.from({ length: WIDEST - 2 }, () => ["2s"])]);
  const fresh = (column) => moved(columns, [], { column, row: 0 }, { column: WIDEST, row: 0, fresh: true });
  assert.equal(fresh(0), columns);
  assert.deepEqual(fresh(1).at(-1), ["3s"]);
});

test("whatever is moved, no card is lost, no column is empty or too tall, and whole columns stay whole", () => {
  for (const chance of rounds(ROUNDS * 4, 3)) {
    const columns = frozen(inColumns(shuffled(handOf(21, chance), chance), chance));
    const locked = columns.filter((column) => new Set(column).size === 1).map(([card]) => card);
    const column = chance(columns.length);
    const from = { column, row: chance(columns[column].length) };
    const to = { column: chance(columns.length + 1), row: chance(5), fresh: chance(2) === 0 };
    const laid = moved(columns, locked, from, to);
    assert.deepEqual(sorted(laid), sorted(columns));
    assert.ok(laid.every((one) => one.length > 0 && one.length <= TALLEST));
    assert.ok(laid.length <= Math.max(WIDEST, columns.length));
    const whole = (all) => all.filter((one) => isWhole(one, locked)).map((one) => one.join());
    for (const one of new Set(whole(columns)))
      assert.ok(
        whole(laid).filter((other) => other === one).length >= whole(columns).filter((other) => other === one).length,
      );
  }
});

test("a card that is set apart stands alone at the end", () => {
  assert.deepEqual(setApart([["1s", "2s"], ["3s"]], { column: 0, row: 0 }), [["2s"], ["3s"], ["1s"]]);
  assert.deepEqual(setApart([["1s"], ["3s"]], { column: 0, row: 0 }), [["3s"], ["1s"]]);
});

test("every card has a key of its own, which leads back to its place", () => {
  for (const chance of rounds(ROUNDS, 4)) {
    const columns = frozen(inColumns(handOf(21, chance), chance));
    const keys = keyed(columns)
      .flat()
      .map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length);
    for (const key of keys) {
      const { column, row } = spotOf(columns, key);
      assert.equal(columns[column][row], cardOfKey(key));
    }
  }
});

test("a key that belongs to no card has no place", () => {
  assert.deepEqual(spotOf([["1s"]], "1s#1"), { column: -1, row: -1 });
  assert.deepEqual(spotOf([], ""), { column: -1, row: -1 });
});
