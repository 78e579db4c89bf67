import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { optionsOf } from "../../web/src/embed/play/options.js";
import { PortEngine, Refused } from "../../web/src/embed/play/port_engine.js";
import { AddressError, bodyOf, KINDS, readAddress, writeAddress } from "../../web/src/frame/address.js";
import { EngineHost } from "../../web/src/frame/engine_host.js";
import { asksHeight, Messages, readMessage } from "../../web/src/frame/messages.js";
import { decisionsAfter, linkOf, linkTo } from "../../web/src/frame/moment.js";
import { assertRefused } from "./assertions.js";
import { chanceOf, fixture, fixturesIn, optionOf, part, pluck } from "./support.js";

/** How many addresses and messages are tried. */
const MANY = 20_000;

const PIECES = [
  ...["score", "waits", "hand", "play", "rule", "lesson", "replay", "review", ..."?&=#%+"],
  ...["constructor", "__proto__", "toString", "step", "record", "judge", "at", "deck", "kan", "end", "0:2s,1:pass"],
  "hupai-record 1\n",
  ...["game", "hand", "cards", "id", "lang", "theme", "leiyang", "en", "dark", "123s270b", "%E4%B8%80", "%ff", "%2"],
  ...["<img src=x onerror=alert(1)>", "javascript:alert(1)", "\u0000", "\ud800", "🀄", " ", "\n", "#?secret=a1"],
];

// ── addresses ──

test("an address names a kind and its fields, and may have WordPress's secret behind", () => {
  const score = { kind: "score", fields: { game: "leiyang", cards: "12s 270b", lang: "en" }, secret: "" };
  assert.deepEqual(readAddress("#score?game=leiyang&hand=12s+270b&lang=en"), score);
  const secret = { kind: "hand", fields: { cards: "一" }, secret: "aB3" };
  assert.deepEqual(readAddress("#hand?cards=%E4%B8%80#?secret=aB3"), secret);
  assert.equal(readAddress("#play#?secret=x").kind, "play");
});

test("an address that is written is read back", () => {
  const fields = { game: "yibin", cards: "123m + 一", caption: "a&b=c#d?e%20" };
  assert.deepEqual(readAddress(writeAddress("hand", fields)).fields, fields);
});

test("what is wrong with an address is said by a code and a sentence", () => {
  const assertSaid = (error) => {
    const { zh, en } = bodyOf(error).text;
    assert.ok(zh.length > 4 && en.length > 4 && !/\{\w+\}/.test(zh + en), en);
  };
  const refused = {
    empty: ["", "#"],
    too_long: [`#hand?cards=${"1".repeat(10_000)}`],
    not_text: ["#hand?cards=%E4%B8"],
    unknown_kind: ["#whist?cards=1s", "#__proto__?x=1"],
    unknown_field: ["#hand?hop=1", "#hand?__proto__=1", "#lesson?lesson=kan&cards=1s", "#replay?judge=expert"],
    field_twice: ["#hand?cards=1s&hand=2s"],
    wrong_field: ["#hand?lang=fr", "#hand?id=<b>", "#replay?hand=345s", "#lesson?step=0", "#lesson?step=100"],
  };
  assertRefused(readAddress, refused, assertSaid);
});

test("whatever an address is, it is read or refused with a code", () => {
  const chance = chanceOf(19);
  const kinds = Object.keys(KINDS);
  for (let round = 0; round < MANY; round++) {
    const begin = chance(2) ? `#${kinds[chance(kinds.length)]}?` : "#";
    const parts = Array.from({ length: chance(12) }, () => PIECES[chance(PIECES.length)]);
    const address = begin + parts.join(chance(2) ? "" : "&");
    try {
      const { kind, fields } = readAddress(address);
      assert.ok(Object.hasOwn(KINDS, kind), address);
      for (const value of Object.values(fields)) assert.equal(typeof value, "string");
    } catch (error) {
      assert.ok(error instanceof AddressError, `${address}: ${error}`);
      assert.ok(bodyOf(error).text.en.length < 500);
    }
  }
});

/** The addresses that must work for ever: see the note in the files. */
const forEver = fixturesIn("embeds/").flatMap((file) =>
  fixture(`embeds/${file}`)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => JSON.parse(line)),
);

test("every address that was ever given out asks for the same as then", () => {
  assert.ok(forEver.length >= 60);
  assert.equal(new Set(forEver.map(({ address }) => address)).size, forEver.length);
  for (const { address, kind, fields, canonical } of forEver) {
    const read = readAddress(address);
    assert.deepEqual([read.kind, read.fields], [kind, fields], address);
    assert.equal(writeAddress(kind, read.fields), canonical);
    assert.deepEqual(readAddress(canonical).fields, fields);
  }
});

test("every kind has addresses that must work for ever", () => {
  assert.deepEqual(new Set(forEver.map(({ kind }) => kind)), new Set(Object.keys(KINDS)));
});

// ── messages ──

test("a message of the agreed shape is understood", () => {
  assert.equal(readMessage({ hupai: 1, type: "start" }, "a").type, "start");
  assert.equal(readMessage({ hupai: 1, id: "a", type: "goto", step: 4 }, "a").step, 4);
  assert.equal(readMessage({ hupai: 1, type: "set", address: "hand?cards=1s", lang: "en" }, "").lang, "en");
  assert.ok(asksHeight({ message: "ready", secret: "s" }, "s"));
});

test("any other message is passed over", () => {
  const starts = part([{ hupai: 2 }, { hupai: "1" }, { type: "eval" }, { id: "b" }, { type: "goto", step: -1 }]);
  const sets = [{ address: {} }, { theme: "red" }, { address: "1".repeat(10_000) }];
  for (const data of [
    ...[null, undefined, 1, "start", [], {}],
    ...starts.map((change) => ({ hupai: 1, type: "start", ...change })),
    ...sets.map((change) => ({ hupai: 1, type: "set", ...change })),
  ])
    assert.equal(readMessage(data, "a"), null, JSON.stringify(data));
  assert.ok(!asksHeight({ message: "ready", secret: "" }, ""));
  assert.ok(!asksHeight(null, "s"));
});

test("whatever a message is, it is understood or passed over", () => {
  const chance = chanceOf(20);
  const values = [1, 2, -1, 1.5, Number.NaN, null, undefined, true, {}, [], "", "start", "set", "goto", ...PIECES];
  for (let round = 0; round < MANY; round++) {
    const data = { hupai: chance(4) ? 1 : values[chance(values.length)], type: ["set", "goto", "start"][chance(3)] };
    for (const name of ["id", "type", "address", "lang", "theme", "step", "constructor"]) {
      if (!chance(3)) data[name] = values[chance(values.length)];
    }
    const read = readMessage(data, "a");
    if (read === null) continue;
    assert.deepEqual(Object.keys(read), ["type", "address", "lang", "theme", "step"]);
    assert.ok(read.address === undefined || typeof read.address === "string");
    assert.ok(read.step === undefined || Number.isInteger(read.step));
  }
});

test("what happens at once is told once for each type, a height only when it changes", async () => {
  const told = [];
  const messages = new Messages(part({ postMessage: (data) => told.push(data) }), "a", "s3");
  messages.tell("answer", { answer: 1 });
  messages.tell("answer", { answer: 2 });
  await null;
  messages.tellHeight(100);
  messages.tellHeight(100);
  assert.deepEqual(told, [
    { answer: 2, hupai: 1, id: "a", type: "answer" },
    { hupai: 1, id: "a", type: "height", value: 100 },
    { message: "height", value: 100, secret: "s3" },
  ]);
});

// ── one engine for many ──

/** An engine that answers with the request, and fails to start as often as it is told. */
function fakeEngine(failures = 0) {
  const engine = {
    boots: 0,
    asked: [],
    expected: [],
    died: () => {},
    expect: (request) => engine.expected.push([request.do, engine.boots]),
    async boot(report) {
      engine.boots += 1;
      report({ step: "download", loaded: 1, total: 2 });
      if (engine.boots <= failures) throw new Error("no network");
      report({ step: "ready", loaded: 2, total: 2 });
    },
    async ask(request) {
      engine.asked.push(request);
      if (request.do === "bad") throw new Refused({ code: "bad", text: { zh: "坏", en: "bad" } });
      return { echo: request.do };
    },
  };
  return engine;
}

const reasonOf = (error) => error.body ?? { code: "not_started", text: { zh: "没启动", en: "not started" } };

/** The embeds of a test. One that stays open would keep Node waiting after a failure. @type {PortEngine[]} */
const opened = [];
afterEach(() => {
  for (const embed of opened.splice(0)) embed.close();
});

/** A host for an engine, and a way to connect an embed with it. */
function hosted(engine) {
  const make = mock.fn(() => engine);
  const host = new EngineHost(make, reasonOf);
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    host.connect(port2);
    opened.push(new PortEngine(port1));
    return opened.at(-1);
  };
  return { connect, host, made: () => make.mock.callCount() };
}

/** Waits until something holds, or thousands of tasks have run. @param {() => boolean} holds */
async function until(holds) {
  for (let tasks = 0; !holds(); tasks++) {
    assert.ok(tasks < 10_000, `it never holds: ${holds}`);
    await new Promise(setImmediate);
  }
}

test("Python starts with the first question, and once for all embeds", async () => {
  const engine = fakeEngine();
  const { connect, made } = hosted(engine);
  const embeds = Array.from({ length: 8 }, connect);
  assert.equal(made(), 0);
  const answers = await Promise.all(embeds.map((embed) => embed.ask({ do: "games" })));
  assert.deepEqual(answers, Array(8).fill({ echo: "games" }));
  assert.deepEqual([made(), engine.boots], [1, 1]);
  assert.deepEqual(engine.expected[0], ["games", 0], "what it needs is fetched while Python starts");
  assert.equal(new Set(engine.asked.map(({ match }) => match)).size, 8);
});

test("an embed cannot name the match of another one, and its own are closed with it", async () => {
  const engine = fakeEngine();
  const { connect } = hosted(engine);
  const [one, other] = [connect(), connect()];
  await one.ask({ do: "new", match: "2.main" });
  await other.ask({ do: "new" });
  assert.deepEqual(pluck(engine.asked, "match"), ["1.2.main", "2.main"]);
  one.close();
  await other.ask({ do: "games" });
  assert.ok(engine.asked.some((request) => request.do === "close" && request.match === "1.2.main"));
});

test("an embed that has gone before Python is there opens no match, which nobody would close", async () => {
  const engine = fakeEngine();
  const { boot } = engine;
  let begin;
  const awaited = new Promise((done) => {
    begin = done;
  });
  engine.boot = (report) => awaited.then(() => boot(report));
  const { connect, host } = hosted(engine);
  const [gone, other] = [connect(), connect()];
  void gone.ask({ do: "new" });
  gone.close();
  await until(() => host.ports.size === 1);
  begin();
  await other.ask({ do: "games" });
  assert.deepEqual(pluck(engine.asked, "do"), ["games"]);
});

test("a refusal comes back as it is, and a start that fails is tried again", async () => {
  const engine = fakeEngine(3);
  const { connect } = hosted(engine);
  const embed = connect();
  await assert.rejects(embed.ask({ do: "games" }), (/** @type {any} */ error) => error.body.code === "not_started");
  assert.equal(engine.boots, 2);
  assert.deepEqual(await connect().ask({ do: "games" }), { echo: "games" });
  await assert.rejects(connect().ask({ do: "bad" }), (/** @type {any} */ error) => error.body.code === "bad");
  engine.died();
  assert.deepEqual(await connect().ask({ do: "games" }), { echo: "games" });
  assert.equal(engine.boots, 5);
});

test("an embed hears that Python goes away with the frame that it runs in", async () => {
  const { connect, host } = hosted(fakeEngine());
  const embed = connect();
  await embed.ask({ do: "games" });
  host.gone();
  await until(() => embed.state.step === "failed");
  await assert.rejects(embed.ask({ do: "games" }), (/** @type {any} */ error) => error.body.code === "engine_died");
});

test("what is no question leaves the engine alone", async () => {
  const engine = fakeEngine();
  const embed = hosted(engine).connect();
  const damaged = [{}, { n: "1", ask: {} }, { n: 1 }, { n: 1, ask: null }, { ask: { do: "games" } }];
  for (const message of [null, 1, "x", ...damaged]) embed.port.postMessage(message);
  assert.deepEqual(await embed.ask({ do: "games" }), { echo: "games" });
  assert.equal(engine.asked.length, 1);
});

// ── what an element asks ──

test("house rules are written as in positions and links, and keep their kinds", () => {
  const options = [optionOf("min_huxi", 10, 15), optionOf("open", true, false), optionOf("xing", "off", "gen")];
  const games = { games: [{ id: "g", options }] };
  assert.deepEqual(optionsOf(games, "g", "min_huxi=15, open=on,xing:off"), { min_huxi: 15, open: true, xing: "off" });
  assert.deepEqual(optionsOf(games, "g", "hop=1,min_huxi=9"), { hop: "1", min_huxi: "9" });
  assert.deepEqual(optionsOf(games, "g", ""), {});
});

const MOMENT = JSON.parse(fixture("links/review-1.json"))[0].link.split("?")[1];
const fieldsOf = (link) => new URLSearchParams(link.split("?")[1]);

test("a hand is looked at by those who played it", () => {
  const { fields } = readAddress(`#replay?${MOMENT}&lang=en&caption=x`);
  assert.deepEqual(fieldsOf(linkTo(fields)), new URLSearchParams(MOMENT));
});

test("a hand is played on from a moment by the seat that the link looks from", () => {
  const { fields } = readAddress(`#play?${MOMENT}`);
  const mine = { ...fields, seat: "1", at: "0" };
  const asked = fieldsOf(linkOf(mine));
  assert.equal(asked.get("seats").split(",").indexOf("human"), 1);
  assert.equal(asked.get("deck"), fields.deck);
  const own = fields.play.split(",").filter((entry) => entry.startsWith("1:"));
  assert.equal(decisionsAfter(mine), own.length);
});
