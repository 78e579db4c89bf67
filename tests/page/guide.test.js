import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../../web/src/app/guide/place.js";
import { FIRST_HAND, isGuided } from "../../web/src/state/first_hand.js";
import { suggestedLevel } from "../../web/src/state/suggested_level.js";
import { part, same } from "./support.js";

const step = (at, action, others = {}) => ({ at, action, text: same(action), others });
const GUIDE = {
  seed: "chosen",
  line: ["0 discard 0s", "1 peng", "1 discard 9s", "0 chi 123b", "0 discard 1s"],
  steps: [
    step(0, "discard 0s", { "discard 8s": same("no more 8s"), "discard 1s": null }),
    step(3, "chi 123b", { pass: same("no more chi") }),
    step(4, "discard 1s"),
  ],
  left: same("your own way"),
};
const recordOf = (actions, seed = "chosen") => {
  const begun = ["hupai-record 1", `seed ${seed}`, "hand 1 dealer 0 seed 12", "deck 1s2s", "seal ab"];
  return [...begun, ...actions, "sum 12", ""].join("\n");
};

test("on the line the guide says what belongs to the decision", () => {
  const at = (count) => placeOf(GUIDE, recordOf(GUIDE.line.slice(0, count)));
  assert.deepEqual(at(0), { step: GUIDE.steps[0], nth: 1, back: 0, told: null });
  assert.deepEqual(at(3), { step: GUIDE.steps[1], nth: 2, back: 0, told: null });
  assert.equal(at(1), null);
  assert.equal(at(5), null);
});

test("on another way the guide knows what the answer cost and how far back its own way lies", () => {
  const first = placeOf(GUIDE, recordOf(["0 discard 8s", "1 pass", "0 pass", "2 pass"]));
  assert.deepEqual(first, { step: GUIDE.steps[0], nth: 1, back: 2, told: same("no more 8s") });
  const free = placeOf(GUIDE, recordOf(["0 discard 1s"]));
  assert.deepEqual([free?.back, free?.told], [1, null]);
  const later = placeOf(GUIDE, recordOf([...GUIDE.line.slice(0, 3), "0 pass", "1 discard 2s", "0 pass"]));
  assert.deepEqual([later?.nth, later?.back, later?.told], [2, 2, same("no more chi")]);
});

test("the guide keeps silent about another deal, and where bots answered otherwise", () => {
  assert.equal(placeOf(GUIDE, recordOf([], "other")), null);
  assert.equal(placeOf(GUIDE, recordOf(["0 discard 0s", "1 pass"])), null);
  assert.equal(placeOf(GUIDE, ""), null);
});

test("only the guided hand is one, and its wins suggest no level", () => {
  assert.ok(isGuided(FIRST_HAND.id));
  assert.ok(!isGuided("day-2026-11-24-yongzhou"));
  const bots = ["beginner", "beginner"];
  const after = (id) => {
    const won = part({ id, game: "yongzhou", seats: ["human", ...bots], scores: [8, -4, -4], over: true, aids: {} });
    return suggestedLevel([won, won, won], "yongzhou", bots, ["beginner", "regular"]);
  };
  assert.equal(after("a")?.next, "regular");
  assert.equal(after(FIRST_HAND.id), null);
});
