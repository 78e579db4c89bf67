import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { playedDays } from "../../web/src/daily/day_match.js";
import { Storage } from "../../web/src/storage/database.js";
import { headOfRecord } from "../../web/src/storage/records.js";
import { Saves } from "../../web/src/storage/saves.js";
import { exportAll, merge, nothing, Refused, read } from "../../web/src/storage/transfer.js";
import { chanceOf, fixture, fixturesIn, part, pluck } from "./support.js";

const RECORD = fixture("records/0.1.0-yongzhou-options.record");
const OTHER = fixture("records/0.1.0-yongzhou-plain.record");
const EXPORTS = fixturesIn("exports").map((name) => fixture(`exports/${name}`));
const [EXPORTED] = EXPORTS;
const LINES = EXPORTED.trimEnd().split("\n");
const [HEADER] = LINES;
const MATCH = JSON.parse(LINES.find((line) => line.startsWith('{"match"')));
const ROW = JSON.parse(LINES.find((line) => line.startsWith('{"hand"'))).hand;
const SCRIPT = "<script>window.__pwned=1</script>";

/** Lines as a file, under the checksum that belongs to them. */
function summed(...lines) {
  const text = lines.map((line) => `${line}\n`).join("");
  return `${text}${JSON.stringify({ sum: createHash("sha256").update(text).digest("hex") })}\n`;
}

/** The line of a match that is whole but for what is changed. */
const matchLine = (change) => JSON.stringify({ ...MATCH, match: { ...MATCH.match, ...change } });

/** Why a file is refused; fails where it is read. */
function faultOf(text) {
  try {
    read(text);
  } catch (error) {
    assert.ok(error instanceof Refused, String(error));
    return error.fault;
  }
  return assert.fail(`read: ${text.slice(0, 80)}`);
}

/** A record, cut after so many lines. */
const cut = (record, lines) => `${record.split("\n").slice(0, lines).join("\n")}\n`;
const DEALT = RECORD.split("\n").findIndex((line) => line.startsWith("seal ")) + 1;

/** A browser's storage in memory, with these matches. */
async function storageOf(...matches) {
  const storage = new Storage();
  await storage.transaction("readwrite", async (box) => {
    for (const { head, record } of matches) {
      await box.matches.put(head, head.id);
      await box.records.put(record, head.id);
    }
  });
  return storage;
}
const matchOf = (id, record, more = {}) => ({ head: { ...MATCH.match, id, ...more }, record });
const merging = (storage, bundle, { write = true, playing = [] } = {}) =>
  storage.transaction("readwrite", (box) => merge(box, { ...nothing(), ...bundle }, write, new Set(playing)));
const recordsOf = (storage) => storage.transaction("readonly", (box) => box.records.getAll());
const headOf = (storage, id) => storage.transaction("readonly", (box) => box.matches.get(id));

test("exports of every version are read whole", () => {
  assert.ok(EXPORTS.length > 0);
  for (const text of EXPORTS) {
    const bundle = read(text);
    const items = text
      .trimEnd()
      .split("\n")
      .slice(1, -1)
      .map((line) => JSON.parse(line));
    const of = (name) => items.filter((item) => name in item);
    assert.deepEqual(
      bundle.matches,
      of("match").map(({ match, record }) => ({ head: match, record })),
    );
    assert.deepEqual(
      bundle.hands,
      of("hand").map(({ hand }) => hand),
    );
    assert.deepEqual(
      [bundle.settings, bundle.setup, bundle.lessons],
      ["settings", "setup", "lessons"].map((name) => of(name)[0]?.[name] ?? null),
    );
  }
});

test("the record of a single match is read as that match", () => {
  for (const name of fixturesIn("records")) {
    const text = fixture(`records/${name}`);
    const { matches, hands } = read(text);
    assert.deepEqual(hands, []);
    assert.equal(matches.length, 1);
    assert.equal(matches[0].record, text);
    assert.equal(matches[0].head.game, /^game (.*)$/m.exec(text)[1]);
  }
});

test("line ends of Windows and a byte order mark do not matter", () => {
  for (const text of [EXPORTED, RECORD]) {
    const [bare, changed] = [read(text), read(`\ufeff${text.replaceAll("\n", "\r\n")}`)];
    assert.deepEqual(
      pluck(changed.matches, "record"),
      bare.matches.map(({ record }) => record),
    );
    assert.deepEqual(changed.hands, bare.hands);
  }
});

test("what is not whole is refused with its fault", () => {
  const faults = [
    ["cut", EXPORTED.slice(0, EXPORTED.length / 2)],
    ["cut", EXPORTED.slice(0, EXPORTED.lastIndexOf('{"sum"'))],
    ["cut", EXPORTED.slice(0, 40)],
    ["cut", RECORD.slice(0, -30)],
    ["damaged", EXPORTED.replace('"won"', '"lost"')],
    ["damaged", RECORD.replace("hands 8", "hands 9")],
    ["damaged", summed(HEADER, JSON.stringify({ match: { id: "x" }, record: "" }))],
    ["newer", summed('{"hupai-export":2,"engine":"9.0.0","at":""}', '{"replays":[]}')],
    ["newer", RECORD.replace("hupai-record 1", "hupai-record 2")],
    ["foreign", ""],
    ["foreign", '{"matches": []}'],
    ["foreign", SCRIPT],
    ["foreign", "\ufffd\ufffd\0\x01\x02PK"],
    ["foreign", '{"hupai-export":"one"}\n{"sum":"0"}\n'],
    ["foreign", "hupai-record x\n"],
  ];
  for (const [fault, text] of faults) assert.equal(faultOf(text), fault, text.slice(0, 80));
});

test("a right checksum makes no damaged line right", () => {
  const lines = {
    "endless times": matchLine({ at: 1e300 }),
    "endless scores": matchLine({ scores: [1e300, 0, 0] }),
    "half a hand": matchLine({ hand: 0.5 }),
    "hands before the first": matchLine({ hands: -3 }),
    "so many counted that a loop over them would not end": matchLine({ counted: 1e15 }),
    "no scores": matchLine({ scores: [] }),
    "scores of four": matchLine({ scores: [0, 0, 0, 0] }),
    "a list for a name": matchLine({ id: [SCRIPT] }),
    "a name that is too long": matchLine({ id: "x".repeat(5000) }),
    "house rules in house rules": matchLine({ options: { xing: { a: { b: [] } } } }),
    "help that is no list": matchLine({ aids: { 1: SCRIPT } }),
    "deeply nested lists": `{"match":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
    "deeply nested objects": `{"match":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
    "nothing": "null",
    "a number": "1e999",
    "a text": JSON.stringify(SCRIPT),
    "a match without its record": JSON.stringify({ match: MATCH.match }),
    "a hand that is none": JSON.stringify({ hand: { ...ROW, how: SCRIPT } }),
    "an empty line in the middle": "",
  };
  for (const [what, line] of Object.entries(lines))
    assert.equal(faultOf(summed(HEADER, line, LINES[1])), "damaged", what);
});

test("a file that is cut or changed anywhere is never read", () => {
  const chance = chanceOf(1);
  for (const text of [EXPORTED, RECORD]) {
    const body = text.trimEnd();
    for (let round = 0; round < 200; round++) {
      const at = chance(body.length - 1);
      faultOf(body.slice(0, at));
      faultOf(`${body.slice(0, at)}${body[at] === "7" ? "8" : "7"}${body.slice(at + 1)}`);
    }
  }
});

test("names like __proto__ in a file are names, and change no other object", () => {
  const lines = [
    '{"lessons":{"done":{"__proto__":["1:first"]}}}',
    '{"settings":{"__proto__":{"polluted":1}}}',
    '{"setup":{"game":"__proto__","bots":[],"hands":8,"houses":{"__proto__":{}}}}',
  ];
  const bundle = read(summed(HEADER, ...lines));
  assert.deepEqual(Object.keys(bundle.lessons.done), ["__proto__"]);
  assert.equal({}.polluted, undefined);
});

test("an import into an empty browser adds everything, under the same names", async () => {
  const storage = await storageOf();
  const bundle = read(EXPORTED);
  const merged = await merging(storage, bundle);
  assert.deepEqual(merged, {
    added: bundle.matches.length,
    further: 0,
    known: 0,
    unlike: 0,
    hands: bundle.hands.length,
    handsKnown: 0,
  });
  for (const { head, record } of bundle.matches) {
    assert.deepEqual(await headOf(storage, head.id), head);
    assert.equal(await storage.transaction("readonly", (box) => box.records.get(head.id)), record);
  }
});

test("the same file again adds nothing", async () => {
  const storage = await storageOf();
  const bundle = read(EXPORTED);
  await merging(storage, bundle);
  const before = await recordsOf(storage);
  const merged = await merging(storage, bundle);
  assert.deepEqual(merged, {
    added: 0,
    further: 0,
    known: bundle.matches.length,
    unlike: 0,
    hands: 0,
    handsKnown: bundle.hands.length,
  });
  assert.deepEqual(await recordsOf(storage), before);
});

test("a match that was played further takes the place of the shorter one, and all help in it stays known", async () => {
  const storage = await storageOf(matchOf("mine", cut(RECORD, DEALT + 4), { aids: { 1: ["hint"] } }));
  const merged = await merging(storage, {
    matches: [matchOf("theirs", RECORD, { aids: { 1: ["undo"], 2: ["auto"] } })],
  });
  assert.deepEqual([merged.further, merged.added], [1, 0]);
  assert.deepEqual(await recordsOf(storage), [RECORD]);
  const head = await headOf(storage, "mine");
  assert.equal(head.id, "mine");
  assert.deepEqual(head.aids, { 1: ["hint", "undo"], 2: ["auto"] });
});

test("a shorter version of a match changes nothing", async () => {
  const storage = await storageOf(matchOf("mine", RECORD));
  const merged = await merging(storage, { matches: [matchOf("theirs", cut(RECORD, DEALT + 4))] });
  assert.deepEqual([merged.known, merged.added], [1, 0]);
  assert.deepEqual(await recordsOf(storage), [RECORD]);
});

test("a match that is on a table is not replaced: the longer one is added beside it", async () => {
  const early = cut(RECORD, DEALT + 4);
  const storage = await storageOf(matchOf("mine", early));
  const merged = await merging(storage, { matches: [matchOf("mine", RECORD)] }, { playing: ["mine"] });
  assert.deepEqual([merged.added, merged.further], [1, 0]);
  assert.deepEqual((await recordsOf(storage)).sort(), [early, RECORD].sort());
  assert.equal(await storage.transaction("readonly", (box) => box.records.get("mine")), early);
});

test("a day's deal counts for its day only where its record has the day's cards and the points it claims", async () => {
  const id = "day-2026-11-24-yongzhou-plain";
  const record = OTHER.replace("\nseed old-3\n", "\nseed day:2026-11-24:yongzhou-plain\n");
  const honest = { head: headOfRecord(id, record, 1), record };
  const edited = (change) => ({ head: { ...honest.head, ...change }, record });
  assert.deepEqual(Object.keys(playedDays([honest.head])), ["2026-11-24"]);
  const cases = [
    [honest, 0],
    [{ ...honest, record: OTHER }, 1],
    [edited({ scores: [400, -200, -200] }), 1],
    [edited({ over: false }), 1],
    [{ head: { ...honest.head, id: "day-2026-11-23-yongzhou-plain" }, record }, 1],
  ];
  for (const [match, unlike] of cases) {
    const storage = await storageOf();
    const merged = await merging(storage, { matches: [match] });
    assert.deepEqual([merged.added, merged.unlike], [1, unlike]);
    const heads = await storage.transaction("readonly", (box) => box.matches.getAll());
    assert.deepEqual(Object.keys(playedDays(heads)), unlike ? [] : ["2026-11-24"]);
    assert.deepEqual([heads[0].scores, heads[0].over], [honest.head.scores, true]);
    assert.deepEqual(await recordsOf(storage), [part(match).record]);
  }
});

test("matches that were played on in two ways, and different matches of one name, are kept beside each other", async () => {
  const dealt = cut(RECORD, DEALT);
  const storage = await storageOf(matchOf("1", `${dealt}0 discard 1s\n`), matchOf("2", OTHER));
  const merged = await merging(storage, {
    matches: [matchOf("1", `${dealt}0 discard 2s\n`), matchOf("2", RECORD.replace("old-2", "other"))],
  });
  assert.equal(merged.added, 2);
  assert.equal((await recordsOf(storage)).length, 4);
  for (const match of await storage.transaction("readonly", (box) => box.matches.getAll()))
    assert.deepEqual(await headOf(storage, match.id), match);
});

test("a match never takes the name of a head or of a record that stands alone", async () => {
  const storage = await storageOf();
  await storage.transaction("readwrite", async (box) => {
    await box.matches.put({ ...MATCH.match, id: "head" }, "head");
    await box.records.put(OTHER, "record");
  });
  const early = cut(RECORD, DEALT);
  const matches = [matchOf("head", `${early}0 discard 1s\n`), matchOf("record", `${early}0 discard 2s\n`)];
  assert.equal((await merging(storage, { matches })).added, 2);
  assert.equal(await storage.transaction("readonly", (box) => box.records.get("head")), undefined);
  assert.equal(await storage.transaction("readonly", (box) => box.records.get("record")), OTHER);
});

test("counting what a file would add changes nothing", async () => {
  const storage = await storageOf(matchOf("mine", cut(RECORD, DEALT)));
  const bundle = { matches: [matchOf("theirs", RECORD), matchOf("new", OTHER)], hands: [ROW] };
  const counted = await merging(storage, bundle, { write: false });
  assert.deepEqual(await recordsOf(storage), [cut(RECORD, DEALT)]);
  assert.deepEqual(await merging(storage, bundle), counted);
});

test("lessons done here or there are done", async () => {
  const storage = await storageOf();
  await storage.write("lessons", { done: { kan: ["1:read"], chi: ["2:later"] } });
  await merging(storage, { lessons: { done: { chi: ["2:first"], constructor: ["1:read"] } } });
  assert.deepEqual((await storage.read("lessons")).done, {
    kan: ["1:read"],
    chi: ["2:later", "2:first"],
    constructor: ["1:read"],
  });
});

test("what is exported is read back as it was, with what is not written yet", async () => {
  const storage = await storageOf(matchOf("1", RECORD, { tab: "this-tab" }));
  await storage.write("settings", { lang: "zh" });
  const saves = new Saves(storage);
  saves.waiting.set("2", matchOf("2", OTHER));
  saves.rows.set(ROW.id, ROW);
  const { text, matches, hands } = await exportAll(saves, "0.0.0");
  assert.deepEqual([matches, hands], [2, 1]);
  const version = JSON.parse(text.split("\n")[0])["hupai-export"];
  const fixtures = Array.from({ length: version }, (_, nth) => `${nth + 1}.jsonl`);
  assert.deepEqual(fixturesIn("exports"), fixtures, "every version of the format has a fixture");
  const bundle = read(text);
  assert.deepEqual(bundle.matches, [matchOf("1", RECORD), matchOf("2", OTHER)]);
  assert.deepEqual(bundle.hands, [ROW]);
  assert.deepEqual(bundle.settings, { lang: "zh" });
});

test("files are read however they were saved, and a line that does not belong to them is named", () => {
  for (const whole of [RECORD, EXPORTED]) {
    const right = JSON.stringify(read(whole).matches.map(({ record }) => record));
    for (const text of [
      `\ufeff${whole}`,
      `\n \n${whole}\n\n`,
      whole.replaceAll("\n", " \n"),
      whole.replaceAll("\n", "\r\n"),
      whole.replaceAll("\n", "\n\u200b\n"),
    ])
      assert.equal(JSON.stringify(read(text).matches.map(({ record }) => record)), right);
    for (const [text, line] of /** @type {[string, number][]} */ ([
      [`老唐：看这一局\n${whole}`, 1],
      [`${whole}\n哈哈\n`, whole.split("\n").length + 1],
    ]))
      assert.throws(
        () => read(text),
        (error) => error instanceof Refused && error.fault === "surplus" && error.line === line,
      );
  }
});
