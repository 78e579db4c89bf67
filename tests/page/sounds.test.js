import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { buzz } from "../../web/src/audio/buzz.js";
import { Sounds } from "../../web/src/audio/sounds.js";
import { part, standIn } from "./support.js";

/** Presses, and the contexts that were let go on. @type {Record<string, () => void>} */
const presses = {};
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ heard) => (presses[name] = heard),
});

afterEach(() => mock.timers.reset());

for (const [state, resumed] of /** @type {[string, number][]} */ ([
  ["running", 0],
  ["suspended", 1],
  ["interrupted", 1],
  ["closed", 0],
])) {
  test(`the next press lets sound go on that is ${state}: ${resumed}`, () => {
    mock.timers.enable({ apis: ["setTimeout"] });
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

test("audio rests after half a minute without a press or a sound", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const suspend = mock.fn(async () => {});
  const sounds = new Sounds();
  sounds.context = part({ state: "running", suspend });
  presses.pointerdown();
  mock.timers.tick(29_000);
  sounds.ready();
  mock.timers.tick(29_000);
  assert.equal(suspend.mock.callCount(), 0);
  mock.timers.tick(1000);
  assert.equal(suspend.mock.callCount(), 1);
});

test("a phone vibrates where the page was touched, or where nobody can ask whether it was", () => {
  const felt = [];
  for (const userActivation of [{ hasBeenActive: true }, { hasBeenActive: false }, undefined]) {
    standIn("navigator", { userActivation, vibrate: () => felt.push(userActivation?.hasBeenActive) });
    buzz("turn");
  }
  assert.deepEqual(felt, [true, undefined]);
});
