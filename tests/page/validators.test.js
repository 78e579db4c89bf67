import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isGames,
  isHands,
  isHead,
  isLessons,
  isObject,
  isOptions,
  isRow,
  isScore,
  isSetup,
  isStartRecord,
  keptSetup,
} from "../../web/src/storage/validators.js";
import { gameWith, HEAD, optionOf, part, pluck, ROW, same } from "./support.js";

const SCRIPT = "<script>window.__pwned=1</script>";
const SETUP = { game: "yongzhou", bots: ["strong", "strong"], hands: 8, houses: { yongzhou: {} }, open: false };
const OPTION = optionOf("xing", "off", "gen");
const FAMILY = { id: "zipai", page: "zipai", bots: ["strong"], names: { fan: { red: same("red") } } };
const GAMES = {
  version: "1",
  families: [FAMILY],
  games: [gameWith("yongzhou", "zipai", OPTION)],
  bots: [{ id: "strong", name: same("Strong") }],
};
const STARTED = { way: "plain", began: 1, failed: [{ way: "snapshot", why: "x" }], steps: [{ step: "load", at: 1 }] };
const START = { when: 1, paint: 0, began: 5, started: STARTED };

/** Values that fit no field but one of their own type. */
const STRANGE = [null, {}, [], [[]], [SCRIPT, 5], { a: {} }, Number.NaN, 1e300, 0.5, true, SCRIPT, "x".repeat(20_000)];

/** The strange values that are let through in one field. */
const letThrough = (is, whole, field) => STRANGE.filter((value) => is({ ...whole, [field]: value }));

/** Fail where something with one of these changes is not let through, or is. */
const fitting = (is, whole, changes) => changes.filter((change) => is({ ...whole, ...change }));
const assertFits = (is, whole, changes) => assert.deepEqual(fitting(is, whole, changes), changes);
const assertUnfit = (is, whole, changes) => assert.deepEqual(fitting(is, whole, changes), []);

const isText = (value) => typeof value === "string" && value.length < 10_000;
const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
const isEmptyTable = (value) => JSON.stringify(value) === "{}";
const isFlag = (value) => typeof value === "boolean";
const never = () => false;
const isFraction = (value) => value === 0.5;

test("a head is refused with any field of a wrong shape", () => {
  assertFits(isHead, HEAD, [{}, { options: { min_huxi: 15, xing: "off", wu_hu: true } }]);
  const fits = {
    "id game": isText,
    "options aids": isEmptyTable,
    "seats": isEmptyList,
    "scores hand hands counted": never,
    "over": isFlag,
    "began at": isFraction,
  };
  const each = Object.entries(fits).flatMap(([fields, fit]) => fields.split(" ").map((field) => part([field, fit])));
  assert.deepEqual(pluck(each, 0).sort(), Object.keys(HEAD).sort());
  for (const [field, fit] of each) {
    assert.deepEqual(letThrough(isHead, HEAD, field), STRANGE.filter(fit), field);
    const { [field]: _, ...rest } = HEAD;
    assert.equal(isHead(rest), false, field);
  }
});

test("scores are three, times are dates, ids are short, hands can be counted", () => {
  assertFits(isHead, HEAD, [{ at: -8.64e15 }, { id: "x".repeat(200) }]);
  const scores = part([
    [0, 0],
    [0, 0, 0, 0],
    [1e308, 0, 0],
    ["1", 0, 0],
  ]).map((wrong) => ({ scores: wrong }));
  const counts = [-1, 0.5, 100_001].map((counted) => ({ counted }));
  const aids = part([SCRIPT, [5]]).map((aid) => ({ aids: { 1: aid } }));
  const others = [{ at: 8.64e15 + 1 }, { at: -1e300 }, { id: "x".repeat(201) }];
  assertUnfit(isHead, HEAD, [...scores, ...counts, ...aids, ...others]);
});

test("what an older page did not know may be missing, and what it may be is checked all the same", () => {
  assertFits(isHead, HEAD, [{ broken: same("why") }, { practice: true }, { open: false }]);
  assertUnfit(isHead, HEAD, [{ broken: "why" }, { practice: 1 }, { open: "no" }]);
  const session = { how: "tied", points: 5, aided: false };
  assertFits(isRow, ROW, [{ session }]);
  const changes = [{ how: "drawn" }, { points: null }, { open: 1 }].map((change) => ({ ...session, ...change }));
  assertUnfit(
    isRow,
    ROW,
    part([{}, ...changes]).map((wrong) => ({ session: wrong })),
  );
  const other = { bot: "strong", points: -3 };
  assertFits(isRow, ROW, [{ beside: [] }, { beside: [other] }]);
  const besides = [other, [{ ...other, points: "3" }], [{ ...other, bot: 3 }], [{ points: 3 }], [SCRIPT], null];
  assertUnfit(
    isRow,
    ROW,
    part(besides).map((wrong) => ({ beside: wrong })),
  );
});

test("fields count only where they are the object's own", () => {
  for (const is of [isHead(Object.create(HEAD)), isRow(Object.create(ROW))]) assert.equal(is, false);
  assert.equal(isHead(JSON.parse(`{"__proto__": ${JSON.stringify(HEAD)}}`)), false);
});

test("a finished hand is refused with any field of a wrong shape", () => {
  assertFits(isRow, ROW, [{}, { huxi: null }, { huxi: 18 }]);
  for (const field of Object.keys(ROW)) {
    const { [field]: _, ...rest } = part(ROW);
    assert.equal(isRow(rest), false, field);
  }
  assertUnfit(
    isRow,
    ROW,
    part(["", "Won", null, "toString"]).map((how) => ({ how })),
  );
  assert.deepEqual(letThrough(isRow, ROW, "hand"), []);
  assert.deepEqual(letThrough(isRow, ROW, "huxi"), [null, 0.5]);
  assert.deepEqual(letThrough(isRow, ROW, "bots"), [[]]);
});

test("a setup of an older page may have the house rules of one game only", () => {
  const { houses: _, open: __, ...old } = { ...SETUP, options: { xing: "gen" } };
  assert.deepEqual([isSetup(SETUP), isSetup(old)], [true, false]);
  for (const setup of [old, SETUP]) assert.equal(keptSetup(setup), setup);
  const changed = [
    { ...SETUP, hands: "many" },
    { ...old, options: { a: [] } },
    { ...SETUP, houses: "x" },
  ];
  for (const value of [null, "x", [], {}, ...changed]) assert.equal(keptSetup(value), null);
});

test("games without families, names or choices are asked for again", () => {
  assertFits(isGames, GAMES, [{}]);
  const { families: _, ...older } = GAMES;
  for (const value of [null, older]) assert.equal(isGames(value), false);
  assertUnfit(isGames, GAMES, part([{ games: [] }, { bots: [] }, { families: [] }, { bots: 3 }]));
  const unnamed = { id: "yongzhou", name: null };
  const unchosen = gameWith("yongzhou", "zipai", part({ ...OPTION, choices: [{ value: {} }] }));
  const oneWord = { ...FAMILY, names: { fan: { red: "red" } } };
  assertUnfit(isGames, GAMES, part([{ games: [unnamed] }, { games: [unchosen] }, { families: [oneWord] }]));
});

test("a start is recorded whole or not at all", () => {
  assertFits(isStartRecord, START, [{}, { started: { ...STARTED, next: "kept" } }]);
  for (const value of [null, {}]) assert.equal(isStartRecord(value), false);
  const started = part([{ steps: [null] }, { failed: [7] }]).map((change) => ({ ...STARTED, ...change }));
  assertUnfit(isStartRecord, START, [{ when: "now" }, ...started.map((wrong) => ({ started: wrong }))]);
});

test("lessons are lists by name", () => {
  for (const value of [{ done: {} }, { done: { kan: ["1:first", 5] } }]) assert.ok(isLessons(value));
  for (const value of [null, {}, { done: [] }, { done: { kan: "x" } }, { done: null }])
    assert.equal(isLessons(value), false);
});

test("hands, scores and option values have limits", () => {
  assert.deepEqual([1, 100_000, 0, -1, 1.5, Number.NaN, 100_001].filter(isHands), [1, 100_000]);
  assert.deepEqual([0, -1e10, 1e11, Number.NaN].filter(isScore), [0, -1e10]);
  assert.equal(isOptions({ a: 1, b: "x", c: true }), true);
  for (const value of [{ a: null }, { a: [] }, [], null]) assert.equal(isOptions(value), false);
  assert.deepEqual([[], null, "x", {}].filter(isObject), [{}]);
});
