import assert from "node:assert/strict";
import { test } from "node:test";
import { dropPlace } from "../../web/src/board/drop_place.js";
import { rounds } from "./support.js";

const [WIDTH, STRIP, LAST] = [50, 40, 80];

/** A box by its corner and its size. */
const boxOf = (left, top, width, height) => ({ left, top, width, height, right: left + width, bottom: top + height });

/** A line of columns that stand on one foot line, with so many cards each. */
const lineOf = (heights, foot) =>
  heights.map((cards, nth) => {
    const tall = STRIP * (cards - 1) + LAST;
    const top = foot - tall;
    return {
      box: boxOf(nth * 52, top, WIDTH, tall),
      cards: Array.from({ length: cards }, (_, row) => boxOf(nth * 52, top + row * STRIP, WIDTH, LAST)),
    };
  });

const hand = { top: 300, columns: lineOf([3, 2, 1], 500) };
const lay = (column, row, fresh = false) => ({ kind: "lay", to: { column, row, fresh } });

test("a hand without columns has no place", () => {
  assert.equal(dropPlace({ top: 0, columns: [] }, 10, 10), null);
});

test("a card is thrown out well above the hand, and not just above it", () => {
  assert.deepEqual(dropPlace(hand, 25, 273), { kind: "throw" });
  assert.equal(dropPlace(hand, 25, 275).kind, "lay");
});

test("in a column taller than the hand, throwing out begins above the column", () => {
  assert.equal(dropPlace({ top: 400, columns: hand.columns }, 25, 330).kind, "lay");
  assert.deepEqual(dropPlace({ top: 400, columns: hand.columns }, 25, 310), { kind: "throw" });
});

test("in the middle of a column the card goes between two cards", () => {
  assert.deepEqual(dropPlace(hand, 25, 345), lay(0, 0));
  assert.deepEqual(dropPlace(hand, 25, 365), lay(0, 1));
  assert.deepEqual(dropPlace(hand, 25, 405), lay(0, 2));
  assert.deepEqual(dropPlace(hand, 25, 495), lay(0, 3));
});

test("at the edge of a column the card gets a column of its own", () => {
  assert.deepEqual(dropPlace(hand, 5, 450), lay(0, 0, true));
  assert.deepEqual(dropPlace(hand, 47, 450), lay(1, 0, true));
  assert.deepEqual(dropPlace(hand, 54, 450), lay(1, 0, true));
});

test("beyond the last column the card gets a new one at the end", () => {
  assert.deepEqual(dropPlace(hand, 900, 450), lay(3, 0, true));
});

test("where the hand has two lines, the line under the pointer counts", () => {
  const columns = [...lineOf([2, 2], 500), ...lineOf([2, 2], 700)];
  assert.deepEqual(dropPlace({ top: 300, columns }, 25, 420), lay(0, 1));
  assert.deepEqual(dropPlace({ top: 300, columns }, 25, 680), lay(2, 2));
  assert.deepEqual(dropPlace({ top: 300, columns }, 900, 450), lay(2, 0, true));
  assert.deepEqual(dropPlace({ top: 300, columns }, 900, 650), lay(4, 0, true));
  assert.deepEqual(dropPlace({ top: 300, columns }, 25, 900), lay(2, 2));
});

test("every point has a place inside the hand, or throws the card out", () => {
  for (const chance of rounds(2000, 1)) {
    const columns = lineOf(
      Array.from({ length: 1 + chance(12) }, () => 1 + chance(4)),
      500,
    );
    const place = dropPlace({ top: 300, columns }, chance(800), chance(700));
    if (place.kind === "throw") continue;
    const { column, row, fresh } = place.to;
    if (fresh) assert.ok(column >= 0 && column <= columns.length && row === 0);
    else assert.ok(row >= 0 && row <= columns[column].cards.length);
  }
});
