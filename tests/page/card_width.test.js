import assert from "node:assert/strict";
import { test } from "node:test";
import { cardWidth as widthOf } from "../../web/src/board/card_width.js";
import { chanceOf, rounds } from "./support.js";

const NARROWEST = 18;
const HEIGHTS = { cards: 3, strip: 1.05, full: 1.7 };
const cardWidth = (room, widest, heights = HEIGHTS) => widthOf(room, heights, widest);
const roomOf = (chance) => ({
  width: 200 + chance(1800),
  height: 60 + chance(600),
  beside: 1 + chance(13),
  lines: 1 + chance(2),
});

test("in a wide room the cards have the widest size", () => {
  assert.equal(cardWidth({ width: 2000, height: 1000, beside: 7, lines: 1 }, 64), 64);
});

test("the columns fit beside each other, and three cards under each other", () => {
  const chance = chanceOf(1);
  for (let round = 0; round < 1000; round++) {
    const room = roomOf(chance);
    const width = cardWidth(room, 84);
    assert.ok(width >= NARROWEST && width <= 84);
    assert.equal(width * 2, Math.round(width * 2));
    if (width === NARROWEST) continue;
    assert.ok(room.beside * width + 2 * (room.beside - 1) <= room.width);
    assert.ok(room.lines * width * (2 * HEIGHTS.strip + HEIGHTS.full) <= room.height);
  }
});

test("more columns never make the cards wider, more room never makes them narrower", () => {
  for (const chance of rounds(1000, 2)) {
    const room = roomOf(chance);
    const width = cardWidth(room, 64);
    assert.ok(cardWidth({ ...room, beside: room.beside + 1 }, 64) <= width);
    assert.ok(cardWidth({ ...room, width: room.width + 50 }, 64) >= width);
    assert.ok(cardWidth({ ...room, height: room.height + 50 }, 64) >= width);
  }
});

test("where only one card has to fit under another, the cards may be wider", () => {
  const low = { width: 2000, height: 90, beside: 14, lines: 1 };
  assert.ok(cardWidth(low, 84, { cards: 1, strip: 1, full: 1.36 }) > cardWidth(low, 84));
});

test("no room at all gives the narrowest card", () => {
  assert.equal(cardWidth({ width: 0, height: 0, beside: 1, lines: 1 }, 64), NARROWEST);
});
