/** @file Says which answers there are, each with its key. */
import { joined, sayIn } from "../text/i18n.js";

/** @typedef {import("../shared/types.js").Legal} Legal */

/**
 * Says all answers: those with numbers, passing, and the cards that may be played.
 * @param {import("../family/types.js").PageFamily} family
 * @param {import("../text/names.js").Wording} wording
 * @param {{answers: Legal[], plays: Legal[], legal: Legal[]}} offered `answers` in the order of their keys
 * @param {string} passKey
 */
export function optionsWords({ prefix, words, cards, prompt }, wording, { answers, plays, legal }, passKey) {
  const { lang } = wording;
  const say = (/** @type {string} */ key, /** @type {Record<string, string>} */ values) =>
    sayIn(prefix, lang, key, values);
  const options = answers.map((entry, nth) =>
    say("options.one", { key: String(nth + 1), text: words.answer(wording, entry) }),
  );
  const pass = legal.find(({ verb }) => verb === "pass");
  if (pass) options.push(say("options.one", { key: passKey, text: words.answer(wording, pass) }));
  if (plays.length > 0) options.push(say("options.discard", { cards: cards.list(lang, plays.map(prompt.cardOf)) }));
  return joined(lang, options);
}
