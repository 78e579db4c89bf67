import assert from "node:assert/strict";
import { test } from "node:test";
import { compareRecords, headOfRecord, RECORD } from "../../web/src/storage/records.js";
import { isHead } from "../../web/src/storage/validators.js";
import { fixture, fixturesIn, rounds } from "./support.js";

const RECORDS = fixturesIn("records").map((name) => fixture(`records/${name}`));
const AT = 1_700_000_000_000;

/** The beginning of a record, by its lines. */
const begun = (record, lines) => `${record.split("\n").slice(0, lines).join("\n")}\n`;

test("the head of every record there is names game, seats, hands and scores", () => {
  assert.ok(RECORDS.length > 0);
  for (const record of RECORDS) {
    const head = headOfRecord("1", record, AT);
    const lines = record.split("\n");
    const all = (word) => lines.flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length + 1) : []));
    const of = (word) => all(word)[0];
    const scores = all("score").map((line) => line.split(" ").map(Number));
    assert.ok(isHead(head));
    assert.equal(lines[0], `${RECORD} 1`);
    assert.equal(head.game, of("game"));
    assert.deepEqual(head.options, JSON.parse(of("options")));
    assert.deepEqual(head.seats, of("seats").split(" "));
    assert.equal(head.hands, Number(of("hands")));
    assert.equal(head.hand, all("hand").length);
    const sums = head.seats.map((_, seat) => scores.reduce((sum, row) => sum + row[seat], 0));
    assert.deepEqual([head.scores, head.over], [sums, scores.length >= head.hands]);
  }
});

test("a record that says how its match ended is over, with those points", () => {
  const record = "seats human beginner\nhands 8\nhand 1 dealer 0\nscore 36 -36\nend 56 -56\nsum 1\n";
  const head = headOfRecord("1", record, AT);
  assert.deepEqual([head.scores, head.over, head.hand], [[56, -56], true, 1]);
});

test("a text that is no record has the head of a match that has not begun", () => {
  for (const text of ["", "no record at all", "\0\x01 胡", "hupai-record 1\ngame yongzhou\n"]) {
    const head = headOfRecord("1", text, AT);
    assert.ok(isHead(head), text);
    assert.deepEqual([head.hand, head.hands, head.scores, head.over, head.counted], [1, 1, [0, 0, 0], false, 0]);
  }
});

test("numbers that nobody plays or scores are left out of a head", () => {
  for (const hands of ["0", "-1", "1.5", "1e9", "many", ""])
    assert.equal(headOfRecord("1", `hands ${hands}\n`, AT).hands, 1);
  for (const score of ["1e300 0 0", "x 0 0", "", "NaN"])
    assert.deepEqual(headOfRecord("1", `score ${score}\n`, AT).scores, [0, 0, 0]);
  for (const options of ["{", "[]", "null", '{"a": {}}', '{"a": [1]}', "5"])
    assert.deepEqual(headOfRecord("1", `options ${options}\n`, AT).options, {});
});

test("the first line of a kind counts, and Windows line ends do not matter", () => {
  assert.equal(headOfRecord("1", "game a\ngame b\n", AT).game, "a");
  for (const record of RECORDS)
    assert.deepEqual(headOfRecord("1", record.replaceAll("\n", "\r\n"), AT), headOfRecord("1", record, AT));
});

test("whatever a record says, its head is one that the page can draw", () => {
  const letters = [..."0123456789abcs-. \n{}[]\"'<>\0胡", "\nscore ", "\nhands ", "\nhand ", "\noptions ", "\nseats "];
  for (const chance of rounds(1000, 1)) {
    const noise = Array.from({ length: chance(80) }, () => letters[chance(letters.length)]).join("");
    assert.ok(isHead(headOfRecord("1", noise, AT)), JSON.stringify(noise));
  }
});

test("a record is the same as itself, whatever sum stands under it", () => {
  for (const record of RECORDS) {
    assert.equal(compareRecords(record, record), "same");
    assert.equal(compareRecords(record, record.replace(/\nsum .*/, `\nsum ${"0".repeat(16)}`)), "same");
  }
});

test("of two records of a match, the longer one is ahead", () => {
  for (const record of RECORDS) {
    const lines = record.split("\n");
    const seeded = lines.findIndex((line) => line.startsWith("seed ")) + 1;
    for (let count = seeded; count < lines.length - 2; count += 7) {
      const early = begun(record, count);
      assert.equal(compareRecords(early, record), "ahead");
      assert.equal(compareRecords(record, early), "behind");
    }
  }
});

test("records that are alike only before their seed are different matches", () => {
  for (const record of RECORDS) {
    const seeded = record.split("\n").findIndex((line) => line.startsWith("seed "));
    for (let count = 0; count <= seeded; count++) assert.equal(compareRecords(record, begun(record, count)), "apart");
    assert.equal(compareRecords(record, record.replace(/\nseed .*/, "\nseed other")), "apart");
  }
  for (const [nth, one] of RECORDS.entries())
    for (const other of RECORDS.slice(nth + 1)) assert.equal(compareRecords(one, other), "apart");
});

test("matches that were played on in two ways are kept apart", () => {
  for (const record of RECORDS) {
    const early = begun(record, record.split("\n").findIndex((line) => line.startsWith("seal ")) + 1);
    assert.equal(compareRecords(`${early}0 pass\n`, `${early}0 hu\n`), "apart");
  }
});
