/** @file Where a guided hand stands: at one of the guide's decisions, or on a way of the player's own. */

/** @import { Text } from "../../shared/types.js" */
/** @typedef {{at: number, action: string, text: Text, others: Record<string, Text|null>}} Step What is said at a decision. */
/**
 * @typedef {object} Guide What the build has written down of the hand.
 * @property {string} seed
 * @property {string[]} line all actions, such as "0 discard 0s", as long as the player follows the guide
 * @property {Step[]} steps one for each of the player's decisions
 * @property {Text} left what is said once to a player who goes another way
 */
/**
 * @typedef {object} Place
 * @property {Step} step
 * @property {number} nth the place of the step, from 1
 * @property {number} back how many of the player's own decisions lie after it; 0 while the guide is followed
 * @property {Text|null} told what the player's own answer there has cost, if it has cost anything
 */

const OWN = "0 ";
const ACTION = /^\d [a-z]/;

/**
 * Returns where a hand stands by its record; null if the guide has nothing to say: the deal is another one, the bots
 * answered otherwise because another version of the engine played, or the hand is over.
 * @param {Guide} guide
 * @param {string} record
 * @returns {Place|null}
 */
export function placeOf({ seed, line, steps }, record) {
  const lines = record.split("\n");
  if (!lines.includes(`seed ${seed}`)) return null;
  const actions = lines.filter((one) => ACTION.test(one));
  const apart = actions.findIndex((action, nth) => action !== line[nth]);
  const at = apart < 0 ? actions.length : apart;
  const step = steps.find((one) => one.at === at);
  if (!step) return null;
  const nth = steps.indexOf(step) + 1;
  if (apart < 0) return { step, nth, back: 0, told: null };
  const back = actions.slice(apart).filter((action) => action.startsWith(OWN)).length;
  return { step, nth, back, told: step.others[actions[apart].slice(OWN.length)] ?? null };
}
