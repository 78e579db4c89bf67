/** @file Compares an answer with what the engine said when the lesson was made. No rule of the game is known here. */

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Text} Text */
/** @typedef {{right: boolean, why: Text|null, rule: string|null}} Verdict */

/** One option that was chosen. @param {Step} step @param {number} nth @returns {Verdict} */
export function gradeChoice(step, nth) {
  const { right, why, rule } = /** @type {import("./types.js").Option[]} */ (step.options)[nth];
  return { right, why, rule };
}

/**
 * All options that were marked; null for `why` when what is marked is right and some are missing.
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
 * The cards that were picked.
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

/** Places of the cards of a right pick, among the cards there are. @param {Step} step @returns {string[]} */
export function rightPick(step) {
  const wanted = [...(step.answers?.find((answer) => answer.right)?.cards ?? [])];
  return (step.cards ?? []).flatMap((card, nth) => {
    const at = wanted.indexOf(card);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [String(nth)];
  });
}
