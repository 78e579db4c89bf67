import assert from "node:assert/strict";
import { mock, test } from "node:test";
import {
  COMMANDS,
  commandOf,
  keyName,
  keyOf,
  keyPressed,
  refusedKey,
  shortcut,
  USUAL,
  withKey,
} from "../../web/src/settings/keymap.js";
import {
  CHOICES,
  defaultSettings,
  LEVELS,
  PAUSE,
  pauseFor,
  readSettings,
  showsIndex,
} from "../../web/src/settings/settings.js";
import { chanceOf, LANGS, part, standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });
const DEFAULTS = defaultSettings();
const STRANGE = [null, true, -1, 101, Number.NaN, Number.POSITIVE_INFINITY, "", "zz", [], {}, ["felt"], "__proto__"];

test("without stored settings the defaults hold", () => {
  for (const stored of [undefined, null, 5, "text", [], {}]) assert.deepEqual(readSettings(stored), DEFAULTS);
});

test("every choice of every setting is read back as it was stored", () => {
  for (const [name, choices] of Object.entries(CHOICES))
    for (const choice of choices) assert.equal(readSettings({ [name]: choice })[name], choice);
});

test("a value that is no choice leaves the default", () => {
  for (const name of Object.keys(CHOICES))
    for (const value of STRANGE) assert.deepEqual(readSettings({ [name]: value }), DEFAULTS);
});

test("a volume is a whole number from 0 to 100", () => {
  for (const level of LEVELS) {
    for (const value of [0, 37, 100]) assert.equal(readSettings({ [level]: value })[level], value);
    assert.equal(readSettings({ [level]: 37.4 })[level], 37);
    for (const value of STRANGE) assert.equal(readSettings({ [level]: value })[level], DEFAULTS[level]);
  }
});

test("the three volumes of an older page are taken over", () => {
  const volumes = ["off", "soft", "full", "loud", "toString", 5].map((sound) => readSettings({ sound }).volume);
  assert.deepEqual(volumes, [0, 50, 100, DEFAULTS.volume, DEFAULTS.volume, DEFAULTS.volume]);
  assert.equal(readSettings({ sound: "off", volume: 30 }).volume, 30);
});

test("a page is muted only where that was stored", () => {
  assert.equal(readSettings({ muted: true }).muted, true);
  for (const muted of [false, 1, "true", {}]) assert.equal(readSettings({ muted }).muted, false);
});

test("of stored keys only short texts are read", () => {
  const keys = { peng: "q", hu: 7, pass: "", hint: "x".repeat(13) };
  assert.deepEqual(readSettings({ keys }).keys, { peng: "q", pass: "" });
  for (const none of [null, 5, "q", ["q"]]) assert.deepEqual(readSettings({ keys: none }).keys, {});
});

test("unknown settings are dropped, and reading twice changes nothing", () => {
  const stored = { lang: "zh", theme: "dusk", unknown: 1, volume: 12.6, keys: { peng: "q" } };
  const read = readSettings(stored);
  assert.deepEqual(Object.keys(read).sort(), Object.keys(DEFAULTS).sort());
  assert.deepEqual(readSettings(read), read);
});

test("corner numbers are drawn where they are wanted, else in English only", () => {
  const shows = (index) => LANGS.map((lang) => showsIndex({ ...DEFAULTS, index, lang }));
  assert.deepEqual([...shows("on"), ...shows("off"), ...shows("auto")], [true, true, false, false, false, true]);
});

test("a pause lies within a quarter of the mean of its speed", () => {
  const chance = chanceOf(1);
  mock.method(Math, "random", () => chance(1000) / 1000);
  for (const speed of CHOICES.speed) {
    const pauses = Array.from({ length: 500 }, () => pauseFor({ ...DEFAULTS, speed }));
    assert.ok(pauses.every((pause) => pause >= 0.75 * PAUSE[speed] && pause <= 1.25 * PAUSE[speed]));
    assert.equal(new Set(pauses).size > 1, speed !== "instant");
  }
  mock.restoreAll();
});

test("every command has a usual key of its own that a player could choose", () => {
  assert.equal(new Set(Object.values(USUAL)).size, COMMANDS.length);
  for (const command of COMMANDS) {
    assert.equal(commandOf(DEFAULTS, USUAL[command]), command);
    assert.equal(refusedKey(DEFAULTS, command, USUAL[command]), null);
  }
});

test("a changed key works, and the usual one means nothing any more; a command without a key answers to none", () => {
  const settings = { ...DEFAULTS, keys: { ...withKey(DEFAULTS, "peng", "q"), ...withKey(DEFAULTS, "pass", "") } };
  assert.deepEqual([keyOf(settings, "peng"), keyOf(settings, "pass")], ["q", ""]);
  const heard = ["q", "p", "", " "].map((key) => commandOf(settings, key));
  assert.deepEqual(heard, ["peng", undefined, undefined, undefined]);
});

test("a usual key is not stored", () => {
  const changed = { ...DEFAULTS, keys: { peng: "q", hu: "w" } };
  assert.deepEqual(withKey(changed, "peng", "p"), { hu: "w" });
  assert.deepEqual(changed.keys, { peng: "q", hu: "w" });
});

test("a key of another command is refused with its name, a fixed key for all commands", () => {
  assert.deepEqual(refusedKey(DEFAULTS, "peng", "h"), { code: "taken", by: "hu" });
  const freed = { ...DEFAULTS, keys: { hu: "w" } };
  assert.equal(refusedKey(freed, "peng", "h"), null);
  for (const key of ["1", "9", "Enter", "Escape", "Tab", "ArrowLeft", "Shift", "Backspace", "F5", "Dead"])
    assert.deepEqual(refusedKey(DEFAULTS, "peng", key), { code: "fixed" });
  for (const key of ["q", "é", "拼", "F2", "Home"]) assert.equal(refusedKey(DEFAULTS, "peng", key), null);
});

test("a key is written as it stands on a keyboard", () => {
  const names = ["q", "F1", "?"].map((key) => keyName("en", key));
  assert.deepEqual(names, ["Q", "F1", "?"]);
  assert.notEqual(keyName("en", " ").trim(), "");
  assert.deepEqual([shortcut(DEFAULTS, "pass"), shortcut(DEFAULTS, "help")], ["Space", "F1"]);
  assert.equal(shortcut({ ...DEFAULTS, keys: { pass: "" } }, "pass"), "");
  assert.deepEqual([keyPressed(part({ key: "Q" })), keyPressed(part({ key: "ArrowLeft" }))], ["q", "ArrowLeft"]);
});
