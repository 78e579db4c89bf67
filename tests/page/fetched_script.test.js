import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchedScript } from "../../web/src/family/fetched_script.js";

/** A function that imports a script, as the build leaves it; `asked` has how each address ended. */
function importing(failures) {
  const asked = [];
  const load = async () => {
    asked.push(globalThis.HUPAI_AGAIN);
    if (asked.length <= failures) throw new SyntaxError("half a script");
    return "here";
  };
  return { asked, load };
}

test("a script is asked for at its own address, and at the same one for ever", async () => {
  const { asked, load } = importing(0);
  for (let times = 0; times < 2; times++) assert.equal(await fetchedScript(load), "here");
  assert.deepEqual(asked, ["", ""]);
});

test("after a failure it is asked for at another address, and stays there once it has come", async () => {
  const { asked, load } = importing(2);
  for (let times = 0; times < 2; times++) await assert.rejects(() => fetchedScript(load), SyntaxError);
  for (let times = 0; times < 2; times++) assert.equal(await fetchedScript(load), "here");
  assert.deepEqual(asked, ["", "?again=1", "?again=2", "?again=2"]);
});

test("half a script that runs, and brings nothing, counts as failed", async () => {
  const asked = [];
  const load = async () => [undefined, "here"][asked.push(globalThis.HUPAI_AGAIN) - 1];
  await assert.rejects(() => fetchedScript(load));
  assert.equal(await fetchedScript(load), "here");
  assert.deepEqual(asked, ["", "?again=1"]);
});

test("the failure of one script changes no other address", async () => {
  const late = importing(1);
  const other = importing(0);
  await assert.rejects(() => fetchedScript(late.load));
  await Promise.all([fetchedScript(late.load), fetchedScript(other.load)]);
  assert.deepEqual(late.asked, ["", "?again=1"]);
  assert.deepEqual(other.asked, [""]);
});
