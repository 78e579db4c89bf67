/** @file Arranges the hand by number. In the usual order, the engine arranges it. */
import { cardsOf } from "./cards.js";

/** @typedef {import("../shared/types.js").Card[][]} Columns */

/** The most cards in one column. */
export const TALLEST = 4;

/** A hand with a 坎, by which the settings show what they change; of its columns the first ones fit on a phone. @type {Columns} */
export const SAMPLE = ["270b", "555s", "88b8s", "123s", "456b", "00s0b", "9s9b"].map(cardsOf);

/**
 * Returns the hand by number. Small and big cards of a number share a column if they fit.
 * @param {Columns} usual
 * @returns {Columns}
 */
export function byRank(usual) {
  const hand = usual.flat();
  /** @type {Columns} */
  const columns = [];
  for (const number of "1234567890") {
    const of = (/** @type {string} */ size) => hand.filter((card) => card === number + size);
    const [small, big] = [of("s"), of("b")];
    columns.push(
      ...(small.length + big.length > TALLEST || small.length > 2 || big.length > 2
        ? [small, big]
        : [[...small, ...big]]),
    );
  }
  return [...columns, hand.filter((card) => card === "k")].filter((column) => column.length > 0);
}
