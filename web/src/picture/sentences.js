/** @file What a picture shows, in words, and what is wrong with a text, in the engine's sentences. */

/** @import { Card, Data, Deck, Row } from "./types.js" */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be shown
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A template with its facts: `{name}`, or `{count:card|cards}`. @param {string} template @param {Record<string, string|number>} facts */
export const filled = (template, facts) =>
  template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) =>
    many === undefined ? String(facts[name]) : `${facts[name]} ${facts[name] === 1 ? one : many}`,
  );

/** The rows in words. @param {Data} data @param {Deck} deck @param {Row[]} rows @param {0|1} lang */
export function described(data, deck, rows, lang) {
  const { words, join } = data;
  const say = (/** @type {string} */ name, /** @type {Record<string, string>} */ facts) =>
    filled(words[name][lang], facts);
  const list = (/** @type {Card[]} */ cards) =>
    cards.map(({ code }) => (code ? deck.cards[code].name : words.down)[lang]).join(join[lang]);
  const row = (/** @type {Row} */ { label, groups, said }) =>
    say("row", { label: label[lang], groups: (said ? said[lang] : inWords(groups)) || words.none[lang] });
  const inWords = (/** @type {Row["groups"]} */ groups) => {
    const loose = groups.flatMap(({ name, cards }) => (name ? [] : cards));
    const plain = loose.filter(({ ringed }) => !ringed);
    const ringed = loose.filter((card) => card.ringed);
    const parts = groups.flatMap(({ name, cards }) =>
      name ? [say("group", { name: name[lang], cards: list(cards) })] : [],
    );
    if (plain.length > 0) parts.push(list(plain));
    if (ringed.length > 0) parts.push(plain.length > 0 ? say("ringed", { cards: list(ringed) }) : list(ringed));
    return parts.join(words.between_groups[lang]);
  };
  return rows.map(row).join(words.between_rows[lang]);
}

/**
 * What is wrong, and where in its text if it has a place.
 * @param {Data} data
 * @param {Deck} deck
 * @param {{code: string, facts: Record<string, string|number|string[]>, place?: number}} wrong
 * @param {0|1} lang
 */
export function complaint(data, deck, { code, facts, place }, lang) {
  const template = deck.errors[code] ?? data.errors[code];
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (Array.isArray(value)) {
        const known = lang === 0 ? value.map((each) => deck.groups[each]?.[0] ?? each) : value;
        return [name, known.join(data.join[lang])];
      }
      return [name, name === deck.fact ? deck.cards[value].said[lang] : value];
    }),
  );
  const sentences = [filled(template[lang], shown)];
  if (place !== undefined) sentences.push(filled(data.at[lang], { place: place + 1 }));
  return sentences.join(lang === 0 ? "" : " ").replace(HIDDEN, "\ufffd");
}
