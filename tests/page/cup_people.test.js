import assert from "node:assert/strict";
import { test } from "node:test";
import { fromFile, readKept, toFile } from "../../web/src/cup/saved_cup.js";
import { part, pluck, same, standIn } from "./support.js";

standIn("document", { baseURI: "https://example.org/" });
const { Looking } = await import("../../web/src/cup/looking.js");
const { calledIn, listed, namesAt, standingOf } = await import("../../web/src/cup/people.js");
const { cupEn } = await import("../../web/words/cup.en.js");
const { cupZh } = await import("../../web/words/cup.zh.js");
const { addWords } = await import("../../web/src/text/i18n.js");
addWords({ zh: cupZh, en: cupEn });

/** What is kept of a tournament that somebody has entered alone. */
const KEPT = { v: 1, id: "a", name: "王", game: "yongzhou", log: "log 0", records: {} };

test("everybody stands where they stood in the last stage that they reached", () => {
  const line = (entrant, rank) => ({ entrant, rank });
  const stages = part([
    { stage: 1, of: 16, people: [line(1, 9), line(2, 3)] },
    { stage: 2, of: 8, people: [line(2, 5)] },
  ]);
  assert.deepEqual(standingOf(stages, 1), { line: line(1, 9), of: 16, stage: 1 });
  assert.deepEqual(standingOf(stages, 2), { line: line(2, 5), of: 8, stage: 2 });
  assert.equal(standingOf(stages, 3), null);
});

/** A cup that so many people have entered, and a table at which all of them sit with a bot. */
function tableOf(people, names = {}) {
  const seats = Array.from({ length: people }, (_, nth) => ({ entrant: nth + 1, name: same(""), level: "" }));
  const cup = part({ kept: { ...KEPT, name: "", ...names }, state: { people } });
  return { cup, seats: part([...seats, { entrant: 7, name: { zh: "唐建国", en: "Tang Jianguo" }, level: "strong" }]) };
}

test("several people have their names everywhere, and whoever plays alone is you", () => {
  const alone = tableOf(1, { name: "王" });
  assert.deepEqual(pluck(namesAt(alone.cup, alone.seats), "zh"), ["", "唐建国"]);
  assert.equal(calledIn(alone.cup, 1).en, "王");
  assert.equal(calledIn(tableOf(1).cup, 1).zh, "你");
  const three = tableOf(3, { name: "Maximilian Alexander", friends: ["李", ""] });
  assert.deepEqual(pluck(namesAt(three.cup, three.seats), "en"), ["Maximilian A", "李", "Player 3", "Tang Jianguo"]);
  assert.equal(calledIn(three.cup, 3).zh, "第3位");
  assert.equal(listed("zh", ["王", "李", "周"]), "王、李、周");
  assert.deepEqual(
    [["Li"], ["Li", "Wang"], ["Li", "Wang", "Zhou"]].map((names) => listed("en", names)),
    ["Li", "Li and Wang", "Li, Wang and Zhou"],
  );
});

test("the names of friends are kept and saved, and what was saved without any is opened", () => {
  const kept = { ...KEPT, friends: ["李", ""] };
  assert.deepEqual(readKept(kept), { kept, damaged: false });
  assert.deepEqual(fromFile(toFile(kept))?.friends, ["李", ""]);
  assert.equal(fromFile(toFile(KEPT))?.friends, undefined);
  for (const friends of [null, "李", [1], ["x".repeat(21)], ["a", "b", "c"]])
    assert.equal(readKept({ ...KEPT, friends }).damaged, true, String(friends));
});

test("the table next door is one of bots", () => {
  const door = (own, taken, entrants = 9) => {
    const state = {
      seats: 3,
      stages: [{ entrants, sessions: 1 }],
      own: own && { table: [1, 1, 1, own], done: 1, match: { hands: 3 } },
      own_tables: taken.map((number) => ({ table: [1, 1, 1, number] })),
    };
    return new Looking(part({ state })).nextDoor();
  };
  assert.deepEqual(door(2, [2]), { table: [1, 1, 1, 1], hand: 2 });
  assert.deepEqual(door(1, [1]), { table: [1, 1, 1, 2], hand: 2 });
  assert.deepEqual(door(1, [1, 2]), { table: [1, 1, 1, 3], hand: 2 });
  assert.deepEqual(door(3, [2, 3]), { table: [1, 1, 1, 1], hand: 2 });
  assert.deepEqual(door(null, [1]), { table: [1, 1, 1, 2], hand: 1 });
  assert.deepEqual(door(null, []), { table: [1, 1, 1, 1], hand: 1 });
  assert.equal(door(1, [1, 2, 3]), null);
  assert.equal(door(1, [1], 3), null);
});

test("the link of a hand that is looked into is its own, and comes also if the next moment is shown before", async () => {
  const asked = [];
  const ask = (request) => new Promise((answer) => asked.push({ request, answer }));
  const cup = part({ state: {}, ports: { changed: () => undefined }, engine: { ask } });
  const looking = Object.assign(new Looking(cup), { drawing: part({ prepare: async () => undefined }) });
  const settled = () => new Promise((done) => setTimeout(done));
  void looking.look([1, 1, 1, 1], 1);
  await settled();
  void looking.look([1, 1, 1, 1], 2);
  await settled();
  for (const { answer } of [...asked]) answer({ seats: [], at: 0, over: false });
  await settled();
  assert.deepEqual(
    asked.map(({ request }) => [request.do, request.hand]),
    [
      ["cup_watch", 1],
      ["cup_watch", 2],
      ["cup_link", 2],
    ],
  );
  void looking.go(1);
  asked[2].answer({ link: "two" });
  await settled();
  assert.equal(looking.link, "two");
});
