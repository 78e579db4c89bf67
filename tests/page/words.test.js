import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGS } from "./support.js";

const WEB = new URL("../../web/", import.meta.url);
const FILES = readdirSync(new URL("words/", WEB)).sort();
const filesOf = (lang) => FILES.filter((file) => file === `${lang}.js` || file.endsWith(`.${lang}.js`));

/** What a file of words holds. @param {string} file */
const read = (file) => import(new URL(`words/${file}`, WEB).href);

/** The sentences of each file of words, by key. @type {Map<string, any>} */
const PARTS = new Map();
for (const file of FILES) PARTS.set(file, Object.values(await read(file))[0]);
const wordsOf = (lang) => Object.assign({}, ...filesOf(lang).map((file) => PARTS.get(file)));
const WORDS = { zh: wordsOf("zh"), en: wordsOf("en") };

/** The placeholders of a sentence, in any of its plural forms. */
const holesIn = (phrase) => {
  const forms = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  return new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
};
const difference = (one, other) => [...one].filter((name) => !other.has(name));

/** Every script of the page, by its path in web/src. */
const scripts = readdirSync(new URL("src/", WEB), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".js"))
  .map((path) => [path, readFileSync(new URL(`src/${path.replaceAll("\\", "/")}`, WEB), "utf8")]);

test("every file of words belongs to a language, and holds one table", async () => {
  assert.deepEqual([...filesOf("zh"), ...filesOf("en")].sort(), FILES);
  for (const file of FILES) assert.equal(Object.keys(await read(file)).length, 1, file);
});

test("both languages have the same sentences, part by part", () => {
  assert.deepEqual(
    filesOf("zh")
      .map((file) => file.replace("zh", "en"))
      .sort(),
    filesOf("en"),
  );
  for (const file of filesOf("zh")) {
    const [zh, en] = [PARTS.get(file), PARTS.get(file.replace("zh", "en"))];
    assert.deepEqual(Object.keys(zh).sort(), Object.keys(en).sort(), file);
  }
  assert.ok(Object.keys(WORDS.zh).length > 200);
});

test("no two parts have a sentence for the same key", () => {
  for (const lang of LANGS) {
    const keys = filesOf(lang).flatMap((file) => Object.keys(PARTS.get(file)));
    assert.deepEqual(
      keys.filter((key, nth) => keys.indexOf(key) !== nth),
      [],
    );
  }
});

test("a sentence is a text, or an English plural with both of its forms", () => {
  for (const [key, phrase] of Object.entries(WORDS.zh)) assert.equal(typeof phrase, "string", key);
  for (const [key, phrase] of Object.entries(WORDS.en)) {
    if (typeof phrase !== "string") assert.deepEqual(Object.keys(phrase).sort(), ["one", "other"], key);
  }
  for (const lang of LANGS)
    for (const [key, phrase] of Object.entries(WORDS[lang]))
      for (const form of Object.values(typeof phrase === "string" ? [phrase] : phrase))
        assert.equal(form.trim() === "", false, key);
});

test("both languages name the same facts", () => {
  for (const key of Object.keys(WORDS.zh)) {
    const [zh, en] = [holesIn(WORDS.zh[key]), holesIn(WORDS.en[key])];
    const missing = [...difference(zh, en), ...difference(en, zh)];
    // A plural may say the number, and a colour may be said by the word alone.
    assert.deepEqual(
      missing.filter((name) => name !== "n" && name !== "red"),
      [],
      key,
    );
  }
});

test("every sentence that a script asks for exists", () => {
  const said = /(?:\bsay\((?:\w+(?:\.\w+)*, )?|this\.say\(|both\()"([a-z_]+\.[a-z_.]+)"/g;
  const missing = scripts.flatMap(([path, text]) =>
    [...text.matchAll(said)].filter(([, key]) => !Object.hasOwn(WORDS.zh, key)).map(([, key]) => `${path}: ${key}`),
  );
  assert.deepEqual(missing, []);
});

test("the page has no words of its own for what the engine says", () => {
  const engine = /^(?:log|caption|fan|win|group|kind)\.(?!about$)|^payment\.(?!me$)/;
  assert.deepEqual(
    Object.keys(WORDS.zh).filter((key) => engine.test(key)),
    [],
  );
});
