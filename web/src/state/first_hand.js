/**
 * @file The guided first hand as a match: its deal is chosen, so that a newcomer eats a card, makes a peng and wins. The
 * build plays it with the engine and writes down what the guide says (web/tools/hupai_learn/zipai/guided_hand.py).
 */

/** @type {import("../daily/day_match.js").DayDeal} */
export const FIRST_HAND = {
  id: "first-hand",
  game: "yongzhou-plain",
  seed: "first-hand-600468",
  level: "beginner",
};

/** Whether a stored match is the guided hand. @param {string} id */
export const isGuided = (id) => id === FIRST_HAND.id;
