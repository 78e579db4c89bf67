/**
 * @file How hard the next puzzle should be. One's skill is the difficulty at which one is right every second time; each
 * answer moves it, an unexpected one more. The puzzle to ask is a little easier than that: three in four are right.
 */

/** The skill of somebody who has answered nothing: the easiest puzzles come first. */
export const FIRST_SKILL = 1.5;
/** By how many steps of difficulty the chance of a right answer falls from a half to a tenth, nearly: 1 in 11. */
const SPREAD = 2;
/** By how much a quite unexpected answer moves the skill. */
const STEP = 0.4;
/** The difference at which three in four answers are right. */
const EASIER = SPREAD * Math.log10(3);
const [LEAST, MOST] = [0, 7];

/** The chance of a right answer. @param {number} skill @param {number} hard */
const chance = (skill, hard) => 1 / (1 + 10 ** ((hard - skill) / SPREAD));

/** The skill after an answer. @param {number} skill @param {number} hard the puzzle's difficulty, 1 to 5 @param {boolean} right */
export const skillAfter = (skill, hard, right) =>
  Math.min(MOST, Math.max(LEAST, skill + STEP * ((right ? 1 : 0) - chance(skill, hard))));

/** The difficulty to ask for. @param {number} skill */
export const wantedHardness = (skill) => Math.min(5, Math.max(1, skill - EASIER));
