import assert from "node:assert/strict";
import { test } from "node:test";
import { Storage, unkeptBecause } from "../../web/src/storage/database.js";
import { freshId, Saves, TakenByOtherTab } from "../../web/src/storage/saves.js";
import { recordedStarts, STARTS_KEY } from "../../web/src/storage/start_log.js";
import { cachedTable, cacheTable, TABLE_KEY, whenLeft } from "../../web/src/storage/table_cache.js";
import { fixture, HEAD, localStorageOf, part, pluck, same, standIn } from "./support.js";

standIn("document", { baseURI: "https://example.org/" });
const { clearKind } = await import("../../web/src/offline/storage_usage.js");

const RECORD = fixture("records/0.1.0-yongzhou-options.record");
const headOf = (id, more = {}) => part({ ...HEAD, id, ...more });
const rowOf = (id) => part({ id, match: "m", hand: 1 });
const inBox = (storage, work) => storage.transaction("readwrite", work);

test("without a database the drawers are in memory, and the page is told why", async () => {
  const storage = new Storage();
  assert.equal(await storage.tryWrite("settings", { lang: "zh" }), null);
  assert.deepEqual(await storage.read("settings"), { lang: "zh" });
  assert.equal(await storage.read("setup"), undefined);
  assert.equal(storage.refused, "refused");
});

test("what is read from a drawer is a copy", async () => {
  const storage = new Storage();
  const setup = { houses: { a: 1 } };
  await storage.write("setup", setup);
  setup.houses.a = 2;
  (await storage.read("setup")).houses.a = 3;
  assert.deepEqual(await storage.read("setup"), { houses: { a: 1 } });
});

test("the reason why something is not kept is that of the storage", () => {
  const names = ["QuotaExceededError", "VersionError", "TimeoutError", "InvalidStateError"];
  const why = names.map((name) => unkeptBecause(new DOMException("", name)));
  assert.deepEqual(why, ["full", "newer", "silent", "refused"]);
  assert.equal(unkeptBecause(new Error("QuotaExceededError")), "refused");
});

test("matches are listed with the last played first, and are read back as they were put", async () => {
  const saves = new Saves(new Storage());
  for (const [id, at] of Object.entries({ a: 1, b: 3, c: 2 }))
    assert.equal(await saves.put(headOf(id, { at }), RECORD), null);
  assert.deepEqual(pluck(await saves.list(), "id"), ["b", "c", "a"]);
  const { head, record } = await saves.get("a");
  assert.deepEqual([head.id, head.tab, record], ["a", saves.tab, RECORD]);
  assert.equal(await saves.get("none"), null);
});

test("a damaged head is made from its record again, and the record stays", async () => {
  const storage = new Storage();
  const saves = new Saves(storage);
  const heads = { "a-number": 5, "of-another-name": headOf("whole"), "a-script": { id: "a-script", game: "<script>" } };
  await inBox(storage, async (box) => {
    for (const [id, head] of Object.entries(heads)) {
      await box.matches.put(head, id);
      await box.records.put(RECORD, id);
    }
    await box.matches.put({}, "no-record");
    await box.matches.put({}, "a-number-for-a-record");
    await box.records.put(7, "a-number-for-a-record");
  });
  for (const id of Object.keys(heads)) {
    const { head, record } = await saves.get(id);
    assert.deepEqual([head.id, head.game, head.hands, record], [id, "yongzhou", 8, RECORD]);
  }
  assert.equal(await saves.get("no-record"), null);
  assert.equal((await saves.get("a-number-for-a-record")).record, "");
  assert.equal((await saves.list()).length, 5);
});

test("a match that was taken over by another tab is not written any more", async () => {
  const storage = new Storage();
  const [mine, theirs] = [new Saves(storage), new Saves(storage)];
  await mine.put(headOf("m"), "first");
  assert.equal((await theirs.take("m")).record, "first");
  await assert.rejects(mine.put(headOf("m"), "mine"), TakenByOtherTab);
  assert.equal(await theirs.put(headOf("m"), "theirs"), null);
  assert.equal((await mine.get("m")).record, "theirs");
  assert.equal(await mine.take("none"), null, "a match that nobody has cannot be taken");
});

test("what could not be written waits, is still listed, and goes with the next answer", async () => {
  const storage = new Storage();
  const saves = new Saves(storage);
  const { transaction } = storage;
  storage.transaction = async () => {
    throw new DOMException("", "QuotaExceededError");
  };
  assert.equal(await saves.put(headOf("m"), "first", rowOf("m/1")), "full");
  assert.equal((await saves.get("m")).record, "first");
  storage.transaction = transaction;
  assert.deepEqual(pluck(await saves.list(), "id"), ["m"]);
  assert.deepEqual(await inBox(storage, (box) => box.hands.getAll()), []);
  assert.equal(await saves.put(headOf("m"), "second"), null);
  assert.deepEqual(await inBox(storage, (box) => box.records.getAll()), ["second"]);
  assert.deepEqual(await inBox(storage, (box) => box.hands.getAllKeys()), ["m/1"]);
  assert.deepEqual([saves.waiting.size, saves.rows.size], [0, 0]);
});

test("a hand that is taken back is counted no more, until it is finished again", async () => {
  const storage = new Storage();
  const saves = new Saves(storage);
  const counted = () => inBox(storage, (box) => box.hands.getAllKeys());
  await saves.put(headOf("m"), "1", rowOf("m/1"));
  saves.removeRow("m/1");
  assert.deepEqual(await counted(), ["m/1"]);
  await saves.put(headOf("m"), "2");
  assert.deepEqual(await counted(), []);
  saves.removeRow("m/1");
  await saves.put(headOf("m"), "3", rowOf("m/1"));
  assert.deepEqual(await counted(), ["m/1"]);
});

test("a match that is dropped can be put back as it was", async () => {
  const saves = new Saves(new Storage());
  await saves.put(headOf("m"), RECORD);
  const { head, record } = await saves.drop("m");
  assert.deepEqual(await saves.list(), []);
  await saves.put(head, record);
  assert.equal((await saves.get("m")).record, RECORD);
  assert.equal(await saves.drop("none"), null);
});

test("a mark changes what is known of a match, and makes none", async () => {
  const saves = new Saves(new Storage());
  await saves.put(headOf("m"), RECORD);
  await saves.mark("m", { broken: same("why") });
  assert.deepEqual((await saves.get("m")).head.broken, same("why"));
  await saves.mark("none", { broken: same("why") });
  assert.equal((await saves.list()).length, 1);
});

test("two fresh names differ", () => {
  assert.equal(new Set(Array.from({ length: 100 }, freshId)).size, 100);
});

// ── small things beside the database ──

const EVENT = { t: "flipped", seat: 1, card: "3s" };
const TOLD = { ...EVENT, text: same("x") };
const VIEW = part({ seat: 0, hand: ["3s"], seats: [] });

test("the table of a match is drawn for the very record it was cached with", () => {
  standIn("localStorage", localStorageOf());
  cacheTable("1", part({ record: "r", view: VIEW }), [TOLD]);
  assert.deepEqual(cachedTable("1", "r"), { id: "1", record: "r", view: VIEW, log: [TOLD] });
  assert.deepEqual([cachedTable("2", "r"), cachedTable("1", "later"), cachedTable("1", undefined)], [null, null, null]);
});

test("what is cached when the page is left is also cached when it is hidden, since a hidden page may end unheard", () => {
  const heard = {};
  const listen = (name, called) => (heard[name] = called);
  standIn("addEventListener", listen);
  const page = { baseURI: document.baseURI, hidden: false, addEventListener: listen };
  standIn("document", page);
  let cached = 0;
  whenLeft(() => cached++);
  heard.visibilitychange();
  assert.equal(cached, 0);
  page.hidden = true;
  heard.visibilitychange();
  heard.pagehide();
  assert.equal(cached, 2);
});

test("a table that an older page cached is drawn without its log, and a damaged one is left aside", () => {
  standIn("localStorage", localStorageOf());
  cacheTable("1", part({ record: "r", view: VIEW }), [TOLD, part(EVENT)]);
  assert.deepEqual(cachedTable("1", "r").log, []);
  const changes = part([{ view: null }, { view: {} }, { log: "x" }, { log: undefined }]);
  const damaged = changes.map((change) => JSON.stringify({ id: "1", record: "r", view: VIEW, log: [], ...change }));
  for (const text of ["", "{", "null", "5", "[]", ...damaged]) {
    standIn("localStorage", localStorageOf({ [TABLE_KEY]: text }));
    assert.equal(cachedTable("1", "r"), null, text);
  }
});

test("a browser without a local storage caches nothing, and the page goes on", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  standIn("localStorage", { getItem: refuse, setItem: refuse });
  cacheTable("1", part({ record: "r", view: VIEW }), []);
  assert.equal(cachedTable("1", "r"), null);
  assert.deepEqual(recordedStarts(), []);
});

test("of the recorded starts only whole ones are read", () => {
  const start = { when: 1, paint: 1, began: 1, started: { way: "plain", began: 1, steps: [], failed: [] } };
  const some = JSON.stringify([start, null, {}, { ...start, when: "x" }, start]);
  for (const text of [some, "{", "5", "null", "{}"]) {
    standIn("localStorage", localStorageOf({ [STARTS_KEY]: text }));
    assert.deepEqual(recordedStarts(), text === some ? [start, start] : [], text);
  }
});

test("of what is stored, only the kind that is removed goes, and a match on a table stays", async () => {
  const storage = new Storage();
  const shelves = ["settings", "setup", "games", "lessons", "puzzles", "cup", "player", "friends"];
  await inBox(storage, async (box) => {
    for (const shelf of shelves) await box.kept.put(shelf, shelf);
    for (const id of ["here", "other"]) {
      await box.matches.put(headOf(id), id);
      await box.records.put(RECORD, id);
    }
    await box.hands.put(rowOf("m/1"), "m/1");
  });
  const left = () =>
    inBox(storage, async (box) => Promise.all(["kept", "records", "hands"].map((name) => box[name].getAllKeys())));
  await clearKind(storage, "settings", new Set());
  assert.deepEqual((await left())[0], ["lessons", "puzzles", "cup", "player", "friends"]);
  await storage.write("cup", { id: "open" });
  await clearKind(storage, "cup", new Set(["open"]));
  assert.deepEqual(await storage.read("cup"), { id: "open" }, "it would be kept again by its page");
  await clearKind(storage, "cup", new Set());
  assert.deepEqual(await left(), [["lessons", "puzzles"], ["here", "other"], ["m/1"]]);
  await clearKind(storage, "matches", new Set(["here"]));
  assert.deepEqual(await left(), [["lessons", "puzzles"], ["here"], ["m/1"]]);
  await clearKind(storage, "hands", new Set());
  await clearKind(storage, "lessons", new Set());
  assert.deepEqual(await left(), [[], ["here"], []]);
});
