import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { addressOf, readAsked } from "../../web/src/practise/address.js";
import { keptIn, noteAnswer, readKept } from "../../web/src/practise/kept.js";
import {
  DAYS,
  entryOf,
  isDue,
  nextPuzzle,
  ownRows,
  PUZZLES,
  standing,
  withAnswer,
} from "../../web/src/practise/schedule.js";
import { gameOfPuzzle, KINDS, puzzleOfLine } from "../../web/src/puzzle/files.js";
import { Storage } from "../../web/src/storage/database.js";
import { addOwn, fresh, withOwn } from "../../web/src/storage/own_puzzles.js";
import { exportAll, merge, nothing, Refused, read } from "../../web/src/storage/transfer.js";
import { chanceOf, fixture, part } from "./support.js";

const DAY = 86_400_000;
const NOON = 1_800_000_000_000;
const GAMES = ["yongzhou", "leiyang"];
const row = (id, hard = 1, more = {}) => ({ id, game: "leiyang", kind: "discard", hard, ...more });
const ROWS = ["a", "b", "c", "d", "e"].map((id, nth) => row(id, nth + 1));
const LINE = JSON.stringify({
  v: 1,
  id: "0123456789ab",
  kind: "claim",
  hard: 2,
  position: "zipai:1 game:leiyang seat:0",
  answer: ["pass"],
  rest: [["peng", 500]],
});

/** Answers other puzzles right, each once. */
const others = (kept, count, now) =>
  Array.from({ length: count }, (_, nth) => row(`other-${kept.answered}-${nth}`)).reduce(
    (sum, one) => withAnswer(sum, one, true, now),
    kept,
  );

test("a missed puzzle comes back after 1, 3 and 8 others, then after days, and then no more", () => {
  let kept = withAnswer(fresh(), ROWS[0], false, NOON);
  for (const count of PUZZLES) {
    kept = others(kept, count - 1, NOON);
    assert.equal(isDue(entryOf(kept, "a"), kept, NOON), false, `too early: ${count}`);
    kept = others(kept, 1, NOON);
    assert.equal(isDue(entryOf(kept, "a"), kept, NOON), true, `after ${count}`);
    kept = withAnswer(kept, ROWS[0], true, NOON);
  }
  let now = NOON;
  for (const days of DAYS) {
    kept = others(kept, 20, now);
    assert.equal(isDue(entryOf(kept, "a"), kept, now + days * DAY - 1), false);
    now += days * DAY;
    assert.equal(isDue(entryOf(kept, "a"), kept, now), true, `after ${days} days`);
    kept = withAnswer(kept, ROWS[0], true, now);
  }
  assert.equal(entryOf(kept, "a").step, null);
  assert.equal(isDue(entryOf(kept, "a"), kept, now + 1000 * DAY), false);
});

test("whoever misses it again begins again", () => {
  let kept = withAnswer(fresh(), ROWS[0], false, NOON);
  kept = withAnswer(others(kept, 1, NOON), ROWS[0], true, NOON);
  assert.equal(entryOf(kept, "a").step, 1);
  kept = withAnswer(kept, ROWS[0], false, NOON);
  assert.equal(entryOf(kept, "a").step, 0);
  assert.deepEqual([entryOf(kept, "a").right, entryOf(kept, "a").wrong], [1, 2]);
});

test("a right answer before its time does not count as a repetition", () => {
  const missed = withAnswer(fresh(), ROWS[0], false, NOON);
  const early = withAnswer(missed, ROWS[0], true, NOON);
  assert.deepEqual([entryOf(early, "a").step, entryOf(early, "a").due], [0, entryOf(missed, "a").due]);
});

test("a puzzle that was never missed does not come back", () => {
  const kept = withAnswer(fresh(), ROWS[0], true, NOON);
  assert.equal(isDue(entryOf(kept, "a"), others(kept, 50, NOON), NOON + 100 * DAY), false);
});

test("the streak grows with right answers, ends with a wrong one, and the longest stays", () => {
  const right = (kept) => withAnswer(kept, ROWS[1], true, NOON);
  let kept = right(right(right(fresh())));
  assert.deepEqual([kept.streak, kept.best], [3, 3]);
  kept = right(withAnswer(kept, ROWS[0], false, NOON));
  assert.deepEqual([kept.streak, kept.best, kept.right, kept.answered], [1, 3, 4, 5]);
});

test("misses whose time has come are asked first, then new ones, easy ones first, then the oldest", () => {
  let kept = withAnswer(fresh(), ROWS[4], false, NOON);
  assert.equal(nextPuzzle(kept, ROWS, NOON, "e").id, "a");
  kept = withAnswer(kept, ROWS[0], true, NOON + 1);
  assert.equal(nextPuzzle(kept, ROWS, NOON + 2, "a").id, "e");
  kept = withAnswer(kept, ROWS[4], true, NOON + 2);
  assert.equal(nextPuzzle(kept, ROWS, NOON + 3, "e").id, "b");
  for (const one of [1, 2, 3]) kept = withAnswer(kept, ROWS[one], true, NOON + 3 + one);
  assert.equal(nextPuzzle(kept, ROWS, NOON + 9, "d").id, "e"); // its 3 others are over
  kept = withAnswer(kept, ROWS[4], true, NOON + 9);
  assert.equal(nextPuzzle(kept, ROWS, NOON + 10, "e").id, "a");
});

test("the puzzle that was asked last comes again only if there is no other", () => {
  assert.equal(nextPuzzle(fresh(), [ROWS[0]], NOON, "a").id, "a");
  assert.equal(nextPuzzle(fresh(), [], NOON, "a"), null);
});

test("whatever is answered, no puzzle is lost: every one is asked again and again", () => {
  const chance = chanceOf(7);
  let kept = fresh();
  let last = "";
  /** @type {Map<string, number>} */
  const asked = new Map();
  for (let nth = 0; nth < 400; nth++) {
    const next = nextPuzzle(kept, ROWS, NOON + nth, last);
    assert.notEqual(next.id, last);
    asked.set(next.id, (asked.get(next.id) ?? 0) + 1);
    kept = withAnswer(kept, next, chance(3) > 0, NOON + nth);
    last = next.id;
  }
  for (const { id } of ROWS) assert.ok(asked.get(id) > 10, id);
});

test("a puzzle of one's own hand is kept with its line until it is learned", () => {
  const own = row("own", 2, { line: LINE });
  let kept = withAnswer(fresh(), own, false, NOON);
  assert.deepEqual(
    ownRows(kept, "leiyang").map(({ id, line }) => [id, line]),
    [["own", LINE]],
  );
  assert.deepEqual(ownRows(kept, "yongzhou"), []);
  kept = withAnswer(fresh(), own, true, NOON);
  assert.deepEqual(ownRows(kept, "leiyang"), []);
  assert.equal(entryOf(kept, "own").line, undefined);
});

test("counts tell how many are done, due and to come back", () => {
  const kept = withAnswer(withAnswer(fresh(), ROWS[0], false, NOON), ROWS[1], true, NOON);
  assert.deepEqual(standing(kept, ROWS, NOON), { all: 5, done: 2, due: 1, back: 1 });
});

// ── what is kept ──

test("what is kept is read back, and damaged values are refused", () => {
  const kept = withAnswer(fresh(), row("a", 2, { line: LINE }), false, NOON);
  assert.deepEqual(readKept(JSON.parse(JSON.stringify(kept))), { kept, damaged: false });
  assert.deepEqual(readKept(undefined), { kept: fresh(), damaged: false });
  const entry = kept.entries.a;
  for (const wrong of [
    null,
    7,
    "x",
    [],
    {},
    { ...kept, v: 2 },
    { ...kept, streak: -1 },
    { ...kept, answered: "9" },
    { ...kept, entries: [] },
    { ...kept, entries: { a: { ...entry, step: 99 } } },
    { ...kept, entries: { a: { ...entry, due: Number.NaN } } },
    { ...kept, entries: { a: { ...entry, line: "x".repeat(20_000) } } },
    { ...kept, entries: { a: null } },
  ])
    assert.deepEqual(readKept(wrong), { kept: fresh(), damaged: true }, JSON.stringify(wrong));
});

test("answers are noted beside what another tab has noted, and a storage of before has none", async () => {
  const storage = new Storage();
  assert.deepEqual(await keptIn(storage), { kept: fresh(), damaged: false });
  await noteAnswer(storage, ROWS[0], true);
  await noteAnswer(storage, ROWS[1], false);
  const { kept } = await keptIn(storage);
  assert.deepEqual([kept.answered, kept.streak, Object.keys(kept.entries)], [2, 0, ["a", "b"]]);
  await addOwn(storage, [row("own", 3, { line: LINE })]);
  const own = (await keptIn(storage)).kept;
  assert.deepEqual([own.answered, Object.keys(own.entries)], [2, ["a", "b", "own"]]);
});

test("an export takes the answers along, and an import joins them", async () => {
  const there = new Storage();
  await noteAnswer(there, ROWS[0], true);
  await noteAnswer(there, ROWS[1], true);
  const { text } = await exportAll(part({ storage: there, waiting: new Map(), rows: new Map() }), "0");
  const bundle = read(text);
  assert.equal(bundle.puzzles.answered, 2);
  const here = new Storage();
  await noteAnswer(here, ROWS[2], true);
  await here.transaction("readwrite", (box) => merge(box, { ...nothing(), puzzles: bundle.puzzles }, true, new Set()));
  const { kept } = await keptIn(here);
  assert.deepEqual([kept.answered, kept.best, Object.keys(kept.entries).sort()], [2, 2, ["a", "b", "c"]]);
  assert.throws(() => read(text.replace('"streak":2', '"streak":3')), Refused);
});

test("an export of an older version has no answers, and is read all the same", () => {
  assert.equal(read(fixture("exports/1.jsonl")).puzzles, null);
});

// ── addresses, files, pictures ──

test("an address names a game, one of its puzzles or a whole puzzle", () => {
  assert.deepEqual(readAsked("", GAMES), { game: "", id: "", puzzle: "" });
  assert.deepEqual(readAsked("#game=leiyang", GAMES), { game: "leiyang", id: "", puzzle: "" });
  assert.deepEqual(readAsked(addressOf(row("bba68622c793")), GAMES), {
    game: "leiyang",
    id: "bba68622c793",
    puzzle: "",
  });
  assert.deepEqual(readAsked(addressOf(row("x", 1, { line: LINE })), GAMES).puzzle, LINE);
});

test("a wrong address is refused with what is wrong", () => {
  for (const [hash, code] of [
    ["#game=poker", "wrong_field"],
    ["#id=bba68622c793", "wrong_field"],
    ["#game=leiyang&game=leiyang", "field_twice"],
    ["#colour=red", "unknown_field"],
    ["#game=%E0%A4%A", "not_text"],
    [`#puzzle=${"x".repeat(9000)}`, "too_long"],
  ])
    assert.throws(() => readAsked(hash, GAMES), { code }, hash);
});

test("a line that is no puzzle is none", () => {
  assert.equal(puzzleOfLine(LINE).id, "0123456789ab");
  for (const line of ["", "{", "null", "[]", "{}", '{"id":"a"}', LINE.replace('"pass"', "").replace("[]", "3")])
    assert.equal(puzzleOfLine(line), null, line);
});

test("every shipped puzzle can be listed", () => {
  const folder = new URL("../../web/puzzles/", import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    for (const one of JSON.parse(readFileSync(new URL(file, folder), "utf8"))) {
      const puzzle = part(puzzleOfLine(JSON.stringify(one)));
      assert.equal(`${gameOfPuzzle(puzzle)}.json`, file);
      assert.ok(KINDS.includes(puzzle.kind), puzzle.kind);
    }
  }
});

test("one's own choices come before everything else, and count as answered only once they are", () => {
  const own = [row("own", 3, { line: LINE }), row("other", 3, { line: LINE })];
  const kept = withOwn(withAnswer(others(fresh(), 3, NOON), ROWS[0], false, NOON), own);
  const rows = [...ROWS, ...ownRows(kept, "leiyang")];
  assert.ok(own.some(({ id }) => id === nextPuzzle(kept, rows, NOON)?.id));
  assert.deepEqual(standing(kept, own, NOON), { all: 2, done: 0, due: 2, back: 2 });
  const after = withAnswer(withAnswer(kept, own[0], true, NOON), own[1], true, NOON);
  assert.equal(standing(after, own, NOON).done, 2);
  assert.deepEqual([after.answered, after.right], [kept.answered + 2, kept.right + 2]);
});

test("a puzzle that was answered while the clock was wrong comes back at once", () => {
  const later = NOON + 5 * 365 * DAY;
  let kept = withAnswer(fresh(), ROWS[0], false, later);
  for (const count of PUZZLES) kept = withAnswer(others(kept, count, later), ROWS[0], true, later);
  assert.ok(entryOf(kept, "a").step >= PUZZLES.length);
  assert.equal(isDue(entryOf(kept, "a"), kept, later), false);
  assert.equal(isDue(entryOf(kept, "a"), kept, NOON), true);
  assert.equal(nextPuzzle(kept, ROWS, NOON)?.id, "a");
  const right = withAnswer(kept, ROWS[0], true, NOON);
  assert.equal(isDue(entryOf(right, "a"), right, NOON), false);
  assert.equal(isDue(entryOf(right, "a"), right, NOON + DAYS[1] * DAY), true);
});
