import assert from "node:assert/strict";
import { test } from "node:test";
import { NAME, upgrade, VERSION } from "../../web/src/storage/migrations.js";
import { isHead, isRow } from "../../web/src/storage/validators.js";
import { fixture, fixturesIn, part, pluck } from "./support.js";

const STORED = fixturesIn("stored").map((name) => JSON.parse(fixture(`stored/${name}`)));

/** A database in memory with these drawers, as an upgrade uses one. */
function databaseOf(stores = {}) {
  const drawers = new Map(Object.entries(stores).map(([name, values]) => [name, new Map(Object.entries(values))]));
  const objectStore = (name) => {
    const drawer = drawers.get(name);
    return {
      get: async (key) => structuredClone(drawer.get(key)),
      put: async (value, key) => drawer.set(key, structuredClone(value)),
      delete: async (key) => drawer.delete(key),
    };
  };
  return {
    createObjectStore(name) {
      assert.equal(drawers.has(name), false, `${name} is made twice`);
      drawers.set(name, new Map());
    },
    objectStore,
    stores: () => Object.fromEntries([...drawers].map(([name, drawer]) => [name, Object.fromEntries(drawer)])),
  };
}

/** What an upgrade makes of drawers of this version. */
async function upgraded(version, stores) {
  const database = part(databaseOf(stores));
  await upgrade(database, version, database);
  return database.stores();
}

test("there is a fixture of every shape the database has had", () => {
  assert.equal(NAME, "hupai");
  const versions = Array.from({ length: VERSION }, (_, nth) => nth + 1);
  assert.deepEqual(pluck(STORED, "version"), versions);
});

test("a new database has four empty drawers", async () => {
  assert.deepEqual(await upgraded(0, {}), { kept: {}, matches: {}, records: {}, hands: {} });
});

test("the fixture of today's shape is one that this page reads", () => {
  const { stores } = STORED.at(-1);
  for (const head of Object.values(stores.matches)) assert.ok(isHead(head));
  for (const row of Object.values(stores.hands)) assert.ok(isRow(row));
  assert.deepEqual(Object.keys(stores.records).sort(), Object.keys(stores.matches).sort());
});

test("the one match of the first version becomes one of many, with its record unchanged", async () => {
  const [{ stores }] = STORED;
  const { match, spoiled, ...others } = stores.kept;
  const { kept, matches, records, hands } = await upgraded(1, stores);
  assert.deepEqual(kept, others);
  assert.deepEqual(records, { 1: match.record, "1-spoiled": spoiled.record });
  assert.deepEqual(hands, {});
  const { game, hand, hands: agreed, scores, over, at } = matches[1];
  assert.deepEqual({ game, hand, hands: agreed, scores, over, at }, match.about);
  assert.equal(matches[1].options.min_huxi, 18);
  assert.deepEqual(matches["1-spoiled"].broken, spoiled.why);
  for (const head of Object.values(matches)) assert.ok(isHead(head));
});

test("the hand that a first version had begun does not count, because nobody noted the help in it", async () => {
  const [{ stores }] = STORED;
  const { matches } = await upgraded(1, stores);
  assert.equal(matches[1].counted, stores.kept.match.about.hand);
});

test("a first version without a match leaves no match", async () => {
  const kept = { settings: { lang: "zh" } };
  assert.deepEqual(await upgraded(1, { kept }), { kept, matches: {}, records: {}, hands: {} });
});

test("a match that could not be read is taken over without the other one", async () => {
  const [{ stores }] = STORED;
  const { matches, records } = await upgraded(1, { kept: { spoiled: stores.kept.spoiled } });
  assert.deepEqual(Object.keys(matches), ["1-spoiled"]);
  assert.ok(isHead(matches["1-spoiled"]));
  assert.equal(records["1-spoiled"], stores.kept.spoiled.record);
});
