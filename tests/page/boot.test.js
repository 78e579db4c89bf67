import assert from "node:assert/strict";
import { mock, test } from "node:test";
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
import { TimeLeft } from "../../web/src/boot/time_left.js";
import { optionsOf, WAYS, wayAsked, workerName } from "../../web/src/boot/ways.js";
import { isSiteStore, snapshotStore } from "../../web/src/shared/build.js";
import { chanceOf, part, rounds, standIn } from "./support.js";

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

test("a snapshot is read back from its file as it was written, at any place of a larger buffer", () => {
  for (const chance of rounds(20, 1)) {
    const { delta } = snapshotOf(chance);
    const file = writeDelta(delta);
    assert.deepEqual(readDelta(file), delta);
    const buffer = Uint8Array.from([...bytesOf(13, chance), ...file]);
    assert.deepEqual(readDelta(buffer.subarray(13)), delta);
  }
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
  const foreign = [0, 7, 100].map((length) => new Uint8Array(length));
  const cut = [8, 40, file.length - 1, file.length - PAGE].map((length) => file.slice(0, length));
  for (const bytes of [...foreign, Uint8Array.from([1, ...file.slice(1)]), ...cut])
    assert.throws(() => readDelta(bytes), undefined, `${bytes.length} bytes`);
  assert.throws(() => readDelta(Uint8Array.from([...file, 0])), /not all of a snapshot/);
});

test("pages are counted over all runs, and letters are bytes", () => {
  const runs = [0, 9].map((page, nth) => part([page, 3 - nth]));
  assert.deepEqual([pagesIn([]), pagesIn(runs)], [0, 5]);
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
    for (const way of [null, ...WAYS])
      for (const preloaded of [false, true])
        assert.deepEqual(optionsOf(workerName(way ?? "", preloaded)), { way, local: controller !== null, preloaded });
  }
});

test("a worker of an unknown name starts in the best way", () => {
  for (const name of ["", "x", "__proto__", "plainly", "localahead"])
    assert.deepEqual(optionsOf(name), { way: null, local: false, preloaded: false });
});

test("an address may ask for one of the ways, and for nothing else", () => {
  const asked = { plain: ["?boot=plain"], trimmed: ["?x=1&boot=trimmed"] };
  const others = ["", "?boot=", "?boot=__proto__", "?boot=<script>", "?boot=Plain"];
  for (const [way, searches] of Object.entries({ ...asked, "": others }))
    for (const search of searches) {
      standIn("location", { search });
      assert.equal(wayAsked(), way, search);
    }
});

// ── files ──

test("a file that did not come is asked for once more, and no third time", async () => {
  const outcome = async (...answers) => {
    const ask = mock.fn(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const result = await twice(ask).catch(String);
    return [result, ask.mock.callCount()];
  };
  const [first, second] = [new Missing("x"), new Missing("y")];
  assert.deepEqual(await outcome("whole"), ["whole", 1]);
  assert.deepEqual(await outcome(first, "whole"), ["whole", 2]);
  assert.deepEqual(await outcome(first, second, "whole"), ["Missing: y", 2]);
  assert.deepEqual(await outcome(new RangeError("memory"), "whole"), ["RangeError: memory", 1]);
});

test("the time that a download still takes follows from its last seconds, and is not told before anything is known", () => {
  const time = new TimeLeft();
  assert.equal(time.note(0, 4_000_000, 0), null);
  assert.equal(time.note(900_000, 4_000_000, 1000), null); // the first bytes may have waited somewhere near
  assert.equal(time.note(1_000_000, 4_000_000, 2000), 6);
  assert.equal(time.note(1_000_000, 4_000_000, 5000), 15);
  assert.equal(time.note(1_600_000, 4_000_000, 13_000), 32); // what came before the last eight seconds is forgotten
  assert.equal(time.note(4_000_000, 4_000_000, 14_000), null);
  assert.equal(time.note(100, 4_000_000, 15_000), null); // it has begun again
});

test("an archive is unpacked even where no Blob can be read, as in some of WebKit's workers", async (t) => {
  t.mock.method(Blob.prototype, "stream", () => {
    throw new DOMException("", "NotReadableError");
  });
  const bytes = Uint8Array.from([1, 2, 3]);
  assert.deepEqual(await unpacked(Uint8Array.from(gzipSync(bytes))), bytes);
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
  for (const name of [`hupai-precache-v2-${below}`, snapshotStore(root), "hupai-other", `other-precache-v2-${root}`])
    assert.equal(isSiteStore(name, root), false, name);
  assert.notEqual(snapshotStore(root), snapshotStore(below));
});
