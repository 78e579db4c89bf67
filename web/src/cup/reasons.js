/** @file Sentences about what went wrong, in both languages. */
import { EngineDied, EngineError } from "../boot/engine.js";
import { whyNot } from "../boot/why_not.js";
import { both, has, say } from "../text/i18n.js";

/** @import { Text } from "../shared/types.js" */

/** The sentence about an error. @param {unknown} error @returns {Text} */
export function reasonOf(error) {
  if (error instanceof EngineError) return error.body.text;
  return error instanceof EngineDied && error.how !== "file" ? both("engine.dies") : whyNot(error);
}

/** A sentence with a reason in it. @param {string} key @param {Text} reason @returns {Text} */
export const because = (key, reason) => ({
  zh: both(key, { reason: reason.zh }).zh,
  en: both(key, { reason: reason.en }).en,
});

/** What the engine says of a hand that is not as it should be. */
const WRONG_HAND = ["hand_differs", "wrong_deal"];

/**
 * What a check has found, with the hand's place in words.
 * @param {unknown} error
 * @param {string[]} stages what the plan calls the stages
 * @returns {Text}
 */
export function wrongHand(error, stages) {
  if (!(error instanceof EngineError) || !WRONG_HAND.includes(error.body.code)) return reasonOf(error);
  const [stage, session, round, table] = String(error.body.facts.table).split(" ").map(Number);
  const name = `cup.stage.${stages[stage - 1]}`;
  const told = (/** @type {"zh"|"en"} */ lang) =>
    say(lang, `cup.check.${error.body.code}`, {
      stage: has(name) ? say(lang, name) : stages[stage - 1],
      session,
      round,
      table,
      hand: Number(error.body.facts.hand),
    });
  return { zh: told("zh"), en: told("en") };
}
