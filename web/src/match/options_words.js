/** @file Says which answers there are: in short with the question, and each in full with its key. */
import { joined, sayIn, signed } from "../text/i18n.js";
import { capital } from "../text/names.js";

/** @import { Lang, Legal, View } from "../shared/types.js" */
/**
 * @typedef {Legal & {gained?: number, huxi?: number}} Worth An answer with the number that it is known by, in families
 * that have one.
 */

/**
 * Lists words of which one is chosen: "a, b, or c". Intl.ListFormat does the same, but making the first one takes a
 * large part of a frame.
 * @param {Lang} lang
 * @param {string[]} words two or more
 */
function either(lang, words) {
  const [last, ...others] = [...words].reverse();
  const first = others.reverse().join(lang === "zh" ? "、" : ", ");
  if (lang === "zh") return `${first}或${last}`;
  return `${first}${words.length > 2 ? "," : ""} or ${last}`;
}

/**
 * Asks the player, and says in few words what may be answered: "Peng +3, chi 2 ways, or pass." Without a choice of
 * answers it only asks.
 * @param {import("../family/types.js").PageFamily} family
 * @param {import("../text/names.js").Wording} wording
 * @param {View} view
 */
export function questionWords({ prefix, prompt }, { lang }, { phase, legal }) {
  const say = (/** @type {string} */ key, /** @type {Record<string, string|number>} */ values = {}) =>
    sayIn(prefix, lang, key, values);
  const found = [...prompt.verbs, "reveal", "discard", "pass"].flatMap((verb) => {
    const entries = /** @type {Worth[]} */ (legal.filter((entry) => entry.verb === verb));
    if (entries.length === 0) return [];
    if (verb === "discard") return [say("answers.play")];
    const name = say(`verb.${verb}.short`).toLowerCase();
    if (verb === "reveal") return [name];
    if (entries.length > 1) return [say("options.ways", { verb: name, n: entries.length })];
    const [{ gained, huxi }] = entries;
    const worth = gained ? signed(gained) : (huxi ?? "");
    return [worth === "" ? name : say("options.worth", { verb: name, n: worth })];
  });
  const asked = say(`turn.${phase}`);
  if (found.length < 2) return asked;
  const listed = either(lang, found);
  return /[?？]$/.test(asked)
    ? say("options.asked", { asked, answers: capital(listed) })
    : say("options.turn", { asked, answers: listed });
}

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
