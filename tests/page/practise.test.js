import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { addressOf, readAsked } from "../../web/src/practise/address.js";
import { answersIn, noteAnswer, readAnswers } from "../../web/src/practise/answers.js";
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
import { assertRefused } from "./assertions.js";
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

/** What is kept after an answer to one of the rows, and whether the first one is due. */
const answer = (right) => (kept, nth, now) => withAnswer(kept, ROWS[nth ?? 0], right, now ?? NOON);
const [solved, missed] = [answer(true), answer(false)];
const firstDue = (kept, now = NOON) => isDue(entryOf(kept, "a"), kept, now);

/** Answers other puzzles right, each once. */
const others = (kept, count, now = NOON) =>
  Array.from({ length: count }, (_, nth) => row(`other-${kept.answered}-${nth}`)).reduce(
    (sum, one) => withAnswer(sum, one, true, now),
    kept,
  );

test("a missed puzzle comes back after 4, 10 and 25 others, then after days, and then no more", () => {
  assert.deepEqual(
    [PUZZLES, DAYS],
    [
      [4, 10, 25],
      [1, 3, 8, 21],
    ],
  );
  let kept = missed(fresh());
  for (const count of PUZZLES) {
    kept = others(kept, count - 1);
    assert.equal(firstDue(kept), false, `too early: ${count}`);
    kept = others(kept, 1);
    assert.equal(firstDue(kept), true, `after ${count}`);
    kept = solved(kept);
  }
  let now = NOON;
  for (const days of DAYS) {
    kept = others(kept, 30, now);
    assert.equal(firstDue(kept, now + days * DAY - 1), false);
    now += days * DAY;
    assert.equal(firstDue(kept, now), true, `after ${days} days`);
    kept = solved(kept, 0, now);
  }
  assert.equal(entryOf(kept, "a").step, null);
  assert.equal(firstDue(kept, now + 1000 * DAY), false);
});

test("whoever misses it again begins again", () => {
  const back = solved(others(missed(fresh()), PUZZLES[0]));
  assert.equal(entryOf(back, "a").step, 1);
  const { step, right, wrong } = entryOf(missed(back), "a");
  assert.deepEqual([step, right, wrong], [0, 1, 2]);
});

test("a right answer before its time is no repetition, and a puzzle that was never missed does not come back", () => {
  const kept = missed(fresh());
  const early = entryOf(solved(kept), "a");
  assert.deepEqual([early.step, early.due], [0, entryOf(kept, "a").due]);
  assert.equal(firstDue(others(solved(fresh()), 50), NOON + 100 * DAY), false);
});

test("the streak grows with right answers, ends with a wrong one, and the longest stays", () => {
  let kept = solved(solved(solved(fresh(), 1), 1), 1);
  assert.deepEqual([kept.streak, kept.best], [3, 3]);
  kept = solved(missed(kept), 1);
  assert.deepEqual([kept.streak, kept.best, kept.right, kept.answered], [1, 3, 4, 5]);
});

test("misses whose time has come are asked first, then new ones, easy ones first, then the oldest", () => {
  const next = (kept, after, last) => nextPuzzle(kept, ROWS, NOON + after, last).id;
  let kept = missed(fresh(), 4);
  assert.equal(next(kept, 0, "e"), "a");
  for (const one of [0, 1, 2, 3]) {
    assert.equal(next(kept, 1, ROWS[(one + 4) % 5].id), ROWS[one].id);
    kept = solved(kept, one, NOON + 1 + one);
  }
  assert.equal(next(kept, 9, "d"), "e"); // its 4 others are over
  kept = solved(kept, 4, NOON + 9);
  assert.equal(next(kept, 10, "e"), "a");
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
  const [wrong, right] = [false, true].map((isRight) => withAnswer(fresh(), own, isRight, NOON));
  const [{ id, line }, ...more] = ownRows(wrong, "leiyang");
  assert.deepEqual([id, line, more, ownRows(wrong, "yongzhou")], ["own", LINE, [], []]);
  assert.deepEqual([ownRows(right, "leiyang"), entryOf(right, "own").line], [[], undefined]);
});

test("counts tell how many are done, due and to come back", () => {
  assert.deepEqual(standing(solved(others(missed(fresh()), 3), 1), ROWS, NOON), { all: 5, done: 2, due: 1, back: 1 });
});

// ── what is kept ──

test("what is kept is read back, and damaged values are refused", () => {
  const kept = withAnswer(fresh(), row("a", 2, { line: LINE }), false, NOON);
  assert.deepEqual(readAnswers(JSON.parse(JSON.stringify(kept))), { kept, damaged: false });
  assert.deepEqual(readAnswers(undefined), { kept: fresh(), damaged: false });
  const entries = [{ step: 99 }, { due: Number.NaN }, { line: "x".repeat(20_000) }].map((change) => ({
    entries: { a: { ...kept.entries.a, ...change } },
  }));
  const changes = part([{ v: 2 }, { streak: -1 }, { answered: "9" }, { entries: [] }, { entries: { a: null } }]);
  for (const wrong of [null, 7, "x", [], {}, ...[...changes, ...entries].map((change) => ({ ...kept, ...change }))])
    assert.deepEqual(readAnswers(wrong), { kept: fresh(), damaged: true }, JSON.stringify(wrong));
});

test("answers are noted beside what another tab has noted, and a storage of before has none", async () => {
  const storage = new Storage();
  assert.deepEqual(await answersIn(storage), { kept: fresh(), damaged: false });
  await noteAnswer(storage, ROWS[0], true);
  await noteAnswer(storage, ROWS[1], false);
  const { kept } = await answersIn(storage);
  assert.deepEqual([kept.answered, kept.streak, Object.keys(kept.entries)], [2, 0, ["a", "b"]]);
  await addOwn(storage, [row("own", 3, { line: LINE })]);
  const own = (await answersIn(storage)).kept;
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
  const { kept } = await answersIn(here);
  assert.deepEqual([kept.answered, kept.best, Object.keys(kept.entries).sort()], [2, 2, ["a", "b", "c"]]);
  assert.throws(() => read(text.replace('"streak":2', '"streak":3')), Refused);
});

test("an export of an older version has no answers, and is read all the same", () => {
  assert.equal(read(fixture("exports/1.jsonl")).puzzles, null);
});

// ── addresses, files, pictures ──

const asked = (hash) => readAsked(hash, GAMES);

test("an address names a game, one of its puzzles or a whole puzzle", () => {
  const id = "bba68622c793";
  assert.deepEqual(asked(""), { game: "", id: "", puzzle: "" });
  assert.deepEqual(asked("#game=leiyang"), { game: "leiyang", id: "", puzzle: "" });
  assert.deepEqual(asked(addressOf(row(id))), { game: "leiyang", id, puzzle: "" });
  assert.deepEqual(asked(addressOf(row("x", 1, { line: LINE }))).puzzle, LINE);
});

test("a wrong address is refused with what is wrong", () => {
  assertRefused(asked, {
    wrong_field: ["#game=poker", "#id=bba68622c793"],
    field_twice: ["#game=leiyang&game=leiyang"],
    unknown_field: ["#colour=red"],
    not_text: ["#game=%E0%A4%A"],
    too_long: [`#puzzle=${"x".repeat(9000)}`],
  });
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
  const kept = withOwn(missed(others(fresh(), 3)), own);
  const rows = [...ROWS, ...ownRows(kept, "leiyang")];
  assert.ok(own.some(({ id }) => id === nextPuzzle(kept, rows, NOON)?.id));
  assert.deepEqual(standing(kept, own, NOON), { all: 2, done: 0, due: 2, back: 2 });
  const after = own.reduce((sum, one) => withAnswer(sum, one, true, NOON), kept);
  assert.equal(standing(after, own, NOON).done, 2);
  assert.deepEqual([after.answered, after.right], [kept.answered + 2, kept.right + 2]);
});

test("a puzzle that was answered while the clock was wrong comes back at once", () => {
  const later = NOON + 5 * 365 * DAY;
  let kept = missed(fresh(), 0, later);
  for (const count of PUZZLES) kept = solved(others(kept, count, later), 0, later);
  assert.ok(entryOf(kept, "a").step >= PUZZLES.length);
  assert.deepEqual([firstDue(kept, later), firstDue(kept)], [false, true]);
  assert.equal(nextPuzzle(kept, ROWS, NOON)?.id, "a");
  assert.deepEqual([firstDue(solved(kept)), firstDue(solved(kept), NOON + DAYS[1] * DAY)], [false, true]);
});
