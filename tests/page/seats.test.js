import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSeat, otherSeats, placeOf, seatName, seatObject } from "../../web/src/text/seats.js";
import { LANGS, pluck } from "./support.js";

const SIZES = [3, 4];
const seatsOf = (seats) => Array.from({ length: seats }, (_, seat) => seat);

test("the next player in turn is on the right, the one before on the left", () => {
  for (const seats of SIZES)
    for (const mine of seatsOf(seats)) {
      assert.equal(placeOf(mine, mine, seats), "me");
      assert.equal(placeOf(nextSeat(mine, seats), mine, seats), "right");
      assert.equal(placeOf((mine + seats - 1) % seats, mine, seats), "left");
    }
  assert.equal(placeOf(3, 1, 4), "opposite");
  assert.equal(placeOf(0, 1, 2), "opposite");
});

test("the other seats are drawn from left to right, each once", () => {
  for (const seats of SIZES)
    for (const mine of seatsOf(seats)) {
      const others = otherSeats(mine, seats);
      for (const { place, seat } of others) assert.equal(placeOf(seat, mine, seats), place);
      assert.deepEqual([...others.map(({ seat }) => seat), mine].sort(), seatsOf(seats));
    }
  assert.deepEqual(pluck(otherSeats(0, 4), "place"), ["left", "opposite", "right"]);
  assert.deepEqual(pluck(otherSeats(0, 3), "place"), ["left", "right"]);
  assert.deepEqual(pluck(otherSeats(0, 2), "place"), ["opposite"]);
});

test("the seats have different names, and one's own has a form as the object", () => {
  for (const lang of LANGS) {
    assert.equal(seatName(lang, 1, 0, 2), seatName(lang, 2, 0, 4));
    for (const seats of SIZES) {
      assert.equal(new Set(seatsOf(seats).map((seat) => seatName(lang, seat, 1, seats))).size, seats);
      assert.equal(seatObject(lang, 2, 1, seats), seatName(lang, 2, 1, seats));
    }
  }
  assert.notEqual(seatObject("en", 1, 1, 4), seatName("en", 1, 1, 4));
});
