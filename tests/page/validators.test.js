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
import { part, same } from "./support.js";

const SCRIPT = "<script>window.__pwned=1</script>";
const HEAD = {
  id: "1",
  game: "yongzhou",
  options: { min_huxi: 15, xing: "off", wu_hu: true },
  seats: ["human", "strong", "strong"],
  hand: 1,
  hands: 8,
  scores: [3, -3, 0],
  over: false,
  began: 1,
  at: 2,
  counted: 0,
  aids: { 1: ["hint"] },
};
const ROW = {
  id: "1/1",
  match: "1",
  game: "yongzhou",
  hand: 1,
  at: 1,
  points: -5,
  houses: {},
  bots: ["strong", "strong"],
  aids: [],
  how: "won",
  huxi: 18,
};
const SETUP = {
  game: "yongzhou",
  bots: ["strong", "strong"],
  hands: 8,
  houses: { yongzhou: { xing: "gen" } },
  open: false,
};
const OPTION = {
  id: "xing",
  choices: [{ value: "off", label: same("off") }],
  default: "off",
  label: same("x"),
  help: same("x"),
};
const GAMES = {
  version: "1",
  families: [{ id: "zipai", page: "zipai", bots: ["strong"], names: { fan: { red: same("red") } } }],
  games: [{ id: "yongzhou", family: "zipai", name: same("y"), about: same("y"), options: [OPTION] }],
  bots: [{ id: "strong", name: same("Strong") }],
};
const START = {
  when: 1,
  paint: 0,
  began: 5,
  started: { way: "plain", began: 1, failed: [{ way: "snapshot", why: "x" }], steps: [{ step: "load", at: 1 }] },
};

/** Values that fit no field but one of their own type. */
const STRANGE = [null, {}, [], [[]], [SCRIPT, 5], { a: {} }, Number.NaN, 1e300, 0.5, true, SCRIPT, "x".repeat(20_000)];

/** Replaces one field by every strange value, and returns those that are let through. */
const letThrough = (is, whole, field) => STRANGE.filter((value) => is({ ...whole, [field]: value }));

const isText = (value) => typeof value === "string" && value.length < 10_000;
const isEmpty = (value) => typeof value === "object" && value !== null && Object.keys(value).length === 0;
const isEmptyList = (value) => Array.isArray(value) && value.length === 0;
const isEmptyTable = (value) => isEmpty(value) && !Array.isArray(value);
const isFlag = (value) => typeof value === "boolean";
const never = () => false;
const isFraction = (value) => value === 0.5;

test("a head is refused with any field of a wrong shape", () => {
  assert.ok(isHead(HEAD));
  const fits = {
    id: isText,
    game: isText,
    options: isEmptyTable,
    seats: isEmptyList,
    hand: never,
    hands: never,
    scores: never,
    over: isFlag,
    began: isFraction,
    at: isFraction,
    counted: never,
    aids: isEmptyTable,
  };
  assert.deepEqual(Object.keys(fits).sort(), Object.keys(HEAD).sort());
  for (const [field, fit] of Object.entries(fits)) {
    assert.deepEqual(letThrough(isHead, HEAD, field), STRANGE.filter(fit), field);
    const { [field]: _, ...rest } = HEAD;
    assert.equal(isHead(rest), false, field);
  }
});

test("scores are three, times are dates, ids are short, hands can be counted", () => {
  const head = (change) => isHead({ ...HEAD, ...change });
  for (const scores of [
    [0, 0],
    [0, 0, 0, 0],
    [1e308, 0, 0],
    ["1", 0, 0],
  ])
    assert.equal(head({ scores }), false);
  for (const at of [8.64e15 + 1, -1e300]) assert.equal(head({ at }), false);
  assert.equal(head({ at: -8.64e15 }), true);
  assert.equal(head({ id: "x".repeat(200) }), true);
  assert.equal(head({ id: "x".repeat(201) }), false);
  for (const counted of [-1, 0.5, 100_001]) assert.equal(head({ counted }), false);
  assert.equal(head({ aids: { 1: SCRIPT } }), false);
  assert.equal(head({ aids: { 1: [5] } }), false);
});

test("what an older page did not know may be missing, and what it may be is checked all the same", () => {
  for (const [field, good, bad] of part([
    ["broken", same("why"), "why"],
    ["practice", true, 1],
    ["open", false, "no"],
  ])) {
    assert.equal(isHead({ ...HEAD, [field]: good }), true);
    assert.equal(isHead({ ...HEAD, [field]: bad }), false);
  }
  const session = { how: "tied", points: 5, aided: false };
  assert.equal(isRow({ ...ROW, session }), true);
  for (const bad of [{}, { ...session, how: "drawn" }, { ...session, points: null }, { ...session, open: 1 }])
    assert.equal(isRow({ ...ROW, session: bad }), false);
});

test("fields count only where they are the object's own", () => {
  assert.equal(isHead(Object.create(HEAD)), false);
  assert.equal(isRow(Object.create(ROW)), false);
  assert.equal(isHead(JSON.parse(`{"__proto__": ${JSON.stringify(HEAD)}}`)), false);
});

test("a finished hand is refused with any field of a wrong shape", () => {
  assert.ok(isRow(ROW));
  assert.ok(isRow({ ...ROW, huxi: null }));
  for (const field of Object.keys(ROW)) {
    const { [field]: _, ...rest } = part(ROW);
    assert.equal(isRow(rest), false, field);
  }
  for (const how of ["", "Won", null, "toString"]) assert.equal(isRow({ ...ROW, how }), false);
  assert.deepEqual(letThrough(isRow, ROW, "hand"), []);
  assert.deepEqual(letThrough(isRow, ROW, "huxi"), [null, 0.5]);
  assert.deepEqual(letThrough(isRow, ROW, "bots"), [[]]);
});

test("a setup of an older page may have the house rules of one game only", () => {
  const { houses: _, open: __, ...old } = { ...SETUP, options: { xing: "gen" } };
  assert.ok(isSetup(SETUP));
  assert.equal(isSetup(old), false);
  assert.equal(keptSetup(old), old);
  assert.equal(keptSetup(SETUP), SETUP);
  for (const value of [
    null,
    "x",
    [],
    {},
    { ...SETUP, hands: "many" },
    { ...old, options: { a: [] } },
    { ...SETUP, houses: "x" },
  ])
    assert.equal(keptSetup(value), null);
});

test("games without families, names or choices are asked for again", () => {
  assert.ok(isGames(GAMES));
  const { families: _, ...older } = GAMES;
  const [game] = GAMES.games;
  for (const value of [
    null,
    older,
    { ...GAMES, games: [] },
    { ...GAMES, bots: [] },
    { ...GAMES, families: [] },
    { ...GAMES, bots: 3 },
    { ...GAMES, games: [{ id: "yongzhou", name: null }] },
    { ...GAMES, games: [{ ...game, options: [{ ...OPTION, choices: [{ value: {} }] }] }] },
    { ...GAMES, families: [{ ...GAMES.families[0], names: { fan: { red: "red" } } }] },
  ])
    assert.equal(isGames(value), false);
});

test("a start is recorded whole or not at all", () => {
  assert.ok(isStartRecord(START));
  assert.ok(isStartRecord({ ...START, started: { ...START.started, next: "kept" } }));
  for (const value of [
    null,
    {},
    { ...START, when: "now" },
    { ...START, started: { ...START.started, steps: [null] } },
    { ...START, started: { ...START.started, failed: [7] } },
  ])
    assert.equal(isStartRecord(value), false);
});

test("lessons are lists by name", () => {
  assert.ok(isLessons({ done: {} }));
  assert.ok(isLessons({ done: { kan: ["1:first", 5] } }));
  for (const value of [null, {}, { done: [] }, { done: { kan: "x" } }, { done: null }])
    assert.equal(isLessons(value), false);
});

test("hands, scores and option values have limits", () => {
  assert.deepEqual([1, 100_000, 0, -1, 1.5, Number.NaN, 100_001].map(isHands), [
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  assert.deepEqual([0, -1e10, 1e11, Number.NaN].map(isScore), [true, true, false, false]);
  assert.equal(isOptions({ a: 1, b: "x", c: true }), true);
  for (const value of [{ a: null }, { a: [] }, [], null]) assert.equal(isOptions(value), false);
  assert.deepEqual([{}, [], null, "x"].map(isObject), [true, false, false, false]);
});
