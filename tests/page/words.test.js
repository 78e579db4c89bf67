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

/** A sentence, or its plural forms. @returns {string[]} */
const formsOf = (phrase) => (typeof phrase === "string" ? [phrase] : Object.values(phrase));

/** The placeholders of a sentence, in any of its forms. */
const holesIn = (phrase) => formsOf(phrase).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

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
  assert.equal(filesOf("zh").length, filesOf("en").length);
  for (const file of filesOf("zh")) {
    const [zh, en] = [file, file.replace("zh", "en")].map((one) => Object.keys(PARTS.get(one) ?? {}).sort());
    assert.deepEqual(zh, en, file);
  }
  assert.ok(Object.keys(WORDS.zh).length > 200);
});

test("no two parts have a sentence for the same key", () => {
  for (const lang of LANGS) {
    const keys = filesOf(lang).flatMap((file) => Object.keys(PARTS.get(file)));
    const twice = keys.filter((key, nth) => keys.indexOf(key) !== nth);
    assert.deepEqual(twice, []);
  }
});

test("a sentence is a text, or an English plural with both of its forms", () => {
  for (const lang of LANGS)
    for (const [key, phrase] of Object.entries(WORDS[lang])) {
      if (lang === "zh") assert.equal(typeof phrase, "string", key);
      if (typeof phrase !== "string") assert.deepEqual(Object.keys(phrase).sort(), ["one", "other"], key);
      for (const form of formsOf(phrase)) assert.notEqual(form.trim(), "", key);
    }
});

test("both languages name the same facts", () => {
  for (const key of Object.keys(WORDS.zh)) {
    // A plural may say the number, and a colour may be said by the word alone.
    const [zh, en] = LANGS.map((lang) => holesIn(WORDS[lang][key]).filter((name) => name !== "n" && name !== "red"));
    assert.deepEqual(new Set(zh), new Set(en), key);
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
  const own = Object.keys(WORDS.zh).filter((key) => engine.test(key));
  assert.deepEqual(own, []);
});
