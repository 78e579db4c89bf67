import assert from "node:assert/strict";
import { test } from "node:test";
import { buzz } from "../../web/src/audio/buzz.js";
import { Sounds } from "../../web/src/audio/sounds.js";
import { part, standIn } from "./support.js";

/** Presses, and the contexts that were let go on. @type {Record<string, () => void>} */
const presses = {};
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ heard) => (presses[name] = heard),
});

for (const [state, resumed] of /** @type {[string, number][]} */ ([
  ["running", 0],
  ["suspended", 1],
  ["interrupted", 1],
  ["closed", 0],
])) {
  test(`the next press lets sound go on that is ${state}: ${resumed}`, () => {
    let times = 0;
    const resume = async () => {
      times += 1;
    };
    const sounds = new Sounds();
    sounds.context = part({ state, resume });
    presses.pointerdown();
    assert.equal(times, resumed);
    presses.keydown();
    assert.equal(times, 2 * resumed);
  });
}

test("a phone vibrates where the page was touched, or where nobody can ask whether it was", () => {
  const felt = [];
  for (const userActivation of [{ hasBeenActive: true }, { hasBeenActive: false }, undefined]) {
    standIn("navigator", { userActivation, vibrate: () => felt.push(userActivation?.hasBeenActive) });
    buzz("turn");
  }
  assert.deepEqual(felt, [true, undefined]);
});
