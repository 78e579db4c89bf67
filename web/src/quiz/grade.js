/** @file Grades an answer by what the engine said when the lesson was built. This module knows no rule of the game. */

/** @import { Option, Step } from "../learn/types.js" */
/** @import { Text } from "../shared/types.js" */
/** @typedef {{right: boolean, why: Text|null, rule: string|null}} Verdict */

/** Grades the option that was chosen. @param {Step} step @param {number} nth @returns {Verdict} */
export function gradeChoice(step, nth) {
  const { right, why, rule } = /** @type {Option[]} */ (step.options)[nth];
  return { right, why, rule };
}

/**
 * Grades the options that were marked. `why` is null unless a wrong one is marked.
 * @param {Step} step
 * @param {Set<string>} marked the places of options, as text
 * @returns {Verdict}
 */
export function gradeMarks(step, marked) {
  const options = step.options ?? [];
  const wrong = options.find((option, nth) => marked.has(String(nth)) && !option.right);
  if (wrong) return { right: false, why: wrong.why, rule: wrong.rule };
  return { right: options.every((option, nth) => option.right === marked.has(String(nth))), why: null, rule: null };
}

/**
 * Grades the cards that were picked.
 * @param {Step} step
 * @param {string[]} cards
 * @returns {Verdict}
 */
export function gradePick(step, cards) {
  const picked = [...cards].sort().join();
  const found = step.answers?.find((answer) => answer.cards.join() === picked);
  if (found) return found;
  const { notes = {} } = step;
  const foreign = cards.find((card) => Object.hasOwn(notes, card));
  const why = foreign ? notes[foreign] : (cards.length > 0 && step.missing) || step.otherwise || null;
  return { right: false, why, rule: null };
}

/** Returns the places of a right pick among the step's cards. @param {Step} step @returns {string[]} */
export function rightPick(step) {
  const wanted = [...(step.answers?.find((answer) => answer.right)?.cards ?? [])];
  return (step.cards ?? []).flatMap((card, nth) => {
    const at = wanted.indexOf(card);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [String(nth)];
  });
}
