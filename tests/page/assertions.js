/** @file What several suites assert. */
import assert from "node:assert/strict";
import { part, rounds } from "./support.js";

/** Fails where a number is smaller than the one before it. */
export const assertRising = (numbers) =>
  assert.deepEqual(
    numbers,
    [...numbers].sort((one, other) => one - other),
  );

/** Fails where a sentence is empty, or shows a key, an unfilled placeholder, or a value that is none. */
export function assertSentence(text) {
  assert.notEqual(text, "");
  assert.doesNotMatch(text, /\{\w+\}|undefined|NaN|null|[a-z]\.[a-z]/);
}

/** Fails where these are not sentences of their own. */
export function assertSentences(texts) {
  for (const text of texts) assertSentence(text);
  assert.equal(new Set(texts).size, texts.length, texts.join("\n"));
}

/** Fails where a reader of addresses takes one of these, or refuses it with another code than the one it stands under. */
export function assertRefused(read, refused, look = (_error) => undefined) {
  for (const [code, texts] of Object.entries(refused))
    for (const text of texts)
      assert.throws(
        () => read(text),
        (error) => {
          assert.deepEqual([part(error).name, part(error).code], ["AddressError", code], text);
          look(error);
          return true;
        },
      );
}

/** Fails where a reader makes of addresses by chance anything but what is right, or an error of addresses. */
export function assertReadOrRefused(read, pieces, isRight) {
  for (const chance of rounds(20_000, 19)) {
    const text = Array.from({ length: chance(9) }, () => pieces[chance(pieces.length)]).join("");
    try {
      assert.ok(isRight(read(text)), text);
    } catch (error) {
      if (part(error).name !== "AddressError") assert.fail(`${text}: ${error}`);
    }
  }
}
