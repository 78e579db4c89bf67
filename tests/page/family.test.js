import assert from "node:assert/strict";
import { test } from "node:test";
import { addFamily, addLater, familyNamed, hasFamily, loadFamily, moreOf } from "../../web/src/family/registry.js";
import { initialState } from "../../web/src/state/app_state.js";
import { botsOf } from "../../web/src/state/house_rules.js";
import { familyOf, seatsOf } from "../../web/src/state/selectors.js";
import { addWords, bothIn, sayIn } from "../../web/src/text/i18n.js";
import { part, same, standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });

const familyWith = (id, more = null) => part({ id, more });
const first = part(familyWith("first"));

test("without a family nothing can be drawn", () => {
  assert.throws(() => familyNamed("first"));
});

test("a family is found by its name, and the first one stands for one that is not here", () => {
  addFamily(first);
  addFamily(familyWith("second"));
  assert.equal(familyNamed("first"), first);
  assert.equal(familyNamed("second").id, "second");
  assert.equal(familyNamed("other"), first);
  assert.equal(familyNamed(""), first);
});

test("a family that comes later is fetched once, and again only after a failure", async () => {
  let times = 0;
  addLater("late", async () => {
    times += 1;
    if (times === 1) throw new Error("no network");
    return familyWith("late");
  });
  assert.equal(hasFamily("late"), false);
  assert.equal(familyNamed("late"), first);
  await assert.rejects(loadFamily("late"));
  await loadFamily("late");
  await loadFamily("late");
  assert.equal(times, 2);
  assert.equal(hasFamily("late"), true);
  assert.equal(familyNamed("late").id, "late");
});

test("a family that nobody can fetch does not keep anybody waiting", async () => {
  assert.equal(hasFamily("unknown"), true);
  await loadFamily("unknown");
});

test("what a family needs later must have been loaded", () => {
  const more = {};
  assert.throws(() => moreOf(first));
  assert.equal(moreOf(familyWith("full", more)), more);
});

test("the table's family is that of its match, else of the match that is opened, else of the lobby's game", () => {
  const games = part({
    games: [
      { id: "one", family: "first" },
      { id: "two", family: "second" },
    ],
    families: [
      { id: "first", names: {} },
      { id: "second", names: {} },
    ],
    bots: [],
  });
  const app = part({ ...initialState(), games, setup: { ...initialState().setup, game: "two" } });
  assert.equal(familyOf(app).id, "second");
  assert.equal(familyOf({ ...app, family: "first" }).id, "first");
  assert.equal(familyOf({ ...app, family: "first", state: { setup: { family: "second" } } }).id, "second");
  assert.equal(familyOf(initialState()), first);
});

test("the table has as many seats as its view, its match, the game that is opened, or the lobby's opponents and the player", () => {
  const app = { ...initialState(), setup: { ...initialState().setup, bots: ["a", "b", "c"] } };
  assert.equal(seatsOf(app), 4);
  const state = part({ setup: { seats: ["human", "a", "b"] } });
  assert.equal(seatsOf({ ...app, state }), 3);
  assert.equal(seatsOf({ ...app, state, view: part({ seats: [{}, {}, {}, {}] }) }), 4);
  assert.equal(seatsOf({ ...app, opened: "three", games: part({ games: [{ id: "three", seats: 3 }] }) }), 3);
});

test("a game with more seats fills them with the level chosen before them", () => {
  const games = part({ bots: ["weak", "strong", "usual"].map((id) => ({ id, name: same(id) })) });
  assert.deepEqual(botsOf(["weak", "strong"], part({ seats: 4 }), games), ["weak", "strong", "strong"]);
  assert.deepEqual(botsOf(["weak", "strong", "weak"], part({ seats: 3 }), games), ["weak", "strong"]);
  assert.deepEqual(botsOf(["gone", "strong", "gone"], part({ seats: 4 }), games), ["usual", "strong", "usual"]);
  assert.deepEqual(botsOf([], part({ seats: 4 }), games), ["usual", "usual", "usual"]);
});

test("a family's own sentence takes the place of the shared one", () => {
  addWords({ zh: { "a.b": "甲", "own.a.b": "乙 {n}" }, en: { "a.b": "one", "own.a.b": "two {n}" } });
  assert.equal(sayIn("", "en", "a.b"), "one");
  assert.equal(sayIn("own.", "en", "a.b", { n: 2 }), "two 2");
  assert.equal(sayIn("other.", "zh", "a.b"), "甲");
  assert.deepEqual(bothIn("own.", "a.b", { n: 3 }), { zh: "乙 3", en: "two 3" });
});
