import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { connectTabs, Holder } from "../../web/src/storage/tabs.js";
import { standIn } from "./support.js";

mock.timers.enable({ apis: ["setTimeout"] });

const refuse = async () => {
  throw new DOMException("", "SecurityError");
};

/** Locks of a browser that runs what it has granted when it has been asked so often who waits. @param {number} looks */
function slowLocks(looks, pending = []) {
  const held = [{ name: "hupai-match-m" }];
  let run = () => {};
  const request = (_name, { signal }, granted) =>
    new Promise((_, ended) => {
      signal?.addEventListener("abort", () => ended(signal.reason));
      run = granted;
    });
  const query = async () => {
    if (--looks === 0) run();
    return { held, pending };
  };
  standIn("navigator", { locks: { request, query } });
}

/** Whether a match is held in the end. */
async function heldAtLast() {
  let mine = null;
  void new Holder().hold("m", false, assert.fail).then((held) => {
    mine = held;
  });
  while (mine === null) {
    mock.timers.tick(600);
    await new Promise((turn) => setImmediate(turn));
  }
  return mine;
}

test("a match is this tab's even if the browser is slow to say so", async () => {
  slowLocks(2);
  assert.equal(await heldAtLast(), true);
});

test("a match that this tab has to wait for is another tab's", async () => {
  slowLocks(9, [{ name: "hupai-match-m" }]);
  assert.equal(await heldAtLast(), false);
});

test("a match that another tab takes is lost", async () => {
  const request = async (_name, _how, granted) => {
    granted();
    throw new DOMException("", "AbortError");
  };
  standIn("navigator", { locks: { request } });
  await new Promise((lost) => new Holder().hold("m", true, () => lost(undefined)));
});

test("in a browser that stores nothing every match is this tab's", async () => {
  standIn("navigator", { locks: { request: refuse, query: refuse } });
  assert.equal(await new Holder().hold("m", false, assert.fail), true);
  assert.equal(await new Holder().elsewhere("m"), false);
});

test("a browser that refuses channels has tabs that tell each other nothing", () => {
  class BroadcastChannel {
    constructor() {
      throw new DOMException("", "SecurityError");
    }
  }
  Object.assign(globalThis, { self: globalThis, BroadcastChannel });
  connectTabs(assert.fail)();
});
