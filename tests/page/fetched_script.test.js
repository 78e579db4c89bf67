import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchedScript } from "../../web/src/family/fetched_script.js";
import { standIn } from "./support.js";

standIn("document", { baseURI: "https://example.org/" });
const site = { parts: { "some/late.js": "part-1.js", "some/half.js": "part-2.js", "more.js": "part-3.js" } };
standIn("fetch", async () => Response.json(site));
standIn("HUPAI_IN_PARTS", true);

/** Imports a script; `asked` has the addresses at which it was asked for, "" for its usual one. */
function importing(name, failures, wanted) {
  const asked = [];
  const loadFrom = async (address) => {
    asked.push(address);
    if (asked.length <= failures) throw new SyntaxError("half a script");
    return { here: asked.length };
  };
  return { asked, load: () => fetchedScript(name, () => loadFrom(""), wanted, loadFrom) };
}

test("a script is asked for at its own address, and at the same one for ever", async () => {
  const { asked, load } = importing("some/usual", 0, "here");
  for (const times of [1, 2]) assert.equal(await load(), times);
  assert.deepEqual(asked, ["", ""]);
});

test("after a failure it is asked for at another address, and stays there once it has come", async () => {
  const { asked, load } = importing("late", 2, "here");
  for (let times = 0; times < 2; times++) await assert.rejects(load, SyntaxError);
  for (let times = 0; times < 2; times++) await load();
  assert.deepEqual(asked, ["", "./part-1.js?again=1", "./part-1.js?again=2", "./part-1.js?again=2"]);
});

test("half a script that runs, and brings nothing, counts as failed", async () => {
  const { asked, load } = importing("some/half", 0, "wanted");
  for (let times = 0; times < 2; times++) await assert.rejects(load, /without its end/);
  assert.deepEqual(asked, ["", "./part-2.js?again=1"]);
});

test("the failure of one script changes no other address", async () => {
  const [late, other] = [importing("more", 1, null), importing("other", 0, null)];
  await assert.rejects(late.load);
  await Promise.all([late.load(), other.load()]);
  assert.deepEqual([late.asked, other.asked], [["", "./part-3.js?again=1"], [""]]);
});

test("no part of another build is taken, and what is no file of its own keeps its address", async () => {
  const [late, whole] = [importing("x/late", 9, null), importing("x/whole", 1, null)];
  await assert.rejects(late.load);
  await assert.rejects(whole.load);
  await whole.load();
  assert.deepEqual(whole.asked, ["", ""]);
  site.build = "newer";
  await assert.rejects(late.load, /another build/);
});
