import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { addFamily, addLater, familyNamed, hasFamily, loadFamily, moreOf } from "../../web/src/family/registry.js";
import { initialState, withChange } from "../../web/src/state/app_state.js";
import { botsOf } from "../../web/src/state/house_rules.js";
import { familyOf, seatsOf } from "../../web/src/state/selectors.js";
import { addWords, bothIn, sayIn } from "../../web/src/text/i18n.js";
import { gameWith, optionOf, part, same, standIn, styledDocument } from "./support.js";

standIn("navigator", { languages: ["en"] });
styledDocument();

const familyWith = (id, more = null) => part({ id, more });
const first = familyWith("first");

test("without a family nothing can be drawn", () => {
  assert.throws(() => familyNamed("first"));
});

test("a family is found by its name, and the first one stands for one that is not here", () => {
  for (const family of [first, familyWith("second")]) addFamily(family);
  const found = ["first", "second", "other", ""].map((name) => familyNamed(name).id);
  assert.deepEqual(found, ["first", "second", "first", "first"]);
});

test("a family that comes later is fetched once, and again only after a failure", async () => {
  const fetch = mock.fn(async () => ({ late: familyWith("late") }));
  fetch.mock.mockImplementationOnce(() => Promise.reject(new Error("no network")));
  addLater("late", fetch);
  assert.deepEqual([hasFamily("late"), familyNamed("late")], [false, first]);
  await assert.rejects(loadFamily("late"));
  for (let times = 0; times < 2; times++) await loadFamily("late");
  assert.equal(fetch.mock.callCount(), 2);
  assert.deepEqual([hasFamily("late"), familyNamed("late").id], [true, "late"]);
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
  const families = ["first", "second"].map((id) => ({ id, names: {} }));
  const games = { games: [gameWith("one", "first"), gameWith("two", "second")], families, bots: [] };
  const app = withChange(initialState(), part({ lobby: { games, setup: { game: "two" } } }));
  const at = (table) => familyOf(withChange(app, part({ table }))).id;
  assert.equal(familyOf(app).id, "second");
  assert.equal(at({ family: "first" }), "first");
  assert.equal(at({ family: "first", state: { setup: { family: "second" } } }), "second");
  assert.equal(familyOf(initialState()), first);
});

test("the table has as many seats as its view, its match, the game that is opened, or the lobby's opponents and the player", () => {
  const games = { games: [{ id: "three", seats: 3 }] };
  const app = withChange(initialState(), part({ lobby: { games, setup: { game: "two", bots: ["a", "b", "c"] } } }));
  const at = (table) => seatsOf(withChange(app, part({ table })));
  assert.equal(seatsOf(app), 4);
  const state = part({ setup: { seats: ["human", "a", "b"] } });
  assert.equal(at({ state }), 3);
  assert.equal(at({ state, view: { seats: [{}, {}, {}, {}] } }), 4);
  assert.equal(at({ opened: "three" }), 3);
});

test("before a match there are as many seats as the house rules say, unless another match is opened", () => {
  const seats = optionOf("seats", 3, 2);
  const setup = { game: "yongzhou", houses: { yongzhou: { seats: 2 } }, bots: ["a", "b"] };
  const games = { games: [gameWith("yongzhou", "zipai", seats), gameWith("leiyang", "zipai")] };
  const app = withChange(initialState(), part({ lobby: { games, setup } }));
  assert.equal(seatsOf(app), 2);
  assert.equal(seatsOf(withChange(app, part({ table: { opened: "leiyang" } }))), 3);
});

test("a game with more seats fills them with the level chosen before them", () => {
  const games = part({ bots: ["weak", "strong", "usual"].map((id) => ({ id, name: same(id) })) });
  const seated = (bots, seats) => botsOf(bots.split(" "), seats, games).join(" ");
  assert.equal(seated("weak strong", 4), "weak strong strong");
  assert.equal(seated("weak strong weak", 3), "weak strong");
  assert.equal(seated("gone strong gone", 4), "usual strong usual");
  assert.deepEqual(botsOf([], 4, games), ["usual", "usual", "usual"]);
});

test("a family's own sentence takes the place of the shared one", () => {
  addWords({ zh: { "a.b": "甲", "own.a.b": "乙 {n}" }, en: { "a.b": "one", "own.a.b": "two {n}" } });
  assert.equal(sayIn("", "en", "a.b"), "one");
  assert.equal(sayIn("own.", "en", "a.b", { n: 2 }), "two 2");
  assert.equal(sayIn("other.", "zh", "a.b"), "甲");
  assert.deepEqual(bothIn("own.", "a.b", { n: 3 }), { zh: "乙 3", en: "two 3" });
});
