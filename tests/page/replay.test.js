import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });
const { ReplayElement } = await import("../../web/src/frame/replay_view.js");

test("a hand that plays by itself asks for no further moment once it is gone, even while one is asked for", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let answer;
  const go = mock.fn(() => new Promise((done) => (answer = done)));
  const element = new ReplayElement();
  Object.assign(element, { hand: { at: 0, last: 9, go, leave: () => {} } });
  element.play();
  t.mock.timers.tick(2000);
  assert.equal(go.mock.callCount(), 1);
  element.disconnectedCallback();
  answer();
  await new Promise(setImmediate);
  t.mock.timers.tick(2000);
  assert.equal(go.mock.callCount(), 1);
});
