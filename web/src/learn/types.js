/** @file The types of the data that web/tools/hupai_learn makes for the learning pages. This module has no code. */

/** @import { RuleRow, RuleSource, Text } from "../shared/types.js" */

/**
 * @typedef {object} Pile A drawn group.
 * @property {string[]} cards
 * @property {Text|null} name what stands below it
 * @property {number|null} huxi
 * @property {number} down how many cards at its beginning lie face down
 * @property {number|null} claimed the place of the card that was claimed from the table
 * @property {number[]} [wild] the places of wild tiles
 * @property {(string|null)[]} [as] what each tile stands for, if the group has a wild
 * @property {number|null} [last] the place of the tile that won
 */
/** @typedef {{label: Text, look: "piles"|"live"|"spread"|"hand", piles: Pile[]}} Row */
/** @typedef {{text: Text|null, piles: Pile[], right: boolean, why: Text, rule: string|null}} Option */
/** @typedef {{cards: string[], right: boolean, why: Text, rule: string|null}} Answer */
/** @typedef {{said: Text, wall: number, live: {card: string, seat: number}|null, lying: string[][]}} Frame What the small table shows after an event: the sentence, the wall, the face-up card, and what lies before each seat. */
/**
 * @typedef {object} Step
 * @property {"read"|"choose"|"mark"|"pick"|"count"} kind
 * @property {Text} title
 * @property {Text} text
 * @property {Row[]} scene
 * @property {Frame[]} [table] what the small table shows, one frame after another
 * @property {string|null} [rule] the rule that is read, or that the count follows
 * @property {Option[]} [options] the options to choose from or to mark
 * @property {string[]} [cards] the cards to pick from
 * @property {number|null} [size] how many cards to pick; null if the player has to find out
 * @property {Answer[]} [answers] what to say about whole picks
 * @property {Record<string, Text>} [notes] what to say about single cards that do not belong
 * @property {Text|null} [missing] what to say if all picked cards are right and some are missing
 * @property {Text} [otherwise] what to say about any other pick
 * @property {boolean} [ink] false if the red cards are drawn in black
 * @property {boolean} [bare] whether corner numbers would tell the answer
 * @property {number} [answer] the number to find
 * @property {Text[]} [proof] the lines that lead to the number
 */
/** @typedef {{id: string, family: string, game: string, title: Text, about: Text, face: string[], steps: {kind: Step["kind"], title: Text}[]}} Outline A lesson in the list of all. */
/** @typedef {{steps: Step[], rules: Record<string, RuleRow & {game: string}>, topics: Record<string, Text>}} Content What a lesson holds. `rules` by what steps cite: "win.shapes", or "yibin/wild.fei" if the rule is another game's. */

/** @typedef {{id: string, family: string, name: Text, about: Text}} BookGame */
/** @typedef {{game: string, lesson: string, step: number, title: Text, scene: Row[]}} Example What a lesson on a game shows for a rule. */
/** @typedef {{id: string, topic: string, texts: Text[], reads: Record<string, number>, sources: RuleSource[], example?: Example}} BookRule */
/** @typedef {{topics: Record<string, Text>, rules: BookRule[]}} Book The rules of a family's games. */
/**
 * @typedef {object} AlsoEntry An article, a link, or a piece of advice.
 * @property {string[]} [names] the headings as they stand in the source; a piece of advice has a title instead
 * @property {string} [gloss] what they mean in English
 * @property {Text} [title]
 * @property {string} [verdict] whether the game is played here
 * @property {{id: string, name: Text}[]} [games] as which games
 * @property {Text} [says]
 * @property {Text[]} [clash] what contradicts itself or any deck
 * @property {Text} [why]
 * @property {Text} [from] which articles give the advice
 * @property {Text} [found] what bots did
 * @property {string} [figures] by which figures
 */
/** @typedef {{title?: Text, command: string, prints: string}} AlsoFigures A command and what it prints. */
/** @typedef {{title: Text, intro: Text, words: Record<string, Text>, verdict: Record<string, Text>, parts: {id: string, title: Text, intro: Text, entries: AlsoEntry[]}[], figures: Record<string, AlsoFigures>}} Also */
/** @typedef {{id: string, family: string, zi: string, pinyin: string, en: string, means: Text, rule: string|null, game: string|null}} Term */

/** @typedef {"read"|"first"|"later"|"shown"} How How a step was done. */
/** @typedef {Record<string, (How|null)[]>} Progress What was done, by lesson and step. */

/**
 * @typedef {object} Reader What a lesson is shown in: a page of ours, or a frame in somebody else's.
 * @property {string} all the address of the list of all lessons
 * @property {(lesson: Outline, at: number) => string} addressOf the address of a step
 * @property {(lesson: Outline, at: number) => void} go goes to a step
 * @property {(lesson: Outline, at: number, how: How) => void} done notes a step as done
 */

export {};
