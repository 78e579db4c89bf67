import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { unpacked } from "../../web/src/boot/archives.js";
import { Missing, twice } from "../../web/src/boot/missing.js";
import {
  applyDelta,
  lettersAsBytes,
  PAGE,
  pagesIn,
  readDelta,
  restored,
  sumOf,
  writeDelta,
} from "../../web/src/boot/snapshot_delta.js";
import { optionsOf, WAYS, wayAsked, workerName } from "../../web/src/boot/ways.js";
import { isSiteStore, snapshotStore } from "../../web/src/shared/build.js";
import { chanceOf, rounds, standIn } from "./support.js";

// ── memory snapshots ──

const bytesOf = (length, chance) => Uint8Array.from({ length }, () => chance(256));

/** A fresh memory, a warm one that differs in some pages, and the snapshot that leads from one to the other. */
function snapshotOf(chance) {
  const pages = 2 + chance(6);
  const fresh = bytesOf(pages * PAGE, chance);
  const warm = fresh.slice();
  const runs = { changed: [], kept: [] };
  for (let page = 0; page < pages; page++) {
    const changes = page === 0 || chance(2) === 0;
    if (changes) warm.set(bytesOf(PAGE, chance), page * PAGE);
    runs[changes ? "changed" : "kept"].push([page, 1]);
  }
  const delta = {
    memory: fresh.length,
    ...runs,
    sum: sumOf(fresh, runs.kept),
    head: bytesOf(40, chance),
    pages: Uint8Array.from(runs.changed.flatMap(([page]) => [...warm.subarray(page * PAGE, (page + 1) * PAGE)])),
  };
  return { fresh, warm, delta };
}

test("a snapshot is read back from its file as it was written", () => {
  for (const chance of rounds(20, 1)) {
    const { delta } = snapshotOf(chance);
    assert.deepEqual(readDelta(writeDelta(delta)), delta);
  }
});

test("a snapshot lies at any place of a larger buffer", () => {
  const { delta } = snapshotOf(chanceOf(2));
  const file = writeDelta(delta);
  const buffer = new Uint8Array(file.length + 13);
  buffer.set(file, 13);
  assert.deepEqual(readDelta(buffer.subarray(13)), delta);
});

test("laid over a fresh memory, a snapshot makes it the warm one", () => {
  for (const chance of rounds(20, 3)) {
    const { fresh, warm, delta } = snapshotOf(chance);
    applyDelta(fresh, delta);
    assert.deepEqual(fresh, warm);
  }
});

test("a snapshot of another memory is refused, and that memory stays as it was", () => {
  const chance = chanceOf(4);
  let compared = 0;
  for (let round = 0; round < 20; round++) {
    const { fresh, delta } = snapshotOf(chance);
    assert.throws(() => applyDelta(fresh.subarray(PAGE), delta), /a snapshot of \d+ bytes/);
    if (delta.kept.length === 0) continue;
    const other = fresh.slice();
    other[delta.kept[0][0] * PAGE] ^= 1;
    const before = other.slice();
    assert.throws(() => applyDelta(other, delta), /another memory/);
    assert.deepEqual(other, before);
    compared += 1;
  }
  assert.ok(compared > 5);
});

test("a file that is no snapshot, or not all of one, is refused", () => {
  const file = writeDelta(snapshotOf(chanceOf(5)).delta);
  for (const bytes of [
    new Uint8Array(0),
    new Uint8Array(7),
    new Uint8Array(100),
    Uint8Array.from([1, ...file.slice(1)]),
  ])
    assert.throws(() => readDelta(bytes));
  for (const length of [8, 40, file.length - 1, file.length - PAGE])
    assert.throws(() => readDelta(file.slice(0, length)));
  assert.throws(() => readDelta(Uint8Array.from([...file, 0])), /not all of a snapshot/);
});

test("pages are counted over all runs, and letters are bytes", () => {
  assert.equal(pagesIn([]), 0);
  assert.equal(
    pagesIn([
      [0, 3],
      [9, 2],
    ]),
    5,
  );
  assert.deepEqual([...lettersAsBytes("A\0ÿ")], [65, 0, 255]);
});

test("a module is made with the snapshot's memory, which may come later", async () => {
  const { fresh, warm, delta } = snapshotOf(chanceOf(6));
  const create = async (settings) => ({ HEAPU8: fresh, settings });
  const module = await restored(create, Promise.resolve(delta))({ a: 1 });
  assert.deepEqual(module.HEAPU8, warm);
  assert.deepEqual(module.settings, { a: 1 });
});

// ── ways to start ──

test("the name of a worker says how it starts", () => {
  for (const controller of [null, {}]) {
    standIn("navigator", { serviceWorker: { controller } });
    for (const way of ["", ...WAYS])
      for (const preloaded of [false, true])
        assert.deepEqual(optionsOf(workerName(way, preloaded)), {
          way: way || null,
          local: controller !== null,
          preloaded,
        });
  }
});

test("a worker of an unknown name starts in the best way", () => {
  for (const name of ["", "x", "__proto__", "plainly", "localahead"])
    assert.deepEqual(optionsOf(name), { way: null, local: false, preloaded: false });
});

test("an address may ask for one of the ways, and for nothing else", () => {
  for (const [search, way] of [
    ["?boot=plain", "plain"],
    ["?x=1&boot=trimmed", "trimmed"],
    ["", ""],
    ["?boot=", ""],
    ["?boot=__proto__", ""],
    ["?boot=<script>", ""],
    ["?boot=Plain", ""],
  ]) {
    standIn("location", { search });
    assert.equal(wayAsked(), way, search);
  }
});

// ── files ──

test("a file that did not come is asked for once more, and no third time", async () => {
  const answers =
    (...all) =>
    async () => {
      asked += 1;
      const answer = all.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    };
  let asked = 0;
  assert.equal(await twice(answers("whole")), "whole");
  assert.equal(asked, 1);
  assert.equal(await twice(answers(new Missing("x"), "whole")), "whole");
  assert.equal(asked, 3);
  await assert.rejects(twice(answers(new Missing("x"), new Missing("y"), "whole")), { name: "Missing", message: "y" });
  assert.equal(asked, 5);
  await assert.rejects(twice(answers(new RangeError("memory"), "whole")), RangeError);
  assert.equal(asked, 6);
});

test("an archive is unpacked, and what is none is refused", async () => {
  const bytes = bytesOf(5000, chanceOf(7));
  assert.deepEqual(await unpacked(Uint8Array.from(gzipSync(bytes))), bytes);
  await assert.rejects(unpacked(bytes));
  await assert.rejects(unpacked(Uint8Array.from(gzipSync(bytes)).slice(0, 100)));
});

test("a store of files belongs to one site of its host", () => {
  const [root, below] = ["https://example.org/hupai/", "https://example.org/hupai/other/"];
  assert.equal(isSiteStore(`hupai-precache-v2-${root}`, root), true);
  assert.equal(isSiteStore(`hupai-precache-v2-${below}`, root), false);
  for (const name of [snapshotStore(root), "hupai-other", `other-precache-v2-${root}`])
    assert.equal(isSiteStore(name, root), false);
  assert.notEqual(snapshotStore(root), snapshotStore(below));
});
