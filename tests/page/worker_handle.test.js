import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { EngineDied, WorkerHandle } from "../../web/src/boot/worker_handle.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

/** A worker that says nothing. @returns {any} */
const silentWorker = () =>
  Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });

const turn = () => new Promise((done) => setTimeout(done));

test("an answer that was given is not held any more", async () => {
  const handle = new WorkerHandle(silentWorker);
  /** @type {WeakRef<object>[]} */
  const given = [];
  for (let nth = 0; nth < 50; nth++) {
    const answer = { text: "an answer" };
    given.push(new WeakRef(answer));
    assert.equal(await handle.answered(Promise.resolve(answer), "act", 30), answer);
  }
  await turn();
  collectGarbage();
  assert.ok(given.filter((answer) => answer.deref()).length <= 1, "only the last one may still be in use");
  handle.terminate("gone", "closed");
});

test("who waits when the worker ends is told, and so is who asks afterwards", async () => {
  const handle = new WorkerHandle(silentWorker);
  const never = new Promise(() => undefined);
  const asked = ["act", "hint"].map((what) => handle.answered(never, what, 30));
  handle.terminate("gone", "closed");
  for (const answer of [...asked, handle.answered(never, "view", 30)]) await assert.rejects(answer, EngineDied);
  assert.equal(handle.waiting.size, 0);
});
