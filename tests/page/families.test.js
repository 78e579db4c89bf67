import assert from "node:assert/strict";
import { test } from "node:test";
import { frozen, part, standIn } from "./support.js";

const BUILT = frozen([
  { id: "cards", record: "", games: ["first", "second"], archive: null },
  { id: "tiles", record: "of-tiles", games: ["third"], archive: "boot/tiles-0123.pack" },
]);

standIn("HUPAI_FAMILIES", JSON.stringify(BUILT)); // as the build writes it into the scripts
const { archiveOf, familyOfGame, familyOfLink, familyOfRecord, familyOfRequest } = await import(
  "../../web/src/boot/families.js"
);
const { FamilyLoader } = await import("../../web/src/boot/family_loader.js");

const record = (...lines) => ["hupai-record 1", "engine 0.3.0", ...lines, "seats human a b"].join("\n");

// ── which family ──

test("a game belongs to one family, and an unknown one to none", () => {
  assert.deepEqual(
    ["first", "second", "third", "fourth", "", "__proto__"].map((game) => familyOfGame(game)),
    ["cards", "cards", "tiles", null, null, null],
  );
});

test("a record names its family, or is read by its game", () => {
  for (const [text, family] of [
    [record("game second", "options {}"), "cards"],
    [record("family of-tiles", "game third", "options {}"), "tiles"],
    [record("family of-tiles", "game unknown", "options {}"), "tiles"],
    [record("family another", "game third", "options {}"), null],
    [record("family ", "game first", "options {}"), null],
    [record("game third", "options {}").replaceAll("\n", "\r\n"), "tiles"],
    [`\ufeff\n \n${record("game third", "options {}").replaceAll("\n", " \n\n")}`, "tiles"],
    [record("options {}", "rules 0", "game third"), null],
    ["", null],
    ["game", null],
    ["\n\n\n\n\ngame third", null],
  ])
    assert.equal(familyOfRecord(text), family, text);
});

test("a link names its game, alone or behind a whole address", () => {
  for (const [link, family] of [
    ["review?game=third&play=0:1s", "tiles"],
    ["https://example.org/hupai/#review?deck=x&game=second", "cards"],
    ["https://example.org/?game=first#review?game=third", "tiles"],
    ["review?game=thi%72d", "tiles"],
    ["review?play=game=third", null],
    ["review", null],
    ["", null],
    ["#", null],
  ])
    assert.equal(familyOfLink(link), family, link);
});

test("a request is about the family of its game, its record or its link", () => {
  for (const [request, family] of [
    [{ do: "new", game: "third" }, "tiles"],
    [{ do: "load", record: record("family of-tiles", "game third") }, "tiles"],
    [{ do: "read", link: "review?game=third" }, "tiles"],
    [{ do: "act", seat: 0, action: "pass" }, null],
    [{ do: "new", game: 7 }, null],
    [{ do: "new", game: "unknown", record: record("game third") }, null],
  ])
    assert.equal(familyOfRequest(part(request)), family, JSON.stringify(request));
});

test("only a family that comes later has an archive", () => {
  assert.deepEqual(
    ["cards", "tiles", "none"].map((family) => archiveOf(family)),
    [null, "boot/tiles-0123.pack", null],
  );
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
