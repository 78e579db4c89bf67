/** @file The shapes of the data the build makes for the pages to read: see web/tools/hupai_learn. Nothing here runs. */

/** @typedef {import("../shared/types.js").Text} Text */
/** @typedef {import("../shared/types.js").RuleRow} RuleRow */
/** @typedef {import("../shared/types.js").RuleSource} RuleSource */

/** @typedef {{cards: string[], name: Text|null, huxi: number|null, down: number, claimed: number|null}} Pile */
/** @typedef {{label: Text, look: "piles"|"live"|"spread"|"hand", piles: Pile[]}} Row */
/** @typedef {{text: Text|null, piles: Pile[], right: boolean, why: Text, rule: string|null}} Option */
/** @typedef {{cards: string[], right: boolean, why: Text, rule: string|null}} Answer */
/**
 * @typedef {object} Step
 * @property {"read"|"choose"|"mark"|"pick"|"count"} kind
 * @property {Text} title
 * @property {Text} text
 * @property {Row[]} scene
 * @property {string|null} [rule] of what is read, or counted
 * @property {Option[]} [options] to choose one of, or to mark
 * @property {string[]} [cards] to pick from
 * @property {number|null} [size] how many to pick; null where that is to be found out
 * @property {Answer[]} [answers] what is said about whole picks
 * @property {Record<string, Text>} [notes] about single cards that do not belong
 * @property {Text|null} [missing] when only right cards are picked, but not all
 * @property {Text} [otherwise]
 * @property {boolean} [ink] false where the red cards are drawn in black
 * @property {boolean} [bare] whether corner numbers would tell the answer
 * @property {number} [answer] the number to find
 * @property {Text[]} [proof] the lines that lead to it
 */
/** @typedef {{id: string, title: Text, about: Text, face: string[], steps: Step[], game: string, rules: Record<string, RuleRow>}} Lesson */
/** @typedef {{lessons: Lesson[], topics: Record<string, Text>}} Lessons */

/** @typedef {{id: string, name: Text, about: Text}} BookGame */
/** @typedef {{id: string, topic: string, texts: Text[], reads: Record<string, number>, sources: RuleSource[]}} BookRule */
/** @typedef {{games: BookGame[], topics: Record<string, Text>, rules: BookRule[]}} Books */
/** @typedef {{id: string, zi: string, pinyin: string, means: Text, rule: string|null, game: string|null}} Term */

/** @typedef {"read"|"first"|"later"|"shown"} How How a step was done. */
/** @typedef {Record<string, (How|null)[]>} Progress What was done, by lesson and step. */

export {};
