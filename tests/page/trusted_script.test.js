import assert from "node:assert/strict";
import { test } from "node:test";
import { standIn } from "./support.js";

const HOME = "https://example.org/games/hupai/";
standIn("document", { baseURI: `${HOME}index.html?boot=plain#table` });
const { trustedScript } = await import("../../web/src/shared/trusted_script.js");

test("a script of the site's own folder is given its whole address", () => {
  assert.equal(trustedScript("sw.js"), `${HOME}sw.js`);
  assert.equal(trustedScript("assets/worker.js"), `${HOME}assets/worker.js`);
  assert.equal(trustedScript(new URL(`${HOME}assets/part-A1_b.min.js`)), `${HOME}assets/part-A1_b.min.js`);
});

test("an address of another place is no script", () => {
  for (const address of [
    "https://example.com/games/hupai/sw.js",
    "http://example.org/games/hupai/sw.js",
    "https://example.org/games/sw.js",
    "https://example.org/games/hupai.js",
    "//example.com/sw.js",
    "/sw.js",
    "../sw.js",
    "assets/../../sw.js",
  ])
    assert.throws(() => trustedScript(address), TypeError, address);
});

test("an address that a server could read as something else is no script", () => {
  for (const address of [
    "",
    "./",
    "assets/",
    "sw.js?x",
    "sw.js#x",
    "assets//worker.js",
    "%2e%2e/sw.js",
    "a%2fb.js",
    "sw.js;x",
    ".hidden.js",
    "data:text/javascript,1",
    "javascript:alert(1)",
    "blob:https://example.org/1",
    "三.js",
  ])
    assert.throws(() => trustedScript(address), TypeError, address);
});

test("of a refused address only the beginning is shown", () => {
  assert.throws(
    () => trustedScript(`x?${"a".repeat(5000)}`),
    ({ message }) => message.length < 200,
  );
});
