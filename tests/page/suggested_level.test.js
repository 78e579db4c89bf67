import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestedLevel } from "../../web/src/state/suggested_level.js";

const LEVELS = ["random", "beginner", "regular", "strong"];
const PLAYED = { game: "yongzhou", seats: ["human", "beginner", "beginner"], over: true, aids: {} };
const match = (own, more = {}) => ({ ...PLAYED, scores: [own, 0, -own], ...more });
const [won, lost] = [match(4), match(-4)];
const suggested = (matches, bots = ["beginner", "beginner"]) => suggestedLevel(matches, "yongzhou", bots, LEVELS);

test("whoever came first in three of the last five matches is told of the next level", () => {
  assert.deepEqual(suggested([won, lost, won, won]), { level: "beginner", next: "regular", first: 3, of: 4 });
  const ofFive = { level: "beginner", next: "regular", first: 3, of: 5 };
  assert.deepEqual(suggested([won, lost, won, lost, won, won]), ofFive);
  assert.equal(suggested([won, lost, won, lost, lost, won]), null);
  assert.equal(suggested([won, won]), null);
});

test("only whole matches of the game against this level count, without autoplay and open hands", () => {
  const sorts = [{ over: false }, { game: "leiyang" }, { practice: true }, { cup: true }, { aids: { 1: ["auto"] } }];
  for (const more of [...sorts, { seats: ["human", "beginner", "regular"] }, { scores: [4, 4, -8] }])
    assert.equal(suggested([won, won, match(4, more)]), null, JSON.stringify(more));
});

test("opponents of several levels and the highest level have no next one", () => {
  assert.equal(suggested([won, won, won], ["beginner", "regular"]), null);
  const strong = match(4, { seats: ["human", "strong", "strong"] });
  assert.equal(suggested([strong, strong, strong], ["strong", "strong"]), null);
});
