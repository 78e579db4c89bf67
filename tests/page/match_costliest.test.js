import assert from "node:assert/strict";
import { test } from "node:test";
import { costliestOf } from "../../web/src/review/match_costliest.js";

const judged = (cost, played, best) => ({ cost, played: { action: played }, best: { action: best } });
const HANDS = {
  1: [{ at: 0 }, { at: 3, judged: judged(400, "pass", "peng") }, { at: 4, judged: judged(null, "pass", "hu") }],
  2: [{ at: 0 }, { at: 2 }, { at: 7, judged: judged(2300, "discard 3s", "discard 9b") }],
  3: [{ at: 0 }, { at: 5, judged: judged(0, "pass", "pass") }],
};
const query = async (request) => ({ steps: HANDS[request.hand] });

test("the costliest choice of all hands is found, with the moment before it", async () => {
  assert.deepEqual(await costliestOf(query, [1, 2, 3], 0), {
    ...{ hand: 2, step: 2, cost: 2300, played: "discard 3s", best: "discard 9b" },
  });
});

test("where no choice cost anything there is none", async () => {
  assert.equal(await costliestOf(query, [3], 0), null);
  assert.equal(await costliestOf(query, [], 0), null);
});
