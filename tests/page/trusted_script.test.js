import assert from "node:assert/strict";
import { test } from "node:test";
import { standIn } from "./support.js";

const HOME = "https://example.org/games/hupai/";
standIn("document", { baseURI: `${HOME}index.html?boot=plain#table` });
const { trustedScript } = await import("../../web/src/shared/trusted_script.js");

test("a script of the site's own folder is given its whole address", () => {
  assert.equal(trustedScript("sw.js"), `${HOME}sw.js`);
  for (const address of ["assets/worker.js", "./assets/worker.js", "./assets/../assets/worker.js"])
    assert.equal(trustedScript(address), `${HOME}assets/worker.js`, address);
  assert.equal(trustedScript(new URL(`${HOME}assets/part-A1_b.min.js`)), `${HOME}assets/part-A1_b.min.js`);
});

const assertNone = (...addresses) => {
  for (const address of addresses) assert.throws(() => trustedScript(address), TypeError, address);
};

test("an address of another place is no script", () => {
  assertNone("https://example.com/games/hupai/sw.js", "http://example.org/games/hupai/sw.js", "//example.com/sw.js");
  assertNone("https://example.org/games/sw.js", "https://example.org/games/hupai.js", `${HOME.slice(0, -1)}x/sw.js`);
  assertNone("https://example.org:444/games/hupai/sw.js", "https://me@example.org/games/hupai/sw.js");
  assertNone("assets\\..\\..\\..\\x.js", "https://example.org\\@example.com/x.js");
  assertNone("/sw.js", "../sw.js", "assets/../../sw.js");
});

test("an address that a server could read as something else is no script", () => {
  assertNone("", "./", "assets/", "sw.js?x", "sw.js#x", "sw.js;x", "assets//worker.js", ".hidden.js", "三.js");
  assertNone("%2e%2e/sw.js", "a%2fb.js", "assets/%2e%2e/%2e%2e/sw.js", "assets/..%2fsw.js", "assets/\u202esw.js");
  assertNone("data:text/javascript,1", "javascript:alert(1)", "blob:https://example.org/1");
});

test("of a refused address only the beginning is shown", () => {
  assert.throws(() => trustedScript(`x?${"a".repeat(5000)}`), { message: /^.{1,199}$/ });
});
