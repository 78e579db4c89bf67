import assert from "node:assert/strict";
import { test } from "node:test";
import { frozen, standIn } from "./support.js";

const BUILT = frozen([
  { id: "cards", record: "", games: ["first", "second"], archive: null },
  { id: "tiles", record: "of-tiles", games: ["third"], archive: "boot/tiles-0123.pack" },
]);

const PARTS = [
  { id: "study", archive: "boot/study-4567.pack", requests: ["hint", "read"] },
  { id: "cups", archive: "boot/cups-89ab.pack", requests: ["cup"] },
];

standIn("HUPAI_FAMILIES", JSON.stringify(BUILT)); // as the build writes it into the scripts
standIn("HUPAI_PARTS", JSON.stringify(PARTS));
const { archiveOf, familyOfGame, familyOfLink, familyOfRecord, familyOfRequest, neededFor } = await import(
  "../../web/src/boot/families.js"
);
const { FamilyLoader } = await import("../../web/src/boot/family_loader.js");

const record = (...lines) => ["hupai-record 1", "engine 0.3.0", ...lines, "seats human a b"].join("\n");

// ── which family ──

/** Fails where one of these is of another family than the one it stands under. @param {(one: any) => string|null} of */
function assertFamilies(of, { none, ...families }) {
  for (const [family, all] of [...Object.entries(families), [null, none]])
    for (const one of all) assert.equal(of(one), family, JSON.stringify(one));
}

test("a game belongs to one family, and an unknown one to none", () => {
  const games = { cards: ["first", "second"], tiles: ["third"], none: ["fourth", "", "__proto__"] };
  assertFamilies((game) => familyOfGame(game), games);
});

test("a record names its family, or is read by its game", () => {
  const third = record("game third", "options {}");
  const tiles = [record("family of-tiles", "game third", "options {}"), record("family of-tiles", "game unknown")];
  const saved = [third.replaceAll("\n", "\r\n"), `\ufeff\n \n${third.replaceAll("\n", " \n\n")}`];
  const unknown = [record("family another", "game third", "options {}"), record("family ", "game first", "options {}")];
  const late = [record("options {}", "rules 0", "game third"), "\n\n\n\n\ngame third", "game", ""];
  const cards = [record("game second", "options {}")];
  assertFamilies(familyOfRecord, { cards, tiles: [...tiles, ...saved], none: [...unknown, ...late] });
});

test("a link names its game, alone or behind a whole address", () => {
  const behind = ["https://example.org/?game=first#review?game=third"];
  assertFamilies((link) => familyOfLink(link), {
    cards: ["https://example.org/hupai/#review?deck=x&game=second"],
    tiles: ["review?game=third&play=0:1s", "review?game=thi%72d", ...behind],
    none: ["review?play=game=third", "review", "", "#"],
  });
});

test("a request is about the family of its game, its record or its link", () => {
  const given = record("family of-tiles", "game third");
  assertFamilies(familyOfRequest, {
    tiles: [
      { do: "new", game: "third" },
      { do: "load", record: given },
      { do: "read", link: "review?game=third" },
    ],
    none: [{ do: "act" }, { do: "new", game: 7 }, { do: "new", game: "unknown", record: given }],
  });
});

test("a request needs the parts that answer it, and the family that it is about", () => {
  const needed = (request) => neededFor(request).join(" ");
  assert.equal(needed({ do: "act" }), "");
  assert.equal(needed({ do: "hint" }), "study");
  assert.equal(needed({ do: "cup", game: "third" }), "study cups tiles", "a part is built on those before it");
  assert.equal(needed({ do: "read", record: record("game third") }), "study tiles");
  assert.equal(needed({ do: "new", game: "first" }), "cards");
  assert.equal(needed({}), "");
});

test("only what comes later has an archive", () => {
  const archives = ["cards", "tiles", "none", "study"].map((part) => archiveOf(part));
  assert.deepEqual(archives, [null, "boot/tiles-0123.pack", null, "boot/study-4567.pack"]);
});

// ── loading ──

/** A loader whose loads end when the test says so. */
function loading() {
  const begun = [];
  const loader = new FamilyLoader((family, report) => {
    const load = { family, report };
    begun.push(load);
    return new Promise((done, failed) => Object.assign(load, { done, failed }));
  });
  return { loader, begun };
}

test("a family is loaded once for all who ask, and each hears of the progress", async () => {
  const { loader, begun } = loading();
  const heard = [[], []];
  const both = heard.map((list) => loader.ensure("tiles", (progress) => list.push(progress)));
  assert.equal(begun.length, 1);
  begun[0].report({ loaded: 1, total: 2 });
  assert.equal(loader.has("tiles"), false);
  begun[0].done();
  await Promise.all(both);
  assert.deepEqual(heard, Array(2).fill([{ loaded: 1, total: 2 }]));
  assert.equal(loader.has("tiles"), true);
  await loader.ensure("tiles");
  assert.equal(begun.length, 1);
});

test("what a start brings, and what the build does not know, is not loaded", async () => {
  const { loader, begun } = loading();
  await Promise.all([loader.ensure("cards"), loader.ensure("none")]);
  assert.deepEqual(begun, []);
});

test("after a failure the next call tries again", async () => {
  const { loader, begun } = loading();
  const first = loader.ensure("tiles");
  begun[0].failed(new Error("no network"));
  await assert.rejects(first, /no network/);
  assert.equal(loader.has("tiles"), false);
  const second = loader.ensure("tiles");
  begun[1].done();
  await second;
  assert.equal(loader.has("tiles"), true);
});

test("a new worker loads again what the old one had, and nothing else", async () => {
  const { loader, begun } = loading();
  loader.again();
  assert.deepEqual(begun, []);
  const first = loader.ensure("tiles");
  begun[0].done();
  await first;
  loader.forget();
  assert.equal(loader.has("tiles"), false);
  loader.again();
  assert.equal(begun.length, 2);
  const waiting = loader.ensure("tiles");
  begun[1].done();
  await waiting;
  assert.equal(loader.has("tiles"), true);
  assert.equal(begun.length, 2);
});

test("a failure of the old worker does not disturb what the new one loads", async () => {
  const { loader, begun } = loading();
  const old = loader.ensure("tiles");
  loader.forget();
  const fresh = loader.ensure("tiles");
  begun[0].failed(new Error("ended"));
  await assert.rejects(old, /ended/);
  begun[1].done();
  await fresh;
  assert.equal(loader.has("tiles"), true);
  assert.equal(begun.length, 2);
});
