import assert from "node:assert/strict";
import { after, test } from "node:test";
import { EngineDied } from "../../web/src/boot/worker_handle.js";
import { fromFile, readKept, SHELF, toFile } from "../../web/src/cup/saved_cup.js";
import { WorkerPool, workersFor } from "../../web/src/cup/worker_pool.js";
import { part, pluck, same, standIn } from "./support.js";

standIn("document", { baseURI: "https://example.org/" });
standIn("navigator", { hardwareConcurrency: 2 });
const { Cup } = await import("../../web/src/cup/cup.js");
const { Standings, stretchesAround } = await import("../../web/src/cup/standings.js");
const { Check } = await import("../../web/src/cup/check.js");
const { EngineError } = await import("../../web/src/boot/engine.js");
const { cupEn } = await import("../../web/words/cup.en.js");
const { cupZh } = await import("../../web/words/cup.zh.js");
const { addWords } = await import("../../web/src/text/i18n.js");
addWords({ zh: cupZh, en: cupEn });

/** What is kept of a tournament. */
const KEPT = { v: 1, id: "a", name: "王", game: "yongzhou", log: "log 0", records: { "1-1-1-1": "hupai-record 1" } };

const tables = (count) =>
  Array.from({ length: count }, (_, at) => ({ table: [1, 1, 1, at + 1], seed: `s${at}`, levels: ["random"], done: 0 }));

/** An engine that counts its starts and ends, and answers so. @param {(request: any) => Promise<any>} [ask] */
const fakeEngine = (ask = async ({ table }) => ({ table, rows: [[0, [0], [0]]] })) =>
  part({
    boots: 0,
    closed: 0,
    died: () => undefined,
    close() {
      this.closed += 1;
    },
    async boot() {
      this.boots += 1;
    },
    loadFamily: async () => undefined,
    ask,
  });

/** A pool over engines, what it has played, and what it has failed in. */
function poolOver(...engines) {
  const [played, failed, left] = [[], [], [...engines]];
  const report = { played: ({ table }) => void played.push(String(table)), failed: (error) => void failed.push(error) };
  const pool = new WorkerPool(() => left.shift(), engines.length, ["zipai", "tournament"], report);
  return { pool, played, failed };
}

/** Lets all go on that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
/** The tournaments of the tests; what they would still write would keep Node here. */
const cups = [];
after(() => void cups.flatMap(({ timers }) => Object.values(timers)).forEach(clearTimeout));

test("there is a worker for each core, one to three", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 16].map(workersFor), [1, 1, 2, 3, 3, 3]);
});

test("the workers wait while the player's own table starts; then a core is left to it, and one worker goes on", async () => {
  for (const [count, most] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ]) {
    let [playing, highest] = [0, 0];
    const slow = async ({ table }) => {
      highest = Math.max(highest, ++playing);
      await new Promise((resolve) => setTimeout(resolve, 5));
      playing -= 1;
      return { table, rows: [] };
    };
    const { pool, played } = poolOver(...Array.from({ length: count }, () => fakeEngine(slow)));
    pool.makeRoom("starting");
    pool.give("plan", tables(9));
    await settle();
    assert.equal(highest, 0);
    pool.makeRoom("played");
    while (played.length < 3) await settle();
    assert.equal(highest, most);
    pool.makeRoom("none");
    while (played.length < 9) await settle();
    assert.equal(highest, count);
  }
});

test("beside the player's own table, a worker rests as long as it has played", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const timed = async ({ table }) => {
    now += 200;
    return { table, rows: [] };
  };
  const { pool, played } = poolOver(fakeEngine(timed));
  pool.makeRoom("played");
  pool.give("plan", tables(2));
  await settle();
  t.mock.timers.tick(199);
  await settle();
  assert.equal(played.length, 1);
  t.mock.timers.tick(1);
  await settle();
  assert.equal(played.length, 2);
});

test("every table is played once, also when it is given twice", async () => {
  const { pool, played } = poolOver(fakeEngine(), fakeEngine());
  for (const given of [tables(9), tables(9)]) pool.give("plan", given);
  await settle();
  assert.deepEqual(played.sort(), pluck(tables(9), "table").map(String));
});

const died = new EngineDied("gone", "memory");
for (const [sentence, error, times, expected] of part([
  ["a worker that dies is started again and plays its table again", died, 1, [2, 3, 0, 0]],
  ["a worker that dies again and again is given up, and its table stays for another", died, 9, [3, 1, 1, 2]],
  ["a refused table is reported at once and not tried again", new Error("refused"), 9, [1, 1, 1, 2]],
]))
  test(sentence, async () => {
    let left = times;
    const engine = fakeEngine(async ({ table }) => {
      if (table[3] === 2 && left-- > 0) throw error;
      return { table, rows: [] };
    });
    const { pool, played, failed } = poolOver(engine);
    pool.give("plan", tables(3));
    await settle();
    assert.deepEqual([engine.boots, played.length, failed.length, pool.waiting.length], expected);
    assert.deepEqual(played, ["1,1,1,1", "1,1,1,2", "1,1,1,3"].slice(0, played.length));
  });

test("a paused pool begins nothing, and a stopped one reports nothing more", async () => {
  const { pool, played } = poolOver(fakeEngine());
  pool.pause();
  pool.give("plan", tables(2));
  await settle();
  assert.equal(played.length, 0);
  pool.resume();
  await settle();
  assert.equal(played.length, 2);
  pool.stop();
  pool.give(
    "plan",
    tables(1).map((one) => ({ ...one, table: [2, 1, 1, 1] })),
  );
  await Promise.all(pool.workers);
  assert.equal(played.length, 2);
});

test("what is kept comes back from a file under an identifier of its own", () => {
  const found = fromFile(toFile(KEPT));
  assert.notEqual(found?.id, KEPT.id);
  assert.deepEqual({ ...found, id: KEPT.id }, KEPT);
});

test("a log of the command line is a tournament too", () => {
  const played = 'hupai-tournament 1\nengine 0.3.0\nseed s\nplan {"id":"2015","game":"leiyang"}\n';
  const { game, log, records } = fromFile(played);
  assert.deepEqual([game, log, records], ["leiyang", played, {}]);
  assert.equal(fromFile("hupai-tournament 1\nseed s\n"), null);
});

test("a file or a stored value that is no tournament is none", () => {
  const damaged = [null, 7, [], {}, { ...KEPT, v: 2 }, { ...KEPT, log: 1 }, { ...KEPT, records: { a: 1 } }];
  for (const value of damaged) {
    assert.deepEqual(readKept(value), { kept: null, damaged: true }, JSON.stringify(value));
    assert.equal(fromFile(JSON.stringify(value)), null);
  }
  for (const text of ["", "{", JSON.stringify(KEPT)]) assert.equal(fromFile(text), null);
  assert.deepEqual(readKept(undefined), { kept: null, damaged: false });
});

/** A cup over an engine that counts hands and dies when it is told to, and the storage that it writes. */
function cupOver(stored) {
  const shelf = new Map([[SHELF, stored]]);
  const storage = {
    refused: null,
    full: false,
    read: async (key) => shelf.get(key),
    async tryWrite(key, value) {
      if (!this.full) shelf.set(key, value);
      return this.full ? "full" : null;
    },
  };
  const named = { preset: "quick", game: "yongzhou", seed: "s", entrants: 9 };
  let done = 0;
  const state = (hands) => {
    done = hands;
    const over = done === 3;
    const stage = { id: "final", sessions: 1, entrants: 9, tables: 3, hands: 1, advance: 0, done, over };
    return { ...named, stages: [stage], hands: { done, all: 3 }, over, own: null };
  };
  const answers = {
    cup_open: ({ log }) => state(Number(log.slice(4))),
    cup_tables: () => ({ plan: "plan", tables: tables(3).slice(done) }),
    cup_add: () => state(done + 1),
    cup_log: () => ({ log: `log ${done}` }),
    cup_ranking: () => ({ stage: 1, of: 9, lines: [], people: [] }),
  };
  const engine = fakeEngine(async (request) => answers[request.do](request));
  const holder = { free: true, hold: async () => holder.free };
  const cup = new Cup(part({ engine, another: fakeEngine, storage, saves: {}, holder, changed: () => undefined }));
  cups.push(cup);
  return { cup, engine, storage, shelf, holder };
}

test("a tournament goes on from what is kept to its end, and its log is kept", async () => {
  const { cup, shelf } = cupOver({ ...KEPT, log: "log 1" });
  await cup.open();
  await settle();
  assert.deepEqual([cup.phase, cup.state?.hands.done, cup.state?.over], ["open", 3, true]);
  await cup.save();
  assert.equal(shelf.get(SHELF).log, "log 3");
});

test("a tournament that is taken back from another tab goes on from what that tab has kept", async () => {
  for (const [id, phase] of [
    ["a", "open"],
    ["b", "elsewhere"],
  ]) {
    const { cup, shelf, holder } = cupOver(KEPT);
    holder.free = false;
    await cup.open();
    assert.equal(cup.phase, "elsewhere");
    shelf.set(SHELF, { ...KEPT, id, log: "log 2" });
    cup.ports.holder = part({ hold: async (asked) => asked === "a" });
    await cup.take(true);
    assert.deepEqual([cup.kept?.id, cup.kept?.log, cup.phase], [id, "log 2", phase]);
  }
});

test("an engine that dies opens the last log again, and what was not kept is played again", async () => {
  const { cup, engine } = cupOver(KEPT);
  await cup.open();
  await settle();
  assert.equal(cup.kept?.log, "log 0"); // nothing was written yet
  engine.died(new EngineDied("gone", "worker"));
  await settle();
  assert.deepEqual([cup.phase, cup.state?.hands.done, engine.boots], ["open", 3, 2]);
  for (let death = 0; death < 3; death++) await cup.reopen();
  assert.equal(cup.phase, "failed");
});

test("a full storage is said in a sentence until there is room again", async () => {
  const { cup, storage } = cupOver(KEPT);
  await cup.open();
  storage.full = true;
  await cup.save();
  assert.match(cup.trouble?.en ?? "", /cup.trouble.full|full/);
  assert.equal(cup.phase, "open");
  storage.full = false;
  await cup.save();
  assert.equal(cup.trouble, null);
});

test("what cannot be read stays, and nothing is played", async () => {
  const { cup, shelf } = cupOver({ v: 9 });
  await cup.open();
  assert.deepEqual([cup.phase, shelf.get(SHELF)], ["broken", { v: 9 }]);
});

/** A check of three tables of two hands and one record, and the engine of its worker, where `fail` may throw. */
function checkOver(fail = (_table) => undefined) {
  const rows = [[0], []].map((winners) => [0, winners, [0]]);
  const own = { table: [1, 1, 1, 9], seed: "", levels: ["", "random"] };
  const answers = {
    cup_check_own: { hands: 3 },
    cup_played: {
      plan: JSON.stringify({ stages: [{ id: "final" }] }),
      tables: [...tables(3), own].map((one) => ({ ...one, rows })),
    },
  };
  const worker = fakeEngine(async ({ table, rows: hands }) => {
    fail(table);
    return { table, hands: hands.length };
  });
  const check = new Check(
    fakeEngine(async (request) => answers[request.do]),
    () => worker,
    () => undefined,
  );
  return { check, worker };
}

test("a check plays the hands of all bots again, reads the records, and ends its workers", async () => {
  const { check, worker } = checkOver();
  assert.equal(await check.run(KEPT), null);
  assert.deepEqual([check.done, check.all, worker.closed], [9, 9, 2]);
});

test("a check names the first hand that differs, in both languages", async () => {
  const { check } = checkOver((table) => {
    const differs = part({
      code: "hand_differs",
      facts: { table: "1 1 1 2", hand: 2 },
      position: null,
      text: same(""),
    });
    if (table[3] === 2) throw new EngineError(differs);
  });
  const wrong = await check.run(KEPT);
  assert.match(wrong?.en ?? "", /^Final, session 1, round 1, table 2, hand 2 does not agree/);
  assert.match(wrong?.zh ?? "", /^决赛第 1 场第 1 轮第 2 桌第 2 局对不上/);
});

test("a check that is stopped says nothing, and keeps how far it came", async () => {
  const { check, worker } = checkOver((table) => {
    if (table[3] === 2) check.stop(false);
  });
  assert.equal(await check.run(KEPT), null);
  assert.equal(check.stopped, true);
  assert.ok(check.done < check.all && worker.closed > 0);
});

test("workers that die again and again end a check with a sentence", async () => {
  const { check } = checkOver(() => {
    throw new EngineDied("fault", "memory");
  });
  assert.match((await check.run(KEPT))?.en ?? "", /\S/);
});

test("how many hands were checked is not taken from a file", () => {
  assert.equal(fromFile(toFile({ ...KEPT, checked: 99 }))?.checked, undefined);
  assert.deepEqual(readKept({ ...KEPT, checked: 9 }).damaged, false);
});

test("the day on which a tournament ended stays with it", () => {
  assert.equal(fromFile(toFile({ ...KEPT, ended: "2026-11-24" }))?.ended, "2026-11-24");
  for (const ended of ["", "yesterday", 7]) assert.equal(readKept({ ...KEPT, ended }).damaged, true);
});

/** The standings of 99 in which people have these ranks, as they were read. */
async function standingsWith(...ranks) {
  const ask = async ({ stage, first, most }) => {
    const lines = Array.from({ length: most }, (_, nth) => ({ rank: first + nth }));
    return { stage, of: 99, people: ranks.map((rank, nth) => ({ rank, entrant: nth + 1 })), lines };
  };
  const ports = { changed: () => undefined };
  const standings = new Standings(part({ engine: { ask }, state: { stages: [{}] }, ports }));
  await standings.read();
  return standings;
}

test("the ranking shows its first ten lines and, below them, five around the player's own", async () => {
  const { shown, around } = await standingsWith(40);
  assert.deepEqual(pluck(shown.lines, "rank"), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(
    around.map((lines) => pluck(lines, "rank")),
    [[38, 39, 40, 41, 42]],
  );
});

test("of several people each is shown with those around, and no line twice", async () => {
  const { around } = await standingsWith(80, 3, 78);
  assert.deepEqual(
    around.map((lines) => pluck(lines, "rank")),
    [[76, 77, 78, 79, 80, 81, 82]],
  );
  for (const [ranks, expected] of part([
    [[1, 10], ""],
    [[11], "11+5"],
    [[60, 20, 40], "18+5 38+5 58+5"],
    [[20, 25], "18+10"],
    [[20, 26], "18+5 24+5"],
  ])) {
    const found = stretchesAround(part(ranks)).map(({ first, most }) => `${first}+${most}`);
    assert.equal(found.join(" "), expected, String(ranks));
  }
});

test("hands that end faster than the ranking is read leave it in sight; what else is asked for comes first", async () => {
  const answers = /** @type {(() => void)[]} */ ([]);
  const ask = ({ stage, first }) =>
    new Promise((answer) => answers.push(() => answer({ stage, of: 99, people: [], lines: [{ rank: first }] })));
  const ports = { changed: () => undefined };
  const standings = new Standings(part({ engine: { ask }, state: { stages: [{}] }, ports }));
  /** Answers what was asked first, and what is asked then. */
  const answerOne = async () => {
    answers.shift()?.();
    await settle();
    answers.pop()?.();
    await settle();
  };
  const reading = standings.read();
  standings.read();
  await answerOne();
  await reading;
  assert.equal(standings.shown?.lines[0].rank, 1, "a second reading is under way");
  standings.read();
  const all = standings.show(1, 51);
  while (answers.length > 0) await answerOne();
  await all;
  assert.equal(standings.shown?.lines[0].rank, 51);
});
