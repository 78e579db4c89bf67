import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { playedDays } from "../../web/src/daily/day_match.js";
import { Storage } from "../../web/src/storage/database.js";
import { headOfRecord } from "../../web/src/storage/records.js";
import { Saves } from "../../web/src/storage/saves.js";
import { exportAll, merge, nothing, Refused, read, together } from "../../web/src/storage/transfer.js";
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

/** The record, cut at its first deal, and four lines later. */
const [DEALT, EARLY] = [1, 5].map((more) => {
  const lines = RECORD.split(/(?<=\n)/);
  return lines.slice(0, lines.findIndex((line) => line.startsWith("seal ")) + more).join("");
});

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
const recordOf = (storage, id) => storage.transaction("readonly", (box) => box.records.get(id));
const headsOf = (storage) => storage.transaction("readonly", (box) => box.matches.getAll());
const headOf = (storage, id) => storage.transaction("readonly", (box) => box.matches.get(id));

/** What a file adds, where only these numbers are not zero. */
const counts = (more) => ({ added: 0, further: 0, known: 0, unlike: 0, hands: 0, handsKnown: 0, ...more });

test("exports of every version are read whole", () => {
  assert.ok(EXPORTS.length > 0);
  for (const text of EXPORTS) {
    const bundle = read(text);
    const lines = text.trimEnd().split("\n").slice(1, -1);
    const items = lines.map((line) => JSON.parse(line));
    const of = (name) => items.filter((item) => name in item);
    const matches = of("match").map(({ match, record }) => ({ head: match, record }));
    assert.deepEqual([bundle.matches, bundle.hands], [matches, pluck(of("hand"), "hand")]);
    for (const name of ["settings", "setup", "lessons"])
      assert.deepEqual(bundle[name], of(name)[0]?.[name] ?? null, name);
  }
});

test("the record of a single match is read as that match", () => {
  for (const name of fixturesIn("records")) {
    const text = fixture(`records/${name}`);
    const { matches, hands } = read(text);
    assert.deepEqual([pluck(matches, "record"), hands], [[text], []]);
    assert.equal(matches[0].head.game, /^game (.*)$/m.exec(text)[1]);
  }
});

test("what is not whole is refused with its fault", () => {
  const [half, sumless] = [EXPORTED.length / 2, EXPORTED.lastIndexOf('{"sum"')];
  const recordless = summed(HEADER, JSON.stringify({ match: { id: "x" }, record: "" }));
  const replays = summed('{"hupai-export":2,"engine":"9.0.0","at":""}', '{"replays":[]}');
  const header = '{"hupai-export":"one"}\n{"sum":"0"}\n';
  for (const [fault, texts] of Object.entries({
    cut: [...[half, sumless, 40].map((end) => EXPORTED.slice(0, end)), RECORD.slice(0, -30)],
    damaged: [EXPORTED.replace('"won"', '"lost"'), RECORD.replace("hands 8", "hands 9"), recordless],
    newer: [replays, RECORD.replace("hupai-record 1", "hupai-record 2")],
    foreign: ["", '{"matches": []}', SCRIPT, "\ufffd\ufffd\0\x01\x02PK", header, "hupai-record x\n"],
  }))
    for (const text of texts) assert.equal(faultOf(text), fault, text.slice(0, 80));
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

test("house rules with a name of one's own are in an export, and what is no such rule is refused", async () => {
  const sets = [{ name: "我家坐醒", game: "yongzhou", options: { seats: 4, kings: 4 } }];
  const setup = { game: "yongzhou", houses: {}, bots: ["strong"], hands: 8, open: false, people: 1, names: [], sets };
  const storage = new Storage();
  await storage.transaction("readwrite", (box) => box.kept.put(setup, "setup"));
  const { text } = await exportAll(new Saves(storage), "1");
  assert.deepEqual(read(text).setup, setup);
  const wrong = { ...setup, sets: [{ name: 1, game: "yongzhou", options: {} }] };
  assert.equal(faultOf(summed(HEADER, JSON.stringify({ setup: wrong }))), "damaged");
});

test("an import into an empty browser adds everything, under the same names", async () => {
  const storage = await storageOf();
  const bundle = read(EXPORTED);
  const [added, hands] = [bundle.matches.length, bundle.hands.length];
  assert.deepEqual(await merging(storage, bundle), counts({ added, hands }));
  for (const { head, record } of bundle.matches) {
    assert.deepEqual(await headOf(storage, head.id), head);
    assert.equal(await recordOf(storage, head.id), record);
  }
  const before = await recordsOf(storage);
  assert.deepEqual(await merging(storage, bundle), counts({ known: added, handsKnown: hands }));
  assert.deepEqual(await recordsOf(storage), before, "the same file again adds nothing");
});

test("a match that was played further takes the place of the shorter one, and all help in it stays known", async () => {
  const storage = await storageOf(matchOf("mine", EARLY, { aids: { 1: ["hint"] } }));
  const theirs = matchOf("theirs", RECORD, { aids: { 1: ["undo"], 2: ["auto"] } });
  assert.deepEqual(await merging(storage, { matches: [theirs] }), counts({ further: 1 }));
  assert.deepEqual(await recordsOf(storage), [RECORD]);
  const { id, aids } = await headOf(storage, "mine");
  assert.deepEqual([id, aids], ["mine", { 1: ["hint", "undo"], 2: ["auto"] }]);
});

test("a shorter version of a match changes nothing", async () => {
  const storage = await storageOf(matchOf("mine", RECORD));
  assert.deepEqual(await merging(storage, { matches: [matchOf("theirs", EARLY)] }), counts({ known: 1 }));
  assert.deepEqual(await recordsOf(storage), [RECORD]);
});

test("a match that is on a table is not replaced: the longer one is added beside it", async () => {
  const storage = await storageOf(matchOf("mine", EARLY));
  const merged = await merging(storage, { matches: [matchOf("mine", RECORD)] }, { playing: ["mine"] });
  assert.deepEqual(merged, counts({ added: 1 }));
  assert.deepEqual((await recordsOf(storage)).sort(), [EARLY, RECORD].sort());
  assert.equal(await recordOf(storage, "mine"), EARLY);
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
    const heads = await headsOf(storage);
    assert.deepEqual(Object.keys(playedDays(heads)), unlike ? [] : ["2026-11-24"]);
    assert.deepEqual([heads[0].scores, heads[0].over], [honest.head.scores, true]);
    assert.deepEqual(await recordsOf(storage), [part(match).record]);
  }
});

test("matches that were played on in two ways, and different matches of one name, are kept beside each other", async () => {
  const storage = await storageOf(matchOf("1", `${DEALT}0 discard 1s\n`), matchOf("2", OTHER));
  const matches = [matchOf("1", `${DEALT}0 discard 2s\n`), matchOf("2", RECORD.replace("old-2", "other"))];
  assert.deepEqual(await merging(storage, { matches }), counts({ added: 2 }));
  assert.equal((await recordsOf(storage)).length, 4);
  for (const match of await headsOf(storage)) assert.deepEqual(await headOf(storage, match.id), match);
});

test("a match never takes the name of a head or of a record that stands alone", async () => {
  const storage = await storageOf();
  await storage.transaction("readwrite", async (box) => {
    await box.matches.put({ ...MATCH.match, id: "head" }, "head");
    await box.records.put(OTHER, "record");
  });
  const matches = [matchOf("head", `${DEALT}0 discard 1s\n`), matchOf("record", `${DEALT}0 discard 2s\n`)];
  assert.deepEqual(await merging(storage, { matches }), counts({ added: 2 }));
  assert.equal(await recordOf(storage, "head"), undefined);
  assert.equal(await recordOf(storage, "record"), OTHER);
});

test("counting what a file would add changes nothing", async () => {
  const storage = await storageOf(matchOf("mine", DEALT));
  const bundle = { matches: [matchOf("theirs", RECORD), matchOf("new", OTHER)], hands: [ROW] };
  const counted = await merging(storage, bundle, { write: false });
  assert.deepEqual(await recordsOf(storage), [DEALT]);
  assert.deepEqual(await merging(storage, bundle), counted);
});

test("lessons done here or there are done", async () => {
  const storage = await storageOf();
  await storage.write("lessons", { done: { kan: ["1:read"], chi: ["2:later"] } });
  await merging(storage, { lessons: { done: { chi: ["2:first"], constructor: ["1:read"] } } });
  const joined = { kan: ["1:read"], chi: ["2:later", "2:first"], constructor: ["1:read"] };
  assert.deepEqual((await storage.read("lessons")).done, joined);
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

test("what is stored and damaged makes no export that cannot be imported, and hinders no import", async () => {
  const storage = await storageOf(matchOf("1", RECORD));
  await storage.transaction("readwrite", async (box) => {
    await box.matches.put(null, "nothing");
    await box.matches.put({ ...MATCH.match, id: "2", scores: "many" }, "2");
    await box.records.put(OTHER, "2");
    await box.hands.put({ ...ROW, how: SCRIPT }, "wrong");
    for (const name of ["settings", "setup", "lessons", "puzzles"]) await box.kept.put("damaged", name);
  });
  const { text, matches, hands } = await exportAll(new Saves(storage), "1");
  const bundle = read(text);
  assert.deepEqual([matches, hands, bundle.hands], [3, 0, []]);
  const second = bundle.matches.find(({ head }) => head.id === "2");
  assert.deepEqual([second.record, second.head.scores.length], [OTHER, 3], "its head follows from its record");
  assert.equal((await merging(storage, read(EXPORTED), { write: false })).added, read(EXPORTED).matches.length);
});

test("the choices of an older page are in an export as that page has stored them", async () => {
  const storage = new Storage();
  const setup = { game: "paohuzi", options: { min_huxi: 18 }, bots: ["beginner", "beginner"], hands: 4 };
  await storage.write("setup", setup);
  assert.deepEqual(read((await exportAll(new Saves(storage), "1")).text).setup, { houses: {}, ...setup });
});

test("several files are imported together: all their matches and hands, and the last of what there is once", () => {
  const puzzles = { v: /** @type {const} */ (1), answered: 1, right: 1, streak: 1, best: 1, entries: {} };
  const one = { ...nothing(), matches: [matchOf("1", RECORD)], hands: [ROW], puzzles, settings: { lang: "zh" } };
  const other = { ...nothing(), matches: [matchOf("2", OTHER)], settings: { lang: "en" } };
  const all = together(together(nothing(), one), other);
  assert.deepEqual(pluck(pluck(all.matches, "head"), "id"), ["1", "2"]);
  assert.deepEqual([all.hands, all.puzzles, all.settings, all.lessons], [[ROW], puzzles, { lang: "en" }, null]);
});

test("files are read however they were saved, and a line that does not belong to them is named", () => {
  for (const whole of [RECORD, EXPORTED]) {
    const found = (text) => [pluck(read(text).matches, "record"), read(text).hands];
    const ended = [" \n", "\r\n", "\n\u200b\n"].map((end) => whole.replaceAll("\n", end));
    for (const text of [`\ufeff${whole}`, `\n \n${whole}\n\n`, ...ended, `\ufeff${ended[1]}`])
      assert.deepEqual(found(text), found(whole));
    const surplus = (line) => ({ fault: "surplus", line });
    assert.throws(() => read(`老唐：看这一局\n${whole}`), surplus(1));
    assert.throws(() => read(`${whole}\n哈哈\n`), surplus(whole.split("\n").length + 1));
  }
});
